import { createContext, useContext, useSyncExternalStore } from 'react';
import { createNoteDrafts, type NoteDrafts } from './note-drafts.ts';

/** The signed-in person's drafts. The default, without a person, stores none on the device. */
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
