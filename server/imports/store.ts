/** Imports in the database. An undo deletes in batches, so that a form that arrives meanwhile waits only for one. */
import type { InquiryImport } from '#contract/inquiries/import.ts';
import { IMPORT_LIMITS } from '#contract/inquiries/import-limits.ts';
import { markTraces } from '../database/mark-traces-store.ts';
import type { Db, ImportsTable, Trx } from '../database/schema.ts';
import { deleteInquiries } from '../erasure/rows-store.ts';
import type { EventActor } from '../inquiries/events-store.ts';
import type { InquiryStore, NewInquiry } from '../intake/store.ts';
import { rowKey } from './imported-inquiry.ts';

export type ImportsStore = ReturnType<typeof importsStore>;

const LISTED = 50;
/** Rows per transaction of an undo. */
const BATCH = 200;

/** Thrown to roll back. */
class Refused extends Error {
  readonly why: 'unknown' | 'undone' | 'too-many';

  constructor(why: Refused['why']) {
    super(why);
    this.why = why;
  }
}

export function importsStore(db: Db, inquiries: InquiryStore) {
  return {
    db,

    async list(): Promise<InquiryImport[]> {
      const rows = await db.selectFrom('imports').selectAll().orderBy('at', 'desc').limit(LISTED).execute();
      return rows.map(toImport);
    },

    /** A repeated call returns the import as it is by then. */
    async begin(
      id: string,
      fileName: string,
      by: NonNullable<EventActor>,
      at: string,
    ): Promise<InquiryImport> {
      await db
        .insertInto('imports')
        .values({
          ...{ id, file_name: fileName, at, by_id: by.id, by_name: by.name },
          ...{ last_line: 0, saved: 0, undone_at: null, removed: 0 },
        })
        .onConflict((oc) => oc.column('id').doNothing())
        .execute();
      return toImport(await find(db, id).executeTakeFirstOrThrow());
    },

    /** Saves rows that weren't saved before, in one transaction. */
    async add(id: string, rows: NewInquiry[], lastLine: number): Promise<InquiryImport | Refused['why']> {
      try {
        await inquiries.insertMany(rows, (trx, saved) => count(trx, id, saved, lastLine));
      } catch (error) {
        if (error instanceof Refused) return error.why;
        throw error;
      }
      const row = await find(db, id).executeTakeFirst();
      return row ? toImport(row) : 'unknown';
    },

    /** Deletes the inquiries that are untouched since. Can be repeated after an interruption. */
    async undo(id: string, at: string, since: string): Promise<InquiryImport | 'unknown' | 'too-late'> {
      await db
        .updateTable('imports')
        .set({ undone_at: at })
        .where('id', '=', id)
        .where('at', '>=', since)
        .where('undone_at', 'is', null)
        .execute();
      const row = await find(db, id).executeTakeFirst();
      if (!row) return 'unknown';
      if (row.undone_at === null) return 'too-late';
      for (let line = 1; line <= row.last_line; line += BATCH) await remove(db, id, line);
      return toImport(await find(db, id).executeTakeFirstOrThrow());
    },
  };
}

const find = (db: Db, id: string) => db.selectFrom('imports').selectAll().where('id', '=', id);

/** Counts saved rows, unless the import was undone meanwhile. */
async function count(trx: Trx, id: string, saved: number, lastLine: number): Promise<void> {
  const row = await trx
    .updateTable('imports')
    .set((eb) => ({
      saved: eb('saved', '+', saved),
      last_line: eb.case().when('last_line', '>', lastLine).then(eb.ref('last_line')).else(lastLine).end(),
    }))
    .where('id', '=', id)
    .returning(['saved', 'undone_at'])
    .executeTakeFirst();
  if (!row) throw new Refused('unknown');
  if (row.undone_at !== null) throw new Refused('undone');
  if (row.saved > IMPORT_LIMITS.rows) throw new Refused('too-many');
}

const remove = (db: Db, id: string, firstLine: number) =>
  db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('inquiries')
      .select('id')
      .where(
        'idempotency_key',
        'in',
        Array.from({ length: BATCH }, (_, index) => rowKey(id, firstLine + index)),
      )
      .where('version', '=', 1)
      .where((eb) =>
        eb.and(
          (['mails', 'inbound_mails', 'bookings'] as const).map((table) =>
            eb.not(eb.exists(eb.selectFrom(table).select('id').whereRef('inquiry_id', '=', 'inquiries.id'))),
          ),
        ),
      )
      .orderBy('id')
      .forUpdate()
      .execute();
    if (rows.length === 0) return;
    const { inquiries: removed } = await deleteInquiries(
      trx,
      rows.map((row) => row.id),
    );
    await trx
      .updateTable('imports')
      .set((eb) => ({ removed: eb('removed', '+', removed) }))
      .where('id', '=', id)
      .execute();
    await markTraces(trx);
  });

const toImport = (row: ImportsTable): InquiryImport => ({
  ...{ id: row.id, fileName: row.file_name, at: row.at, by: row.by_name },
  ...{ saved: row.saved, undoneAt: row.undone_at, removed: row.removed },
});
