/** Files attached to drafts of replies, and to emails. */
import { v7 as uuid } from 'uuid';
import { REPLY_FILE_LIMITS, type ReplyFile } from '#contract/mail/reply-file.ts';
import { removeBlobs, type StoredBlob } from '../../blobs/blobs-store.ts';
import type { Db, Trx } from '../../database/schema.ts';

type Owner = { inquiryId: string; staffId: string };

/** `gone`: removed, sent already, or another person's. `large`: together larger than a reply's limit. */
export type NotEnclosed = 'gone' | 'large';

const FIELDS = ['id', 'name', 'type', 'bytes'] as const;

export function replyFilesStore(db: Db) {
  return {
    async hasInquiry(inquiryId: string): Promise<boolean> {
      const row = await db
        .selectFrom('inquiries')
        .select('id')
        .where('id', '=', inquiryId)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Returns the bytes of a person's files for an inquiry that aren't attached to an email. */
    async bytesOfDrafts({ inquiryId, staffId }: Owner): Promise<number> {
      const { bytes } = await db
        .selectFrom('mail_files')
        .select((eb) => eb.fn.sum('bytes').as('bytes'))
        .where('inquiry_id', '=', inquiryId)
        .where('staff_id', '=', staffId)
        .where('mail_id', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(bytes ?? 0);
    },

    /** Adds a file to a person's draft. @throws a foreign key's violation when the inquiry was erased meanwhile. */
    async add(
      { inquiryId, staffId }: Owner,
      { name, type }: Pick<ReplyFile, 'name' | 'type'>,
      blob: StoredBlob,
      at: string,
    ): Promise<ReplyFile> {
      const file = { id: uuid(), name, type, bytes: blob.bytes };
      await db
        .insertInto('mail_files')
        .values({ ...file, inquiry_id: inquiryId, staff_id: staffId, blob_id: blob.id, created_at: at })
        .execute();
      return file;
    },

    /** Lists the files of a person's drafts for an inquiry. */
    ofDrafts({ inquiryId, staffId }: Owner): Promise<ReplyFile[]> {
      return db
        .selectFrom('mail_files')
        .select(FIELDS)
        .where('inquiry_id', '=', inquiryId)
        .where('staff_id', '=', staffId)
        .where('mail_id', 'is', null)
        .orderBy('id')
        .execute();
    },

    /** Removes a file from the person's own draft. @returns false when it isn't there. */
    async remove({ inquiryId, staffId }: Owner, id: string): Promise<boolean> {
      const row = await db
        .deleteFrom('mail_files')
        .where('id', '=', id)
        .where('inquiry_id', '=', inquiryId)
        .where('staff_id', '=', staffId)
        .where('mail_id', 'is', null)
        .returning('blob_id')
        .executeTakeFirst();
      if (row) await removeBlobs(db, [row.blob_id]);
      return row !== undefined;
    },

    /** Finds a file of an email, or of the person's own draft. */
    find({ inquiryId, staffId }: Owner, id: string) {
      return db
        .selectFrom('mail_files')
        .select([...FIELDS, 'blob_id as blobId'])
        .where('id', '=', id)
        .where('inquiry_id', '=', inquiryId)
        .where((eb) => eb.or([eb('mail_id', 'is not', null), eb('staff_id', '=', staffId)]))
        .executeTakeFirst();
    },

    /** Removes the files of drafts from before an instant. @returns how many, at most `limit`. */
    async removeForgotten(before: string, limit = 50): Promise<number> {
      const rows = await db
        .selectFrom('mail_files')
        .select('blob_id')
        .where('mail_id', 'is', null)
        .where('created_at', '<', before)
        .limit(limit)
        .execute();
      // An email sent in between keeps its file.
      const removed = await db
        .deleteFrom('mail_files')
        .where('blob_id', 'in', rows.map(({ blob_id }) => blob_id).concat(''))
        .where('mail_id', 'is', null)
        .where('created_at', '<', before)
        .returning('blob_id')
        .execute();
      await removeBlobs(
        db,
        removed.map(({ blob_id }) => blob_id),
      );
      return removed.length;
    },
  };
}

/** Attaches files of a person's draft to an email, in its transaction. @returns them in the order of their arrival. */
export async function encloseFiles(
  trx: Trx,
  { inquiryId, staffId }: Owner,
  mailId: string,
  ids: readonly string[],
): Promise<ReplyFile[] | NotEnclosed> {
  if (ids.length === 0) return [];
  const files = await trx
    .updateTable('mail_files')
    .set({ mail_id: mailId })
    .where('id', 'in', ids)
    .where('inquiry_id', '=', inquiryId)
    .where('staff_id', '=', staffId)
    .where('mail_id', 'is', null)
    .returning(FIELDS)
    .execute();
  if (files.length < new Set(ids).size) return 'gone';
  if (files.reduce((sum, { bytes }) => sum + bytes, 0) > REPLY_FILE_LIMITS.bytesMax) return 'large';
  return files.sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Returns the files of an undone reply to its author's draft. */
export async function releaseFiles(trx: Trx, mailId: string, at: string): Promise<ReplyFile[]> {
  const files = await trx
    .updateTable('mail_files')
    .set({ mail_id: null, created_at: at })
    .where('mail_id', '=', mailId)
    .returning(FIELDS)
    .execute();
  return files.sort((a, b) => (a.id < b.id ? -1 : 1));
}
