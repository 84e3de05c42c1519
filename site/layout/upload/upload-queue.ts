/** The uploads in progress: each reports its progress, and none stops when another fails. One state machine, so one file. */

export type Upload = {
  id: number;
  name: string;
  bytes: number;
  state: 'waiting' | 'sending' | 'failed';
  /** 0 to 1. */
  progress: number;
  /** The reason for its failure, as a message. */
  reason?: string;
  /** False for a file that a retry can't make acceptable. */
  canRetry: boolean;
};

export type SendFile<Sent> = (
  file: File,
  onProgress: (progress: number) => void,
  signal: AbortSignal,
) => Promise<Sent>;

/** An upload's error that a retry can't help. */
export class FinalRefusal extends Error {}

type Job = { upload: Upload; file: File; abort: AbortController };

/** The connection stays busy while the server checks the previous file. */
const AT_ONCE = 2;

/**
 * @param send uploads one file and returns the server's answer; its error's message is shown.
 * @param atOnce with one at a time, files arrive in the order in which they were chosen.
 * @param onBatchEnd is called with the number of files uploaded since the queue was last idle.
 */
export function createUploadQueue<Sent>({
  send,
  onUploaded,
  onBatchEnd,
  atOnce = AT_ONCE,
}: {
  send: SendFile<Sent>;
  /** `chosen`: its place among all that were chosen; a small file may arrive before a large one. */
  onUploaded: (file: { sent: Sent; name: string; chosen: number }) => void;
  onBatchEnd?: (arrived: number) => void;
  atOnce?: number;
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
    while (count('sending') < atOnce) {
      const next = jobs.find(({ upload }) => upload.state === 'waiting');
      if (!next) break;
      void sendOne(next);
    }
  }

  async function sendOne(job: Job) {
    update(job, { state: 'sending', progress: 0 });
    try {
      const sent = await send(job.file, (progress) => update(job, { progress }), job.abort.signal);
      if (job.abort.signal.aborted) return;
      arrived++;
      onUploaded({ sent, name: job.upload.name, chosen: job.upload.id });
      remove(job);
    } catch (error) {
      if (job.abort.signal.aborted) return;
      update(job, {
        state: 'failed',
        reason: error instanceof Error ? error.message : String(error),
        canRetry: !(error instanceof FinalRefusal),
      });
    }
    proceed();
  }

  function proceed() {
    sendNext();
    if (isBusy()) return;
    const count = arrived;
    arrived = 0;
    onBatchEnd?.(count);
    show();
  }

  const find = (id: number) => jobs.find(({ upload }) => upload.id === id);

  return {
    /** Adds files as they are; the caller decides which. @param onId called with the id of each before it is sent. */
    add(files: readonly File[], onId?: (id: number) => void) {
      for (const file of files) {
        const id = nextId++;
        onId?.(id);
        jobs.push(newJob(id, file));
      }
      sendNext();
      // Even if no upload started, the waiting ones are new.
      show();
    },
    /** Shows a file that won't be sent, with the reason. */
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
    /** Removes a file: cancels it in progress, or forgets it after a failure. */
    dismiss(id: number) {
      const job = find(id);
      if (!job) return;
      const wasFailed = job.upload.state === 'failed';
      job.abort.abort();
      remove(job);
      if (!wasFailed) proceed();
    },
    /** Cancels everything without a message: the form is closing. */
    clear() {
      for (const job of jobs.splice(0)) job.abort.abort();
      arrived = 0;
      show();
    },
    /** Resolves when nothing is in progress. */
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
  upload: { id, name: file.name, bytes: file.size, state: 'waiting', progress: 0, canRetry: true },
  file,
  abort: new AbortController(),
});
