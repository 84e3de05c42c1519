/** On a phone, the address says that the day is shown instead of the list (`?today=1`). */
import { useAddress } from '../../state/address.ts';
import { hrefOfView, useView } from './view-in-address.ts';

const PARAMETER = 'today';

export const useShowsToday = (): boolean => useAddress().searchParams.has(PARAMETER);

export const TODAY_HREF = `/admin?${PARAMETER}=1`;

/** The address of the list. */
export const useListHref = (): string => hrefOfView(useView());
