/** Which inquiry is open stands in the address (`?inquiry=id`): a reload, a bookmark and a colleague get the same. */
import { announce, useAddress } from '../address.ts';

const PARAMETER = 'inquiry';

/** The id in the address; null for none. */
export const useSelectedInquiry = (): string | null => useAddress().searchParams.get(PARAMETER) || null;

/** Opens an inquiry. The first one makes a step in the history, so that Back leads to the list. */
export function selectInquiry(id: string): void {
  const address = new URL(location.href);
  const isFirst = !address.searchParams.has(PARAMETER);
  address.searchParams.set(PARAMETER, id);
  if (isFirst) history.pushState({ cameFromList: true }, '', address);
  else history.replaceState(history.state, '', address);
  announce();
}

/** Where an inquiry is open beside the list, with the filters of now; for links from other views. */
export function hrefOf(id: string): string {
  const params = new URLSearchParams(location.search);
  params.set(PARAMETER, id);
  return `/admin?${params}`;
}

/** Goes back to the list. */
export function closeInquiry(): void {
  if (history.state?.cameFromList) {
    history.back();
    return;
  }
  const address = new URL(location.href);
  address.searchParams.delete(PARAMETER);
  history.replaceState(null, '', address);
  announce();
}
