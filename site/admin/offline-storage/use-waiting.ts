import { useMemo, useSyncExternalStore } from 'react';
import type { NoteDrafts } from '../state/note-drafts.ts';
import { type Waiting, waitingIn } from './change-queue.ts';

/** Notes and contacts that wait for a connection, oldest first; of one inquiry, if its id is given. */
export function useWaiting(drafts: NoteDrafts, inquiryId?: string): Waiting[] {
  const all = useSyncExternalStore(
    drafts.subscribe,
    () => JSON.stringify(waitingIn(drafts)),
    () => '[]',
  );
  return useMemo(
    () =>
      (JSON.parse(all) as Waiting[]).filter(
        (each) => inquiryId === undefined || each.inquiryId === inquiryId,
      ),
    [all, inquiryId],
  );
}
