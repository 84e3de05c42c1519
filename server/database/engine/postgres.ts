/** PostgreSQL, for `Engine`. */
import { type QueryExecutorProvider, type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Engine, TURNS } from './engine.ts';
import { purgePostgres } from './postgres-purge.ts';
import { comparing } from './texts.ts';

const found = comparing(
  (column, text) => sql<SqlBool>`${sql.ref(column)} like ${`%${text.replace(/[\\%_]/g, '\\$&')}%`}`,
  (phrase, { before, after }) => {
    const pattern = phrase.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
    return sql`inquiry_search.text ~ ${`${before ? '(^|[^a-z0-9])' : ''}${pattern}${after ? '([^a-z0-9]|$)' : ''}`}`;
  },
);

export const postgres: Engine = {
  isShared: true,

  async takeTurn(trx, turn) {
    await sql`select pg_advisory_xact_lock(${sql.lit(TURNS[turn])})`.execute(trx);
  },

  async limit(trx, limits) {
    for (const [name, value] of Object.entries(limits))
      await sql`select set_config(${name}, ${value}, true)`.execute(trx);
  },

  snapshot: (db, work) =>
    db
      .transaction()
      .setAccessMode('read only')
      .setIsolationLevel('repeatable read')
      .execute(async (trx) => {
        // It sorts a whole table before it returns the first row, and the disk that takes the rows may be slow.
        await postgres.limit(trx, { statement_timeout: '0', idle_in_transaction_session_timeout: '0' });
        return work(trx);
      }),

  /** Uses a cursor, which sorts once: the indexes aren't bytewise, so each batch by key would sort the table again. */
  async *inBatches<R>(
    db: QueryExecutorProvider,
    select: (last: R | undefined) => RawBuilder<R>,
    size: number,
  ) {
    await sql`declare batches no scroll cursor for ${select(undefined)}`.execute(db);
    try {
      for (;;) {
        const { rows } = await sql<R>`fetch ${sql.lit(size)} from batches`.execute(db);
        if (rows.length > 0) yield rows;
        if (rows.length < size) return;
      }
    } finally {
      await sql`close batches`.execute(db);
    }
  },

  /** A single statement is its own transaction, and foreign keys are checked at its end. */
  async together(db, statements, besides) {
    const named = statements.map((statement, index) => sql`${sql.ref(`part_${index}`)} as (${statement})`);
    const whole = sql`with ${sql.join(named)} select 1`;
    if (besides.length === 0) await whole.execute(db);
    else
      await db.transaction().execute(async (trx) => {
        await whole.execute(trx);
        for (const beside of besides) await beside(trx);
      });
  },

  async committedState(db) {
    const { rows } = await sql<{ state: string }>`select pg_current_snapshot()::text as state`.execute(db);
    return String(rows[0]?.state);
  },

  async transactionId(trx) {
    const { rows } = await sql<{ id: string }>`select txid_current()::text as id`.execute(trx);
    return rows[0]?.id ?? null;
  },

  async tables(db) {
    const { rows } = await sql<{ name: string }>`select tablename as name from pg_catalog.pg_tables
      where schemaname = current_schema() order by tablename`.execute(db);
    return rows.map(({ name }) => name);
  },

  purge: purgePostgres,
  damages: async () => [],

  milliseconds: (from, to) =>
    sql`cast(round(extract(epoch from ${sql.ref(to)}::timestamptz - ${sql.ref(from)}::timestamptz) * 1000) as bigint)`,
  bytewise: sql`collate "C"`,
  byIndex: () => sql``,
  joined: (table) => sql`join ${sql.table(table)}`,
  elements: (json) => sql`jsonb_array_elements(cast(${json} as jsonb)) as element (value)`,
  base64: (data) => sql`replace(encode(${data}::bytea, 'base64'), chr(10), '')`,

  search: {
    found,
    from: (sought) => sql`from inquiry_search where ${found(sought)}`,
    // `offset 0` keeps it from searching all texts first.
    holds: (sought, id) => sql`exists (select 1 from inquiry_search
      where inquiry_search.inquiry_id = ${sql.ref(id)} and ${found(sought)} offset 0)`,
  },

  choose: (of) => of.postgres,
};
