/**
 * Text that isn't acknowledged yet: notes and, under separate keys, contact entries (`contact:…`), replies (`reply:…`)
 * and changes queued while offline (`waiting:…`). Drafts outlive a reload, an ended session and a refused save;
 * each belongs to one member of staff, so that the next person to sign in can't save a colleague's.
 */
export type NoteDrafts = ReturnType<typeof createNoteDrafts>;

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** In place of an inquiry's id, for a request that is being entered (site/admin/inquiries/new-request/). */
export const NEW_REQUEST = 'new-request';

const PREFIX = 'ledge-frame-note:';

/** @param storage null where the browser has none; drafts then last as long as the page. */
export function createNoteDrafts(staffId: string, storage: DraftStorage | null) {
  const typed = new Map<string, string>();
  const listeners = new Set<() => void>();
  const keyOf = (inquiryId: string) => `${PREFIX}${staffId}:${inquiryId}`;

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
    /** Clears a saved draft, unless its text has changed since it was sent. */
    saved(inquiryId: string, text: string) {
      if (get(inquiryId) === text) set(inquiryId, '');
    },
    /** Removes everything typed about an erased inquiry, by any member of staff on this device. */
    forget(inquiryId: string) {
      for (const key of typed.keys()) if (isAbout(key, inquiryId)) typed.set(key, '');
      for (const key of storedKeys(storage))
        if (isAbout(key, inquiryId)) quietly(() => storage?.removeItem(key));
      for (const listener of listeners) listener();
    },
    /** This person's own keys that begin like this and hold something. */
    keys(beginning: string): string[] {
      const own = keyOf('');
      const stored = storedKeys(storage).flatMap((key) => (key.startsWith(own) ? key.slice(own.length) : []));
      return [...new Set([...stored, ...typed.keys()])].filter(
        (key) => key.startsWith(beginning) && get(key) !== '',
      );
    },
    /** Ids of the inquiries that this device keeps drafts about. */
    inquiryIds: (): string[] => [
      ...new Set(
        storedKeys(storage)
          .map((key) => key.slice(key.lastIndexOf(':') + 1))
          .filter((id) => id !== NEW_REQUEST),
      ),
    ],
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A draft's key ends with its inquiry's id. */
const isAbout = (key: string, inquiryId: string): boolean =>
  key === inquiryId || key.endsWith(`:${inquiryId}`);

const storedKeys = (storage: DraftStorage | null): string[] =>
  quietly(() =>
    Array.from({ length: storage?.length ?? 0 }, (_, i) => storage?.key(i) ?? '').filter((key) =>
      key.startsWith(PREFIX),
    ),
  ) ?? [];

/** Full or blocked storage must not stop typing. */
function quietly<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** The browser's storage; null on the server and where it is blocked. */
export const browserStorage = (): DraftStorage | null =>
  typeof window === 'undefined' ? null : (quietly(() => window.localStorage) ?? null);
