/** Counts what an erasure would delete, without deleting it. */
import { type Expression, sql } from 'kysely';
import type { ErasureCounts } from '#contract/inquiries/erasure.ts';
import type { Db } from '../database/schema.ts';
import { newsletterReaderData } from '../newsletter/reader-data-store.ts';
import { correctedSince, mailsTo } from './corrections-store.ts';
import { receivedFrom } from './received-store.ts';
import { searchesNaming } from './searches-store.ts';
import { NOTHING } from './store.ts';

/** Returns null when there is no such inquiry. */
export async function previewInquiryErasure(db: Db, id: string): Promise<ErasureCounts | null> {
  const counts = await countRows(db, sql`(select id from inquiries where id = ${id})`);
  return counts.inquiries === 0 ? null : { ...NOTHING, ...counts };
}

/** @param key the address, as `emailKey` writes it. */
export async function previewAddressErasure(db: Db, key: string): Promise<ErasureCounts> {
  const rows = await countRows(db, sql`(select id from inquiries where email_key = ${key})`);
  const corrected = await correctedSince(db, key);
  let mails = rows.mails;
  for (const { id } of corrected) mails += (await mailsTo(db, id, key)).length;
  mails += (await receivedFrom(db, key, 10_000)).length;
  const { views, exports } = await searchesNaming(db, key);
  return {
    ...rows,
    mails,
    newsletter: (await newsletterReaderData(db, key)) ? 1 : 0,
    corrected: corrected.length,
    searches: views.length + exports.length,
  };
}

/** A picture that another inquiry lists too stays. @param ids a subquery. */
async function countRows(db: Db, ids: Expression<unknown>) {
  const { rows } = await sql<Record<'inquiries' | 'mails' | 'pictures', number>>`select
    (select count(*) from inquiries where id in ${ids}) as inquiries,
    (select count(*) from mails where inquiry_id in ${ids}) as mails,
    (select count(distinct mine.image_id) from inquiry_images mine
      join images on images.id = mine.image_id
      where mine.inquiry_id in ${ids} and not exists (
        select 1 from inquiry_images other
        where other.image_id = mine.image_id and other.inquiry_id not in ${ids})) as pictures`.execute(db);
  const [{ inquiries, mails, pictures } = { inquiries: 0, mails: 0, pictures: 0 }] = rows;
  return { inquiries: Number(inquiries), mails: Number(mails), pictures: Number(pictures) };
}
