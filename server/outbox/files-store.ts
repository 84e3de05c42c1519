/** The files of emails: staff's pictures and PDF. */
import { Readable } from 'node:stream';
import type { ReplyFile } from '#contract/mail/reply-file.ts';
import { openBlob } from '../blobs/blobs-store.ts';
import type { Db } from '../database/schema.ts';

/** Returns the files of each email that has some, oldest first. */
export async function filesOfMails(db: Db, mailIds: string[]): Promise<Map<string, ReplyFile[]>> {
  const files = new Map<string, ReplyFile[]>();
  if (mailIds.length === 0) return files;
  const rows = await db
    .selectFrom('mail_files')
    .select(['id', 'mail_id', 'name', 'type', 'bytes'])
    .where('mail_id', 'in', mailIds)
    .$narrowType<{ mail_id: string }>()
    .orderBy('id')
    .execute();
  for (const { mail_id, ...file } of rows) files.set(mail_id, [...(files.get(mail_id) ?? []), file]);
  return files;
}

/** A file to be sent with an email; its content is read as it is sent, and only once. */
export type EnclosedFile = Pick<ReplyFile, 'name' | 'type'> & { content: Readable };

/** Opens the files of an email for one attempt to send it. */
export async function openFilesOfMail(db: Db, mailId: string): Promise<EnclosedFile[]> {
  const rows = await db
    .selectFrom('mail_files')
    .select(['blob_id', 'name', 'type', 'bytes'])
    .where('mail_id', '=', mailId)
    .orderBy('id')
    .execute();
  return rows.map(({ blob_id, name, type, bytes }) => ({
    name,
    type,
    content: openWhole(db, blob_id, bytes),
  }));
}

/** Fails when a part is missing: a file that is erased while it is sent must not arrive truncated. */
export function openWhole(db: Db, blobId: string, bytes: number): Readable {
  async function* whole() {
    let read = 0;
    for await (const part of openBlob(db, blobId)) {
      read += (part as Buffer).length;
      yield part as Buffer;
    }
    if (read !== bytes) throw new Error('An attachment was removed while the email was being sent.');
  }
  return Readable.from(whole(), { objectMode: false });
}
