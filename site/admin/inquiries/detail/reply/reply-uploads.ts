/**
 * Uploads of a reply's files. They belong to its draft, not to the form: closed, it doesn't lose what is on its way.
 */

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { REPLY_FILE_LIMITS, REPLY_FILE_TYPES, type ReplyFile } from '#contract/mail/reply-file.ts';
import { newIdempotencyKey } from '../../../../layout/idempotency-key.ts';
import { problemIn, request } from '../../../../layout/request.ts';
import { postForm } from '../../../../layout/upload/post-form.ts';
import { createUploadQueue, FinalRefusal } from '../../../../layout/upload/upload-queue.ts';
import type { NoteDrafts } from '../../../state/note-drafts.ts';
import { useDrafts } from '../../../state/use-drafts.ts';
import { readReply, replyFileHref, replyKey, writeReply } from './reply-draft.ts';

const WRONG_TYPE = 'Attach a picture (JPEG, PNG, WebP, GIF, or HEIC) or a PDF.';
const TOO_LARGE = 'Attachments can total up to 10 MB. Remove a file, or choose a smaller one.';
const TOO_MANY = `You can attach up to ${REPLY_FILE_LIMITS.filesMax} files. Remove one first.`;
const EXTENSIONS: readonly string[] = Object.values(REPLY_FILE_TYPES).flatMap((each) => [...each]);
/** The server looked at the file itself. */
const FINAL = [400, 413, 415];

type ReplyUploads = ReturnType<typeof createReplyUploads>;

const ofDrafts = new WeakMap<NoteDrafts, Map<string, ReplyUploads>>();

/** The uploads of one draft, for as long as the page lives. */
function replyUploads(drafts: NoteDrafts, inquiryId: string): ReplyUploads {
  const known = ofDrafts.get(drafts) ?? new Map<string, ReplyUploads>();
  ofDrafts.set(drafts, known);
  const uploads = known.get(inquiryId) ?? createReplyUploads(drafts, inquiryId);
  known.set(inquiryId, uploads);
  return uploads;
}

function createReplyUploads(drafts: NoteDrafts, inquiryId: string) {
  const queue = createUploadQueue<ReplyFile>({
    send: (file, onProgress, signal) => upload(inquiryId, file, onProgress, signal),
    onUploaded: ({ sent }) => attach(drafts, inquiryId, sent),
    // Uploads run in the order in which files were chosen, because an email has them in upload order.
    atOnce: 1,
  });
  return {
    ...queue,
    /**
     * Uploads the files that fit the reply's limits, together with its files and pending uploads; shows why others are
     * refused.
     */
    choose(files: readonly File[]) {
      for (const file of files) {
        const why = refusalOf(file, [
          ...readReply(drafts.get(replyKey(inquiryId))).files,
          ...queue.snapshot().filter(({ state }) => state !== 'failed'),
        ]);
        if (why === null) queue.add([file]);
        else queue.refuse(file, why);
      }
    },
  };
}

/** @param others what the reply carries already. @returns null for a file that may be uploaded. */
export function refusalOf(
  { name, type, size }: Pick<File, 'name' | 'type' | 'size'>,
  others: readonly { bytes: number }[],
): string | null {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  // The system's word for a type may be missing, or its own: the server looks at the content.
  if (!(type in REPLY_FILE_TYPES) && !EXTENSIONS.includes(extension)) return WRONG_TYPE;
  if (others.length >= REPLY_FILE_LIMITS.filesMax) return TOO_MANY;
  const bytes = others.reduce((sum, other) => sum + other.bytes, size);
  return bytes > REPLY_FILE_LIMITS.bytesMax ? TOO_LARGE : null;
}

async function upload(
  inquiryId: string,
  file: File,
  onProgress: (progress: number) => void,
  signal: AbortSignal,
): Promise<ReplyFile> {
  const form = new FormData();
  form.set('file', file);
  const { isOk, status, text } = await postForm(replyFileHref(inquiryId), form, onProgress, signal);
  if (isOk) return JSON.parse(text);
  const words = problemIn(text)?.detail ?? 'Couldn’t upload the file. Try again in a minute.';
  throw FINAL.includes(status) ? new FinalRefusal(words) : new Error(words);
}

function attach(drafts: NoteDrafts, inquiryId: string, file: ReplyFile): void {
  const key = replyKey(inquiryId);
  const draft = readReply(drafts.get(key));
  drafts.set(
    key,
    writeReply({ ...draft, key: draft.key ?? newIdempotencyKey(), files: [...draft.files, file] }),
  );
}

type ReplyFiles = {
  inquiryId: string;
  /** Files of the draft. */
  files: readonly ReplyFile[];
  onRemoved: (file: ReplyFile) => void;
  /** The refusal of the last try to send. */
  failure: unknown;
};

/** The files of a reply being written: uploaded as soon as they are chosen, and kept by its draft. */
export function useReplyFiles({ inquiryId, files, onRemoved, failure }: ReplyFiles) {
  const queue = replyUploads(useDrafts(), inquiryId);
  const uploads = useSyncExternalStore(queue.subscribe, queue.snapshot, queue.snapshot);
  const gone = useGone(inquiryId, files, failure);

  function remove(file: ReplyFile) {
    onRemoved(file);
    // A file that remains on the server is deleted automatically, like any that is never sent.
    void request(replyFileHref(inquiryId, file.id), { method: 'DELETE' }).catch(() => {});
  }

  const isUploading = uploads.some(({ state }) => state !== 'failed');
  return {
    ...{ files, gone, uploads, isUploading, remove },
    /** Whether no upload is pending and no file is missing. */
    isComplete: !isUploading && !files.some(({ id }) => gone.has(id)),
    ...{ add: queue.choose, retry: queue.retry, dismiss: queue.dismiss },
  };
}

/** Ids of the draft's files that the server has deleted: a draft stays in the browser, its files only for 30 days. */
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
      // Without an answer, sending reports missing files.
      .catch(() => {});
    return () => leaving.abort();
  }, [inquiryId, failure]);
  return gone;
}
