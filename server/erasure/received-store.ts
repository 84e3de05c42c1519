/**
 * Erases incoming emails and the files of replies: those of erased inquiries, and everything that an erased address
 * wrote, in *Email* and on other people's inquiries.
 */
import { removeBlobs } from '../blobs/blobs-store.ts';
import type { Db, Trx } from '../database/schema.ts';
import { reindexInquiry } from '../search/search-store.ts';

/** Kinds of events that hold words of a mail, or name its sender. */
const TOLD = ['visitor-message', 'mail-auto-reply', 'mail-from-other', 'mail-filed', 'meeting-answered'];
const PAGE = 200;

/** Removes the originals of emails and the files of replies, which no foreign key of the inquiries reaches. */
export async function removeBlobsOf(trx: Trx, inquiryIds: string[]): Promise<void> {
  if (inquiryIds.length === 0) return;
  const received = await trx
    .selectFrom('inbound_mails')
    .select('blob_id')
    .where('inquiry_id', 'in', inquiryIds)
    .execute();
  const sent = await trx
    .selectFrom('mail_files')
    .select('blob_id')
    .where('inquiry_id', 'in', inquiryIds)
    .execute();
  await removeBlobs(
    trx,
    [...received, ...sent].flatMap(({ blob_id }) => blob_id ?? []),
  );
}

/** Returns emails from an address that aren't on its inquiries: waiting, archived, or on another person's inquiry. */
export const receivedFrom = (db: Db | Trx, key: string, limit: number) =>
  db
    .selectFrom('inbound_mails as m')
    .leftJoin('inquiries as i', 'i.id', 'm.inquiry_id')
    .select([
      'm.id',
      'm.sha256',
      'm.message_id',
      'm.blob_id',
      'm.inquiry_id',
      'm.subject',
      'm.text',
      'm.quoted',
      'm.files',
    ])
    .select(['m.state', 'm.received_at'])
    .where('m.from_email', '=', key)
    .where((eb) => eb.or([eb('i.id', 'is', null), eb('i.email_key', '<>', key)]))
    .limit(limit)
    .execute();

/** Returns the Message-IDs of sent and received emails about these inquiries, and the SHA-256 of the received ones. */
export async function mailsOfInquiries(trx: Trx, inquiryIds: string[]): Promise<string[]> {
  if (inquiryIds.length === 0) return [];
  const sent = await trx
    .selectFrom('mails')
    .select('message_id')
    .where('inquiry_id', 'in', inquiryIds)
    .execute();
  const received = await trx
    .selectFrom('inbound_mails')
    .select(['sha256', 'message_id'])
    .where('inquiry_id', 'in', inquiryIds)
    .execute();
  return [...sent.map(({ message_id }) => message_id), ...received.flatMap(idsOf)];
}

const idsOf = ({ sha256, message_id }: { sha256: string; message_id: string | null }): string[] =>
  message_id === null ? [sha256] : [sha256, message_id];

/**
 * Deletes a page of emails received from an address, with their events on timelines.
 * @returns how many, 0 when none is left; and the ids by which they are recognized.
 */
export async function eraseReceived(trx: Trx, key: string): Promise<{ count: number; ids: string[] }> {
  const mails = await receivedFrom(trx, key, PAGE);
  for (const { id, inquiry_id } of mails)
    if (inquiry_id !== null) await forgetOnTimeline(trx, inquiry_id, id);
  const ids = mails.map(({ id }) => id);
  if (ids.length === 0) return { count: 0, ids: [] };
  await trx.deleteFrom('inbound_mails').where('id', 'in', ids).execute();
  await removeBlobs(
    trx,
    mails.flatMap(({ blob_id }) => blob_id ?? []),
  );
  return { count: ids.length, ids: mails.flatMap(idsOf) };
}

async function forgetOnTimeline(trx: Trx, inquiryId: string, inboundId: string): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('inquiry_events')
    .where('inquiry_id', '=', inquiryId)
    .where('kind', 'in', TOLD)
    .where('data', 'like', `%${inboundId}%`)
    .executeTakeFirstOrThrow();
  if (numDeletedRows > 0n) await reindexInquiry(trx, [inquiryId]);
}

/** Yields the addresses that emails came from, in pages, with duplicates. */
export async function* senders(db: Db): AsyncGenerator<string[]> {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('inbound_mails')
      .select('from_email')
      .where('from_email', '>', after)
      .$narrowType<{ from_email: string }>()
      .groupBy('from_email')
      .orderBy('from_email')
      .limit(PAGE)
      .execute();
    yield rows.map(({ from_email }) => from_email);
    if (rows.length < PAGE) return;
    after = rows.at(-1)?.from_email as string;
  }
}
