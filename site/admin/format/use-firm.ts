import { createContext, useContext } from 'react';
import type { Firm } from '#contract/site/records/firm.ts';

/** The firm's data from the page that contains the dashboard. */
export const FirmContext = createContext<Firm | null>(null);

/** @throws outside of the dashboard. */
export function useFirm(): Firm {
  const firm = useContext(FirmContext);
  if (!firm) throw new Error('useFirm() needs the dashboard around it.');
  return firm;
}
