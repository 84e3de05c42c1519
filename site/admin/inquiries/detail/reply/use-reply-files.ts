import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ReplyFile } from '#contract/mail/reply-file.ts';
import { request } from '../../../../layout/request.ts';
import type { NoteDrafts } from '../../../state/note-drafts.ts';
import { replyFileHref } from './reply-file-href.ts';
import { replyUploads } from './reply-uploads.ts';

type ReplyFiles = {
  inquiryId: string;
  drafts: NoteDrafts;
  /** Those of the draft. */
  files: readonly ReplyFile[];
  onRemoved: (file: ReplyFile) => void;
  /** Of the last try to send. */
  failure: unknown;
};

/** The files of a reply being written: uploaded as soon as they are chosen, and kept by its draft. */
export function useReplyFiles({ inquiryId, drafts, files, onRemoved, failure }: ReplyFiles) {
  const queue = replyUploads(drafts, inquiryId);
  const uploads = useSyncExternalStore(queue.subscribe, queue.snapshot, queue.snapshot);
  const gone = useGone(inquiryId, files, failure);

  function remove(file: ReplyFile) {
    onRemoved(file);
    // One that stays behind goes by itself, like any that is never sent.
    void request(replyFileHref(inquiryId, file.id), { method: 'DELETE' }).catch(() => {});
  }

  const isUploading = uploads.some(({ state }) => state !== 'failed');
  return {
    ...{ files, gone, uploads, isUploading, remove },
    /** Nothing is on its way, and nothing is missing. */
    isComplete: !isUploading && !files.some(({ id }) => gone.has(id)),
    ...{ add: queue.choose, retry: queue.retry, dismiss: queue.dismiss },
  };
}

/** Ids of files of the draft that the server has no more: drafts wait in browsers, files for thirty days. */
function useGone(inquiryId: string, files: readonly ReplyFile[], failure: unknown): ReadonlySet<string> {
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const now = useRef(files);
  useEffect(() => {
    now.current = files;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies(failure): asked when the form opens, and when sending failed
  useEffect(() => {
    const asked = now.current;
    if (asked.length === 0) return undefined;
    const leaving = new AbortController();
    request(replyFileHref(inquiryId), { signal: leaving.signal })
      .then(async (answer) => {
        const there = new Set(((await answer.json()) as ReplyFile[]).map(({ id }) => id));
        setGone(new Set(asked.map(({ id }) => id).filter((id) => !there.has(id))));
      })
      // Without an answer, sending tells.
      .catch(() => {});
    return () => leaving.abort();
  }, [inquiryId, failure]);
  return gone;
}
