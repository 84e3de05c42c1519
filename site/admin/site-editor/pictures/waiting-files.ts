/** Pictures on their way to the server, kept by the browser until they are there: over a lost line, a reload, an empty battery. */
import { createStore, delMany, setMany, values } from 'idb-keyval';
import type { RecordName } from '#contract/site/site-records.ts';

/** A list of an entry that pictures are added to, and what a new row begins with. */
export type PictureTarget = RecordName & { path: string; row: Record<string, unknown> };

export type WaitingFile = {
  key: string;
  /** Id of the person who chose the file; a browser may be shared. */
  staffId: string;
  /** Id shared by the files chosen together; `place` is the position among them. */
  batch: string;
  place: number;
  /** Null for one that only goes to the uploaded ones. */
  target: PictureTarget | null;
  /** Null once the server has it. */
  file: File | null;
  /** The picture's name in records, once it is uploaded. */
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

const store = createStore('ledge-frame-waiting-pictures', 'files');

/** Without free space, or without browser storage, uploads continue from memory while the page is open. */
export const browserFiles = (): WaitingFiles => ({
  all: () => orElse(() => values<WaitingFile>(store), []),
  put: (files) =>
    orElse(
      () =>
        setMany(
          files.map((file) => [file.key, file]),
          store,
        ),
      undefined,
    ),
  remove: (keys) => orElse(() => delMany([...keys], store), undefined),
});

async function orElse<Answer>(ask: () => Promise<Answer>, otherwise: Answer): Promise<Answer> {
  try {
    return await ask();
  } catch {
    return otherwise;
  }
}
