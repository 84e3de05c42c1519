/** The records of erasures, and the inquiries that each deleted. */
import { type Selectable, sql } from 'kysely';
import type { ErasureCounts, ErasureKind, ErasureRecord } from '#contract/erasure.ts';
import type { Db, ErasuresTable, Trx } from '../database/schema.ts';

export type NewRecord = Omit<ErasureRecord, 'finished'> & {
  actorId: string | null;
  inquiryIds: string[];
  addressHash: string | null;
};

export const NOTHING: ErasureCounts = {
  inquiries: 0,
  pictures: 0,
  mails: 0,
  newsletter: 0,
  corrected: 0,
  searches: 0,
};

/** Rows per statement or page; both databases allow about thirty thousand parameters. */
const BATCH = 1000;

/** Inserts a record unless it exists. */
export async function insertRecord(trx: Trx | Db, record: NewRecord): Promise<void> {
  await trx
    .insertInto('erasures')
    .values({
      id: record.id,
      at: record.at,
      actor_id: record.actorId,
      actor_name: record.actorName,
      kind: record.kind,
      address_hash: record.addressHash,
      counts: JSON.stringify(record.counts),
    })
    .onConflict((oc) => oc.column('id').doNothing())
    .execute();
  await insertErased(trx, record.id, record.inquiryIds);
}

async function insertErased(trx: Trx | Db, id: string, inquiryIds: string[]): Promise<void> {
  for (let from = 0; from < inquiryIds.length; from += BATCH)
    await trx
      .insertInto('erased_inquiries')
      .values(inquiryIds.slice(from, from + BATCH).map((inquiry_id) => ({ erasure_id: id, inquiry_id })))
      .onConflict((oc) => oc.doNothing())
      .execute();
}

/** Adds a batch to a record. @param added false to leave its counts unchanged. */
export async function addToRecord(
  trx: Trx,
  id: string,
  inquiryIds: string[],
  added: Partial<ErasureCounts> | false,
): Promise<void> {
  await insertErased(trx, id, inquiryIds);
  if (!added) return;
  const counts = { ...(await countsOf(trx, id)) };
  for (const [name, count] of Object.entries(added)) counts[name as keyof ErasureCounts] += count;
  await trx
    .updateTable('erasures')
    .set({ counts: JSON.stringify(counts) })
    .where('id', '=', id)
    .execute();
}

async function countsOf(trx: Trx, id: string): Promise<ErasureCounts> {
  const row = await trx
    .selectFrom('erasures')
    .select('counts')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return readCounts(row.counts);
}

export async function deleteRecord(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('erasures').where('id', '=', id).execute();
}

/** Yields every record, oldest first, in pages. */
export async function* recordsInPages(db: Db): AsyncGenerator<NewRecord[]> {
  let last = { at: '', id: '' };
  for (;;) {
    const rows = await db
      .selectFrom('erasures')
      .selectAll()
      .where(sql<boolean>`(at, id) > (${last.at}, ${last.id})`)
      .orderBy('at')
      .orderBy('id')
      .limit(100)
      .execute();
    const ids = await erasedBy(
      db,
      rows.map(({ id }) => id),
    );
    if (rows.length > 0)
      yield rows.map((row) => ({
        ...fromRow(row),
        inquiryIds: [...(JSON.parse(row.inquiry_ids) as string[]), ...(ids.get(row.id) ?? [])],
      }));
    if (rows.length < 100) return;
    last = rows.at(-1) as typeof last;
  }
}

async function erasedBy(db: Db, erasureIds: string[]): Promise<Map<string, string[]>> {
  const ids = new Map<string, string[]>();
  if (erasureIds.length === 0) return ids;
  let last = { erasure_id: '', inquiry_id: '' };
  for (;;) {
    const rows = await db
      .selectFrom('erased_inquiries')
      .selectAll()
      .where('erasure_id', 'in', erasureIds)
      .where(sql<boolean>`(erasure_id, inquiry_id) > (${last.erasure_id}, ${last.inquiry_id})`)
      .orderBy('erasure_id')
      .orderBy('inquiry_id')
      .limit(BATCH)
      .execute();
    for (const { erasure_id, inquiry_id } of rows) {
      const of = ids.get(erasure_id);
      if (of) of.push(inquiry_id);
      else ids.set(erasure_id, [inquiry_id]);
    }
    if (rows.length < BATCH) return ids;
    last = rows.at(-1) as typeof last;
  }
}

/** Returns every record, oldest first. */
export async function allRecords(db: Db): Promise<NewRecord[]> {
  const records: NewRecord[] = [];
  for await (const page of recordsInPages(db)) records.push(...page);
  return records;
}

/** Returns a mark that changes when a record or one of its inquiries is added. */
export async function recordsMark(db: Db): Promise<string> {
  const count = (table: 'erasures' | 'erased_inquiries') =>
    db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
  return JSON.stringify(await Promise.all([count('erasures'), count('erased_inquiries')]));
}

export async function latestRecords(db: Db, limit: number): Promise<ErasureRecord[]> {
  const rows = await withState(db)
    .orderBy('erasures.at', 'desc')
    .orderBy('erasures.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(publicPart);
}

export async function recordOf(db: Db | Trx, id: string): Promise<ErasureRecord> {
  return publicPart(await withState(db).where('erasures.id', '=', id).executeTakeFirstOrThrow());
}

const withState = (db: Db | Trx) =>
  db
    .selectFrom('erasures')
    .leftJoin('erasure_work', 'erasure_work.erasure_id', 'erasures.id')
    .selectAll('erasures')
    .select('erasure_work.erasure_id as unfinished');

function publicPart(row: Selectable<ErasuresTable> & { unfinished: string | null }): ErasureRecord {
  const { id, at, actorName, kind, counts } = fromRow(row);
  return { id, at, actorName, kind, counts, finished: row.unfinished === null };
}

const fromRow = (row: Selectable<ErasuresTable>) => ({
  id: row.id,
  at: row.at,
  actorId: row.actor_id,
  actorName: row.actor_name,
  kind: row.kind as ErasureKind,
  addressHash: row.address_hash,
  counts: readCounts(row.counts),
});

/** Older records lack newer counts. */
const readCounts = (json: string): ErasureCounts => ({ ...NOTHING, ...JSON.parse(json) });
