/** Stores one file of a draft as it streams in; the whole file is never in memory. */
import type { FastifyRequest } from 'fastify';
import { REPLY_FILE_LIMITS, type ReplyFile } from '#contract/mail/reply-file.ts';
import { BlobTooLarge, removeBlobs, storeBlob } from '../../blobs/blobs-store.ts';
import type { Db } from '../../database/schema.ts';
import { problem } from '../../http/problem.ts';
import { unknownInquiry } from '../../inquiries/by-id.ts';
import { HEAD_BYTES, safeName, typeOf } from './file-type.ts';
import type { replyFilesStore } from './files-store.ts';

/** Bytes of one person's unsent files for one inquiry: several drafts, in several browsers. */
const MAX_DRAFTS = 5 * REPLY_FILE_LIMITS.bytesMax;

type Parts = { db: Db; files: ReturnType<typeof replyFilesStore> };
type Draft = { inquiryId: string; staffId: string };

const LARGE = 'Attachments can total up to 10 MB. Choose a smaller file.';

/**
 * Stores the one file of a multipart form.
 * @throws ProblemError 400 for a form that is interrupted or has no file, 404, 409 when the drafts are full,
 *   413 past 10 MB, 415 for any other type.
 */
export async function receiveFile(
  { db, files }: Parts,
  draft: Draft,
  request: FastifyRequest,
): Promise<ReplyFile> {
  if (!request.isMultipart())
    throw problem(415, 'Send the file as multipart/form-data, as the dashboard does.');
  if (!(await files.hasInquiry(draft.inquiryId))) throw unknownInquiry();
  if ((await files.bytesOfDrafts(draft)) >= MAX_DRAFTS)
    throw problem(409, 'You have too many files in unsent replies. Send or remove some first.');
  const { bytesMax } = REPLY_FILE_LIMITS;
  const part = await request.file({ limits: { files: 1, fileSize: bytesMax + 1 } }).catch(incomplete);
  if (!part) throw problem(400, 'The file didn’t upload. Choose it again.');
  try {
    const { type, content } = await sniffed(part.file);
    const blob = await storeBlob(db, content, bytesMax);
    try {
      if (part.file.truncated) throw new BlobTooLarge();
      // The parser passes the body on before it has arrived, and by now the account may be disabled (guard.ts).
      await request.guard?.(request);
      const kept = { name: safeName(part.filename, type), type };
      return await files.add(draft, kept, blob, new Date().toISOString());
    } catch (error) {
      await removeBlobs(db, [blob.id]);
      throw (await files.hasInquiry(draft.inquiryId)) ? error : unknownInquiry();
    }
  } catch (error) {
    if (error instanceof BlobTooLarge) throw problem(413, LARGE);
    throw part.file.errored || part.file.readableAborted ? incomplete() : error;
  } finally {
    part.file.resume();
  }
}

/** Reads until the type is known, then the rest. @throws ProblemError for an empty file or another type. */
async function sniffed(file: AsyncIterable<Buffer>) {
  const chunks = file[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  while (head.length < HEAD_BYTES) {
    const { done, value } = await chunks.next();
    if (done) break;
    head = Buffer.concat([head, value]);
  }
  if (head.length === 0) throw problem(400, 'This file is empty. Choose another.');
  const type = typeOf(head);
  if (type === null) throw problem(415, 'Attach a picture (JPEG, PNG, WebP, GIF, or HEIC) or a PDF.');
  async function* content() {
    yield head;
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
  }
  return { type, content: content() };
}

/** The errors of the form's parser have no useful status. */
function incomplete(): never {
  throw problem(400, 'The upload was interrupted. Choose the file again.');
}
