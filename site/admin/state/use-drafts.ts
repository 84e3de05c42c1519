import { createContext, useContext, useSyncExternalStore } from 'react';
import { createNoteDrafts, type NoteDrafts } from './note-drafts.ts';

/** The drafts of the person at this device; nobody's are kept nowhere. */
export const DraftsContext = createContext<NoteDrafts>(createNoteDrafts('', null));

export const useDrafts = (): NoteDrafts => useContext(DraftsContext);

/** A draft's text, rendered again when it changes. */
export function useDraft(key: string): string {
  const drafts = useDrafts();
  return useSyncExternalStore(
    drafts.subscribe,
    () => drafts.get(key),
    () => '',
  );
}
