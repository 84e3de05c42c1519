import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { inquiryWords } from '#content/inquiry-words.ts';
import { INQUIRY_LIMITS } from '#contract/inquiries/inquiry-limits.ts';
import { IMAGE_LIMITS } from '#contract/shared/images.ts';
import { toast } from '../layout/toaster.tsx';
import { isPicture } from '../layout/upload/readable-picture.ts';
import { createUploadQueue } from '../layout/upload/upload-queue.ts';
import type { Attachment } from './draft.ts';
import { selectPictures } from './select-pictures.ts';
import { uploadPicture } from './upload-picture.ts';

export type Pictures = ReturnType<typeof usePictures>;

/** The request's pictures: uploaded ones and those in progress. */
export function usePictures(start: Attachment[], startError: string | undefined) {
  // Read when sending, because the last picture may not have been rendered yet.
  const now = useRef(start);
  const [attachments, show] = useState(start);
  const setAttachments = (next: Attachment[]) => {
    now.current = next;
    show(next);
  };
  const [error, setError] = useState(startError);
  /** The result of the last selection or removal, as a message. */
  const [result, setResult] = useState('');
  const [queue] = useState(() =>
    createUploadQueue({
      send: uploadPicture,
      // In the order they were chosen, whichever arrived first.
      onUploaded: ({ sent: url, name, chosen }) =>
        setAttachments([...now.current, { url, name, chosen }].sort((a, b) => placeOf(a) - placeOf(b))),
      onBatchEnd: (count) =>
        count > 0 && toast({ title: inquiryWords.upload.done, description: uploadedMessage(count) }),
    }),
  );
  const uploads = useSyncExternalStore(queue.subscribe, queue.snapshot, queue.snapshot);
  useEffect(() => () => queue.clear(), [queue]);

  const remaining = () => {
    const onTheirWay = queue.snapshot().filter(({ state }) => state !== 'failed').length;
    return INQUIRY_LIMITS.attachmentsMax - now.current.length - onTheirWay;
  };
  /** Selections whose files are being checked, in sequence. */
  const checking = useRef(Promise.resolve());
  function add(files: File[]) {
    checking.current = checking.current.then(() => take(files));
  }

  async function take(files: File[]) {
    const pictures = new Set<File>();
    for (const file of files) if (await isPicture(file)) pictures.add(file);
    const { taken, refused, ignored } = selectPictures(files, remaining(), (file) => pictures.has(file));
    setError(undefined);
    setResult(ignored > 0 ? ignoredWords(taken.length, ignored) : '');
    for (const file of refused) queue.refuse(file, 'Not uploaded: this file isn’t a picture.');
    queue.add(taken);
  }

  function remove({ url, name }: Attachment) {
    setAttachments(now.current.filter((picture) => picture.url !== url));
    setError(undefined);
    setResult(`${name} removed.`);
  }

  return {
    attachments,
    attachmentsNow: () => now.current,
    setAttachments,
    uploads,
    isUploading: uploads.some(({ state }) => state !== 'failed'),
    error,
    setError,
    result,
    add,
    remove,
    retry: queue.retry,
    dismiss: queue.dismiss,
    /** Waits for uploads in progress. @returns false if one of them failed. */
    async arrived(): Promise<boolean> {
      await checking.current;
      if (!queue.isBusy()) return true;
      const failedBefore = failed(queue.snapshot());
      await queue.settled();
      return failed(queue.snapshot()) <= failedBefore;
    },
  };
}

/** Pictures of an earlier page or draft have none. */
const placeOf = ({ chosen = 0 }: Attachment & { chosen?: number }) => chosen;

const failed = (uploads: readonly { state: string }[]) =>
  uploads.filter(({ state }) => state === 'failed').length;

/** Requirements §9: the count of files uploaded successfully. */
export const uploadedMessage = (count: number) =>
  count === 1 ? '1 file uploaded successfully.' : `${count} files uploaded successfully.`;

function ignoredWords(taken: number, ignored: number): string {
  const rest = ignored === 1 ? '1 was skipped' : `${ignored} were skipped`;
  if (taken === IMAGE_LIMITS.filesPerSelection)
    return `You can add ${taken} pictures at a time; ${rest}. Choose again to add more.`;
  return `You can attach up to ${INQUIRY_LIMITS.attachmentsMax} pictures; ${rest}.`;
}
