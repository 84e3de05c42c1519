import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useContext, useEffect, useSyncExternalStore } from 'react';
import { titleOf } from '../../../layout/title.ts';
import { useFirm } from '../../format/use-firm.ts';
import { INQUIRIES, knownInquiry } from '../queries/known-inquiries.ts';
import { focusArrival } from '../shortcuts/focus.ts';
import { Live, useLiveUpdates } from './use-live.ts';

/** The number of inquiries that arrived since the list was loaded, less those that a later reload brought. */
export function useArrivalCount(): number {
  const queryClient = useQueryClient();
  const { arrived } = useLiveUpdates();
  const subscribe = useCallback(
    (changed: () => void) => queryClient.getQueryCache().subscribe(changed),
    [queryClient],
  );
  return useSyncExternalStore(
    subscribe,
    () => [...arrived].filter((id) => !knownInquiry(queryClient, id)).length,
    () => 0,
  );
}

/**
 * Loads the arrivals, marks them in the list, and gives the uppermost the focus.
 * @returns a function that answers with the id of the newest; undefined when there was none.
 */
export function useShowArrivals(): () => Promise<string | undefined> {
  const queryClient = useQueryClient();
  const line = useContext(Live);
  return async () => {
    const newest = [...(line?.heard().arrived ?? [])].at(-1);
    line?.caughtUp();
    await queryClient.invalidateQueries({ queryKey: INQUIRIES });
    if (newest) focusArrival();
    return newest;
  };
}

/**
 * The browser tab’s title: "(2 new) Board", or on the first view "(3) Admin Dashboard" with the number of overdue ones.
 * @param title null leaves it to the view.
 */
export function useTabTitle(title: string | null, overdue = 0): void {
  const arrivals = useArrivalCount();
  const { name } = useFirm();
  useEffect(() => {
    if (title !== null) document.title = countInTitle(arrivals, overdue) + titleOf(title, name);
  }, [title, arrivals, overdue, name]);
}

function countInTitle(arrivals: number, overdue: number): string {
  if (arrivals > 0) return `(${arrivals} new) `;
  return overdue > 0 ? `(${overdue}) ` : '';
}
