/**
 * What is typed but not acknowledged yet: notes, and under keys of their own what was said in a contact (`contact:…`)
 * and replies (`reply:…`). Drafts outlive a reload, an ended session and a refused save;
 * each belongs to one member of staff, so that whoever signs in next can't save a colleague's.
 */
export type NoteDrafts = ReturnType<typeof createNoteDrafts>;

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** @param storage null where the browser has none to give; drafts then last as long as the page. */
export function createNoteDrafts(staffId: string, storage: DraftStorage | null) {
  const typed = new Map<string, string>();
  const listeners = new Set<() => void>();
  const keyOf = (inquiryId: string) => `ledge-frame-note:${staffId}:${inquiryId}`;

  const get = (inquiryId: string): string =>
    typed.get(inquiryId) ?? quietly(() => storage?.getItem(keyOf(inquiryId))) ?? '';

  function set(inquiryId: string, text: string) {
    typed.set(inquiryId, text);
    quietly(() =>
      text === '' ? storage?.removeItem(keyOf(inquiryId)) : storage?.setItem(keyOf(inquiryId), text),
    );
    for (const listener of listeners) listener();
  }

  return {
    staffId,
    get,
    set,
    /** Clears a saved draft, unless more was typed while it was on its way. */
    saved(inquiryId: string, text: string) {
      if (get(inquiryId) === text) set(inquiryId, '');
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Full or forbidden storage must not stop anybody from typing. */
function quietly<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** The browser's storage, or null on the server and where it is forbidden. */
export const browserStorage = (): DraftStorage | null =>
  typeof window === 'undefined' ? null : (quietly(() => window.localStorage) ?? null);
