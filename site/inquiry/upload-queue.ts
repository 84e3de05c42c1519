/** The pictures on their way: each with its progress, none stopped by another that fails. */
import { IMAGE_LIMITS } from '#contract/images.ts';

export type Upload = {
  id: number;
  name: string;
  state: 'waiting' | 'sending' | 'failed';
  /** 0 to 1. */
  progress: number;
  /** Why it failed, in words. */
  reason?: string;
  /** False for a file that no second attempt can make a picture. */
  canRetry: boolean;
};

export type SendPicture = (
  file: File,
  onProgress: (progress: number) => void,
  signal: AbortSignal,
) => Promise<string>;

type Job = { upload: Upload; file: File; abort: AbortController };

/** Two at a time: the line stays busy while the server looks at the one before. */
const AT_ONCE = 2;

export type UploadQueue = ReturnType<typeof createUploadQueue>;

/**
 * @param send uploads one picture and answers its address; its error's message is shown to people.
 * @param onBatchEnd hears the number of pictures that arrived since the queue was last idle.
 */
export function createUploadQueue({
  send,
  onUploaded,
  onBatchEnd,
}: {
  send: SendPicture;
  onUploaded: (picture: { url: string; name: string }) => void;
  onBatchEnd: (arrived: number) => void;
}) {
  const jobs: Job[] = [];
  const listeners = new Set<() => void>();
  let view: readonly Upload[] = [];
  let arrived = 0;
  let nextId = 1;

  const count = (state: Upload['state']) => jobs.filter(({ upload }) => upload.state === state).length;
  const isBusy = () => count('waiting') + count('sending') > 0;

  function show() {
    view = jobs.map(({ upload }) => upload);
    for (const listener of listeners) listener();
  }

  function update(job: Job, change: Partial<Upload>) {
    job.upload = { ...job.upload, ...change };
    show();
  }

  function remove(job: Job) {
    const index = jobs.indexOf(job);
    if (index >= 0) jobs.splice(index, 1);
    show();
  }

  function sendNext() {
    while (count('sending') < AT_ONCE) {
      const next = jobs.find(({ upload }) => upload.state === 'waiting');
      if (!next) break;
      void sendOne(next);
    }
  }

  async function sendOne(job: Job) {
    update(job, { state: 'sending', progress: 0 });
    try {
      const url = await send(job.file, (progress) => update(job, { progress }), job.abort.signal);
      if (job.abort.signal.aborted) return;
      arrived++;
      onUploaded({ url, name: job.upload.name });
      remove(job);
    } catch (error) {
      if (job.abort.signal.aborted) return;
      update(job, { state: 'failed', reason: error instanceof Error ? error.message : String(error) });
    }
    proceed();
  }

  function proceed() {
    sendNext();
    if (isBusy()) return;
    const count = arrived;
    arrived = 0;
    onBatchEnd(count);
    show();
  }

  const find = (id: number) => jobs.find(({ upload }) => upload.id === id);

  return {
    /** Takes files as they are; `selectPictures` decides which. */
    add(files: readonly File[]) {
      for (const file of files) jobs.push(newJob(nextId++, file));
      sendNext();
    },
    /** Shows a file that isn't sent at all, and why. */
    refuse(file: File, reason: string) {
      const job = newJob(nextId++, file);
      job.upload = { ...job.upload, state: 'failed', reason, canRetry: false };
      jobs.push(job);
      show();
    },
    retry(id: number) {
      const job = find(id);
      if (job?.upload.state !== 'failed') return;
      update(job, { state: 'waiting', progress: 0, reason: undefined });
      sendNext();
    },
    /** Takes a picture out: stops it if it is on its way, forgets it if it failed. */
    dismiss(id: number) {
      const job = find(id);
      if (!job) return;
      const wasFailed = job.upload.state === 'failed';
      job.abort.abort();
      remove(job);
      if (!wasFailed) proceed();
    },
    /** Stops everything, silently: the form is going away. */
    clear() {
      for (const job of jobs.splice(0)) job.abort.abort();
      arrived = 0;
      show();
    },
    /** Resolves once nothing is on its way. */
    settled(): Promise<void> {
      return new Promise((resolve) => {
        const check = () => {
          if (isBusy()) return;
          listeners.delete(check);
          resolve();
        };
        listeners.add(check);
        check();
      });
    },
    isBusy,
    /** For `useSyncExternalStore`. */
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => view,
  };
}

const newJob = (id: number, file: File): Job => ({
  upload: { id, name: file.name, state: 'waiting', progress: 0, canRetry: true },
  file,
  abort: new AbortController(),
});

export type Selection = {
  taken: File[];
  /** Not pictures at all. */
  refused: File[];
  /** Pictures beyond the limit, by count. */
  ignored: number;
};

/** Five of a selection at most, and no more than the request still has room for (specification §5). */
export function selectPictures(files: readonly File[], room: number): Selection {
  const pictures = files.filter(looksLikePicture);
  const taken = pictures.slice(0, Math.max(0, Math.min(IMAGE_LIMITS.filesPerSelection, room)));
  return {
    taken,
    refused: files.filter((file) => !looksLikePicture(file)),
    ignored: pictures.length - taken.length,
  };
}

/** Some systems give HEIC files no type. */
const looksLikePicture = ({ type, name }: File): boolean =>
  type.startsWith('image/') || /\.hei[cf]$/i.test(name);
