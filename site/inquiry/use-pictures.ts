import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { inquiryWords } from '#content/inquiry-words.ts';
import { IMAGE_LIMITS } from '#contract/images.ts';
import { INQUIRY_LIMITS } from '#contract/inquiry.ts';
import { toast } from '../frame/toaster.tsx';
import type { Attachment } from './draft.ts';
import { uploadPicture } from './upload-picture.ts';
import { createUploadQueue, selectPictures } from './upload-queue.ts';

export type Pictures = ReturnType<typeof usePictures>;

/** The request's pictures: those that arrived, and those on their way. */
export function usePictures(start: Attachment[], startError: string | undefined) {
  // Read at the moment of sending, when the last picture may not have been rendered yet.
  const now = useRef(start);
  const [attachments, show] = useState(start);
  const setAttachments = (next: Attachment[]) => {
    now.current = next;
    show(next);
  };
  const [error, setError] = useState(startError);
  /** What the last selection or removal did, in words. */
  const [news, setNews] = useState('');
  const [queue] = useState(() =>
    createUploadQueue({
      send: uploadPicture,
      onUploaded: (picture) => setAttachments([...now.current, picture]),
      onBatchEnd: (count) =>
        count > 0 && toast({ title: inquiryWords.upload.done, description: arrivedWords(count) }),
    }),
  );
  const uploads = useSyncExternalStore(queue.subscribe, queue.snapshot, queue.snapshot);
  useEffect(() => () => queue.clear(), [queue]);

  function add(files: File[]) {
    const onTheirWay = uploads.filter(({ state }) => state !== 'failed').length;
    const room = INQUIRY_LIMITS.attachmentsMax - attachments.length - onTheirWay;
    const { taken, refused, ignored } = selectPictures(files, room);
    setError(undefined);
    setNews(ignored > 0 ? ignoredWords(taken.length, ignored) : '');
    for (const file of refused) queue.refuse(file, 'This file is not a picture, so it was not uploaded.');
    queue.add(taken);
  }

  function remove({ url, name }: Attachment) {
    setAttachments(now.current.filter((picture) => picture.url !== url));
    setError(undefined);
    setNews(`${name} removed.`);
  }

  return {
    attachments,
    attachmentsNow: () => now.current,
    setAttachments,
    uploads,
    isUploading: uploads.some(({ state }) => state !== 'failed'),
    error,
    setError,
    news,
    add,
    remove,
    retry: queue.retry,
    dismiss: queue.dismiss,
    /** Waits for what is on its way. @returns false when one of these failed meanwhile. */
    async arrived(): Promise<boolean> {
      if (!queue.isBusy()) return true;
      const failedBefore = failed(queue.snapshot());
      await queue.settled();
      return failed(queue.snapshot()) <= failedBefore;
    },
  };
}

const failed = (uploads: readonly { state: string }[]) =>
  uploads.filter(({ state }) => state === 'failed').length;

/** Specification §8: the count of files uploaded successfully. */
export const arrivedWords = (count: number) =>
  count === 1 ? '1 file uploaded successfully.' : `${count} files uploaded successfully.`;

export function ignoredWords(taken: number, ignored: number): string {
  const rest = ignored === 1 ? '1 was ignored' : `${ignored} were ignored`;
  if (taken === IMAGE_LIMITS.filesPerSelection)
    return `Only the first ${taken} pictures of a selection are taken; ${rest}. Choose again to add more.`;
  return `A request holds at most ${INQUIRY_LIMITS.attachmentsMax} pictures; ${rest}.`;
}
