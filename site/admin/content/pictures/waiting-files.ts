/** Pictures on their way to the server, kept by the browser until they are there: over a lost line, a reload, an empty battery. */
import type { RecordName } from '#contract/site-records.ts';

/** A list of an entry that pictures are added to, and what a new row begins with. */
export type PictureTarget = RecordName & { path: string; row: Record<string, unknown> };

export type WaitingFile = {
  key: string;
  /** Whose; a browser may be shared. */
  staffId: string;
  /** Those chosen together, and the place among them. */
  batch: string;
  place: number;
  /** Null for one that only goes to the uploaded ones. */
  target: PictureTarget | null;
  /** Null once the server has it. */
  file: File | null;
  /** Its name in records, once the server has it. */
  picture: string | null;
  alt: string;
  /** Whether it has its row, or none is wanted any more. */
  isPlaced: boolean;
};

export type WaitingFiles = {
  all: () => Promise<WaitingFile[]>;
  put: (files: readonly WaitingFile[]) => Promise<void>;
  remove: (keys: readonly string[]) => Promise<void>;
};

const DATABASE = 'ledge-frame-pictures';
const STORE = 'files';

/** Without room, or where the browser keeps nothing, uploads go on for as long as the page is open. */
export function browserFiles(): WaitingFiles {
  const run = async <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T> | null) => {
    const database = await opened();
    try {
      return await new Promise<T | null>((resolve, reject) => {
        const transaction = database.transaction(STORE, mode);
        const asked = work(transaction.objectStore(STORE));
        transaction.oncomplete = () => resolve(asked?.result ?? null);
        transaction.onabort = () => reject(transaction.error);
      });
    } finally {
      database.close();
    }
  };
  const quietly = (done: Promise<unknown>) =>
    done.then(
      () => {},
      () => {},
    );
  return {
    all: () =>
      run<WaitingFile[]>('readonly', (store) => store.getAll()).then(
        (found) => found ?? [],
        () => [],
      ),
    put: (files) =>
      quietly(
        run('readwrite', (store) => {
          for (const file of files) store.put(file);
          return null;
        }),
      ),
    remove: (keys) =>
      quietly(
        run('readwrite', (store) => {
          for (const key of keys) store.delete(key);
          return null;
        }),
      ),
  };
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(DATABASE, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE, { keyPath: 'key' });
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
}
