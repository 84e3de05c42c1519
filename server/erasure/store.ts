/** The records of erasures, and the inquiries and emails that each deleted. */
import { type Selectable, sql } from 'kysely';
import type { ErasureCounts, ErasureKind, ErasureRecord } from '#contract/inquiries/erasure.ts';
import type { Db, ErasuresTable, Trx } from '../database/schema.ts';

export type NewErasureRecord = Omit<ErasureRecord, 'finished'> & {
  actorId: string | null;
  inquiryIds: string[];
  /** Hashes of received and sent emails (server/inquiries/erased-hashes.ts). */
  mails: string[];
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
export async function insertRecord(trx: Trx | Db, record: NewErasureRecord): Promise<void> {
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
  await insertErased(trx, record.id, record);
}

/** Ids of the inquiries and emails that an erasure deleted. */
export type Erased = Pick<NewErasureRecord, 'inquiryIds' | 'mails'>;

async function insertErased(trx: Trx | Db, erasure_id: string, { inquiryIds, mails }: Erased): Promise<void> {
  for (let from = 0; from < inquiryIds.length; from += BATCH)
    await trx
      .insertInto('erased_inquiries')
      .values(inquiryIds.slice(from, from + BATCH).map((inquiry_id) => ({ erasure_id, inquiry_id })))
      .onConflict((oc) => oc.doNothing())
      .execute();
  for (let from = 0; from < mails.length; from += BATCH)
    await trx
      .insertInto('erased_mails')
      .values(mails.slice(from, from + BATCH).map((mail_hash) => ({ erasure_id, mail_hash })))
      .onConflict((oc) => oc.doNothing())
      .execute();
}

/** Adds a batch to a record. @param added false to leave its counts unchanged. */
export async function addToRecord(
  trx: Trx,
  id: string,
  erased: Partial<Erased>,
  added: Partial<ErasureCounts> | false,
): Promise<void> {
  await insertErased(trx, id, { inquiryIds: [], mails: [], ...erased });
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
export async function* recordsInPages(db: Db): AsyncGenerator<NewErasureRecord[]> {
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
    const erasures = rows.map(({ id }) => id);
    const ids = await erasedBy(db, 'erased_inquiries', 'inquiry_id', erasures);
    const mails = await erasedBy(db, 'erased_mails', 'mail_hash', erasures);
    if (rows.length > 0)
      yield rows.map((row) => ({
        ...fromRow(row),
        inquiryIds: ids.get(row.id) ?? [],
        mails: mails.get(row.id) ?? [],
      }));
    if (rows.length < 100) return;
    last = rows.at(-1) as typeof last;
  }
}

/** Returns what each erasure deleted of one kind. */
async function erasedBy(
  db: Db,
  table: 'erased_inquiries' | 'erased_mails',
  column: 'inquiry_id' | 'mail_hash',
  erasureIds: string[],
): Promise<Map<string, string[]>> {
  const ids = new Map<string, string[]>();
  if (erasureIds.length === 0) return ids;
  let [erasure, last] = ['', ''];
  for (;;) {
    const key = sql`erasure_id, ${sql.ref(column)}`;
    const { rows } = await sql<{ erasure_id: string; id: string }>`
      select erasure_id, ${sql.ref(column)} as id from ${sql.table(table)}
      where erasure_id in (${sql.join(erasureIds)}) and (${key}) > (${erasure}, ${last})
      order by ${key} limit ${sql.lit(BATCH)}`.execute(db);
    for (const { erasure_id, id } of rows) {
      const of = ids.get(erasure_id);
      if (of) of.push(id);
      else ids.set(erasure_id, [id]);
    }
    if (rows.length < BATCH) return ids;
    [erasure, last] = [rows.at(-1)?.erasure_id as string, rows.at(-1)?.id as string];
  }
}

/** Returns every record, oldest first. */
export async function allRecords(db: Db): Promise<NewErasureRecord[]> {
  const records: NewErasureRecord[] = [];
  for await (const page of recordsInPages(db)) records.push(...page);
  return records;
}

/** Returns a mark that changes when a record, or something that it deleted, is added. */
export async function recordsMark(db: Db): Promise<string> {
  const count = (table: 'erasures' | 'erased_inquiries' | 'erased_mails') =>
    db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
  return JSON.stringify(
    await Promise.all([count('erasures'), count('erased_inquiries'), count('erased_mails')]),
  );
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
