import { useState } from 'react';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import { useLiveUpdates } from './use-live.ts';

/**
 * The row to scroll to, as its index in the loaded part of the list: the open inquiry, or the uppermost arrival that
 * "Show" brought, whichever came last.
 * @returns null when neither is there.
 */
export function useRowToShow(inquiries: readonly Inquiry[], selectedId: string | null): number | null {
  const { shown } = useLiveUpdates();
  const [last, setLast] = useState({ selectedId, shown, isArrival: false });
  if (last.selectedId !== selectedId || last.shown !== shown)
    setLast({ selectedId, shown, isArrival: last.shown !== shown });
  const at = inquiries.findIndex(({ id }) => (last.isArrival ? shown.has(id) : id === selectedId));
  return at === -1 ? null : at;
}
