/** Pictures for the site on their way: a few at a time, kept by the browser until they are there and have their rows. */
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { createUploadQueue, FinalRefusal, type Upload } from '../../../layout/upload/upload-queue.ts';
import { sendSitePicture } from './send-site-picture.ts';
import { browserFiles, type PictureTarget, type WaitingFile, type WaitingFiles } from './waiting-files.ts';

/** A slow line stays busy while the server decodes those before. */
const AT_ONCE = 3;

export type QueueView = {
  uploads: readonly (Upload & { target: PictureTarget | null; key: string })[];
  /** Arrived and not yet dealt with. */
  arrived: readonly WaitingFile[];
  /** Whether the connection is lost: uploads wait, and resume automatically. */
  isCut: boolean;
};

type Parts = { staffId: string; files: WaitingFiles; send: typeof sendSitePicture };
export type PictureQueue = ReturnType<typeof createPictureQueue>;

export function createPictureQueue({ staffId, files, send }: Parts) {
  const entries = new Map<number, WaitingFile>();
  const entryOf = new WeakMap<File, WaitingFile>();
  const tried = new WeakSet<File>();
  const cut = new Set<string>();
  const listeners = new Set<() => void>();
  let arrived: WaitingFile[] = [];
  let view: QueueView = { uploads: [], arrived: [], isCut: false };

  const uploads = createUploadQueue<WaitingFile>({
    atOnce: AT_ONCE,
    async send(file, onProgress, signal) {
      const entry = entryOf.get(file) as WaitingFile;
      const wasTried = tried.has(file);
      tried.add(file);
      try {
        const picture = await send(file, {
          ...{ wasTried, onProgress, signal },
          onLine(isBroken) {
            if (isBroken === cut.has(entry.key)) return;
            if (isBroken) cut.add(entry.key);
            else cut.delete(entry.key);
            show();
          },
        });
        const done = { ...entry, file: null, picture: picture.name, alt: picture.alt };
        await files.put([done]);
        return done;
      } catch (error) {
        cut.delete(entry.key);
        // Sending it again after a reload would only say the same.
        if (error instanceof FinalRefusal) await files.remove([entry.key]);
        throw error;
      }
    },
    onUploaded({ sent }) {
      arrived = [...arrived, sent];
    },
  });
  uploads.subscribe(show);

  function show() {
    view = {
      uploads: uploads.snapshot().flatMap((upload) => {
        const entry = entries.get(upload.id);
        return entry ? [{ ...upload, target: entry.target, key: entry.key }] : [];
      }),
      arrived,
      isCut: cut.size > 0,
    };
    for (const listener of listeners) listener();
  }

  function start(waiting: readonly WaitingFile[]) {
    for (const entry of waiting) {
      if (!entry.file) continue;
      entryOf.set(entry.file, entry);
      uploads.add([entry.file], (id) => entries.set(id, entry));
    }
  }

  return {
    /** Resumes the uploads that an earlier page left. */
    async resume(): Promise<void> {
      const left = (await files.all())
        .filter((entry) => entry.staffId === staffId)
        .sort((a, b) => a.batch.localeCompare(b.batch) || a.place - b.place);
      const waiting = left.filter(({ file }) => file !== null);
      for (const { file } of waiting) if (file) tried.add(file);
      const done = left.filter(({ file }) => file === null);
      arrived = [...arrived, ...done.filter(({ target }) => target !== null)];
      start(waiting);
      show();
      // Pictures without a target field are listed among the uploaded ones.
      await files.remove(done.flatMap(({ key, target }) => (target === null ? key : [])));
    },

    /** Keeps files, then sends them. @returns their keys, once the browser has them. */
    async add(chosen: readonly File[], target: PictureTarget | null): Promise<string[]> {
      // Sorts by time, so that the files chosen first are uploaded first.
      const batch = `${Date.now()}-${crypto.randomUUID()}`;
      const waiting = chosen.map((file, place): WaitingFile => {
        return {
          ...{ key: crypto.randomUUID(), staffId, batch, place, target, file },
          ...{ picture: null, alt: '', isPlaced: false },
        };
      });
      await files.put(waiting);
      start(waiting);
      return waiting.map(({ key }) => key);
    },

    /**
     * Marks files as having their rows, or needing none. Files that were chosen together are forgotten once all of
     * them are done.
     */
    async placed(keys: readonly string[]): Promise<void> {
      if (keys.length === 0) return;
      arrived = arrived.map((entry) => (keys.includes(entry.key) ? { ...entry, isPlaced: true } : entry));
      const pending = new Set(
        [...uploads.snapshot()].flatMap(({ id, canRetry }) =>
          canRetry ? (entries.get(id)?.batch ?? []) : [],
        ),
      );
      for (const { batch, isPlaced } of arrived) if (!isPlaced) pending.add(batch);
      const done = arrived.filter(({ batch }) => !pending.has(batch));
      arrived = arrived.filter(({ batch }) => pending.has(batch));
      show();
      await files.put(arrived.filter(({ key }) => keys.includes(key)));
      await files.remove(done.map(({ key }) => key));
    },

    retry: uploads.retry,

    /** Forgets a file that failed, or that isn't wanted any more. */
    dismiss(id: number) {
      const entry = entries.get(id);
      if (entry) void files.remove([entry.key]);
      uploads.dismiss(id);
    },

    isBusy: uploads.isBusy,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    snapshot: () => view,
  };
}

const queues = new Map<string, PictureQueue>();

/** A person's queue in this window, which continues when the form is closed. */
export function pictureQueueOf(staffId: string): PictureQueue {
  const known = queues.get(staffId);
  if (known) return known;
  const queue = createPictureQueue({ staffId, files: browserFiles(), send: sendSitePicture });
  queues.set(staffId, queue);
  void queue.resume();
  return queue;
}

/** The person's pictures on their way, as they are now. */
export function usePictureQueue(staffId: string): { queue: PictureQueue; view: QueueView } {
  const queue = pictureQueueOf(staffId);
  const view = useSyncExternalStore(queue.subscribe, queue.snapshot, queue.snapshot);
  return { queue, view };
}

/**
 * Sends files that go to no list.
 * @param onArrived gets the name and the description of each that was sent from here; `isOnly` if there was no other.
 */
export function useLooseUploads(
  staffId: string,
  onArrived: (picture: string, alt: string, isOnly: boolean) => void,
) {
  const { queue, view } = usePictureQueue(staffId);
  const [sent, setSent] = useState<readonly string[]>([]);
  const done = view.arrived.find(({ key, isPlaced }) => sent.includes(key) && !isPlaced);
  const tell = useEffectEvent((picture: string, alt: string) => onArrived(picture, alt, sent.length === 1));
  useEffect(() => {
    if (!done?.picture) return;
    tell(done.picture, done.alt);
    void queue.placed([done.key]);
  }, [done, queue]);
  return {
    ...{ queue, view },
    uploads: view.uploads.filter(({ key }) => sent.includes(key)),
    async add(files: readonly File[]) {
      const keys = await queue.add(files, null);
      setSent((before) => [...before, ...keys]);
    },
  };
}
