import { useEffect, useState, useSyncExternalStore } from 'react';
import { REPLY_FILE_LIMITS, type ReplyFile } from '#contract/reply-file.ts';
import { problemIn, request } from '../../../../frame/request.ts';
import { postForm } from '../../../../frame/upload/post-form.ts';
import { createUploadQueue, type SendFile } from '../../../../frame/upload/upload-queue.ts';
import { replyFileHref } from './reply-file-href.ts';

const uploadTo =
  (inquiryId: string): SendFile<ReplyFile> =>
  async (file, onProgress, signal) => {
    const form = new FormData();
    form.set('file', file);
    const { isOk, text } = await postForm(replyFileHref(inquiryId), form, onProgress, signal);
    if (isOk) return JSON.parse(text);
    throw new Error(problemIn(text)?.detail ?? 'The file could not be uploaded. Try again in a minute.');
  };

type ReplyFiles = {
  inquiryId: string;
  /** Those of the draft. */
  files: readonly ReplyFile[];
  onAdded: (file: ReplyFile) => void;
  onRemoved: (file: ReplyFile) => void;
};

/** The files of a reply being written: uploaded as soon as they are chosen, and kept by its draft. */
export function useReplyFiles({ inquiryId, files, onAdded, onRemoved }: ReplyFiles) {
  const [told] = useState(() => ({ onAdded }));
  useEffect(() => {
    told.onAdded = onAdded;
  });
  const [queue] = useState(() =>
    createUploadQueue<ReplyFile>({
      send: uploadTo(inquiryId),
      onUploaded: ({ sent }) => told.onAdded(sent),
      onBatchEnd: () => {},
    }),
  );
  const uploads = useSyncExternalStore(queue.subscribe, queue.snapshot, queue.snapshot);
  useEffect(() => () => queue.clear(), [queue]);
  const [underWay] = useState(() => new Map<string, number>());

  function add(chosen: readonly File[]) {
    const isRunning = uploads.some(({ state }) => state !== 'failed');
    if (!isRunning) underWay.clear();
    for (const file of chosen) {
      const bytes = [...underWay.values(), ...files.map((each) => each.bytes)].reduce(
        (a, b) => a + b,
        file.size,
      );
      const count = new Set([...underWay.keys(), ...files.map(({ name }) => name)]).size;
      if (bytes > REPLY_FILE_LIMITS.bytesMax)
        queue.refuse(
          file,
          'The files of a reply can have 10 MB in all. Remove one, or send this one another way.',
        );
      else if (count >= REPLY_FILE_LIMITS.filesMax)
        queue.refuse(file, `A reply can carry ${REPLY_FILE_LIMITS.filesMax} files.`);
      else {
        underWay.set(file.name, file.size);
        queue.add([file]);
      }
    }
  }

  function remove(file: ReplyFile) {
    onRemoved(file);
    // One that stays behind goes by itself, like any that is never sent.
    void request(replyFileHref(inquiryId, file.id), { method: 'DELETE' }).catch(() => {});
  }

  return {
    ...{ files, uploads, add, remove },
    retry: queue.retry,
    dismiss: queue.dismiss,
    isUploading: uploads.some(({ state }) => state !== 'failed'),
  };
}
