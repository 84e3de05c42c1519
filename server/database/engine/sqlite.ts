/** The embedded database, for `Engine`. One transaction writes at a time, so it takes no separate locks. */
import { type QueryExecutorProvider, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Engine, SoughtTexts } from './engine.ts';
import { purgeSqlite } from './sqlite-purge.ts';
import { and, comparing } from './texts.ts';

const globbed = (text: string) => text.replace(/[*?[]/g, '[$&]');

const compared = comparing(
  // GLOB skips to the next occurrence of the first letter; instr takes a third longer.
  (column, text) => sql<SqlBool>`${sql.ref(column)} glob ${`*${globbed(text)}*`}`,
  (phrase, { before, after }) => {
    const other = '[^a-z0-9]';
    // Line breaks stand for the edges of the text.
    return sql`char(10) || inquiry_search.text || char(10) glob ${`*${before ? other : ''}${globbed(phrase)}${after ? other : ''}*`}`;
  },
);

/** Returns the FTS5 query for all words that have trigrams, or null when none has. */
function trigramsOf({ words }: SoughtTexts): string | null {
  const queries = words
    .map(({ spellings }) => spellings.map(trigramsOfSpelling))
    .filter((spellings) => !spellings.includes(null))
    .map((spellings) => `(${spellings.join(' OR ')})`);
  return queries.length === 0 ? null : queries.join(' AND ');
}

function trigramsOfSpelling(spelling: string): string | null {
  const letters = [...spelling];
  if (letters.length < 3) return null;
  const trigrams = letters.slice(2).map((_, at) => letters.slice(at, at + 3).join(''));
  const quoted = [...new Set(trigrams)].map((trigram) => `"${trigram.replaceAll('"', '""')}"`);
  return `(${quoted.join(' AND ')})`;
}

export const sqlite: Engine = {
  isShared: false,

  takeTurn: async () => {},
  limit: async () => {},
  snapshot: (db, work) => db.transaction().setAccessMode('read only').execute(work),

  async *inBatches<R>(
    db: QueryExecutorProvider,
    select: (last: R | undefined) => RawBuilder<R>,
    size: number,
  ) {
    for (let last: R | undefined; ; ) {
      const { rows } = await sql<R>`${select(last)} limit ${sql.lit(size)}`.execute(db);
      if (rows.length > 0) yield rows;
      if (rows.length < size) return;
      last = rows.at(-1);
    }
  },

  together: (db, statements, besides) =>
    db.transaction().execute(async (trx) => {
      for (const statement of statements) await sql`${statement}`.execute(trx);
      for (const beside of besides) await beside(trx);
    }),

  async committedState(db) {
    const { rows } = await sql<{
      state: string;
    }>`select connection_name() || ' ' || data_version || ' ' || total_changes() as state
      from pragma_data_version`.execute(db);
    return String(rows[0]?.state);
  },

  transactionId: async () => null,
  async tables(db) {
    const { rows } = await sql<{ name: string }>`select name from sqlite_schema
      where type = 'table' and name not like 'sqlite\\_%' escape '\\' order by name`.execute(db);
    return rows.map(({ name }) => name);
  },

  purge: purgeSqlite,

  async damages(db) {
    const { rows } = await sql<{ quick_check: string }>`pragma quick_check(10)`.execute(db);
    return rows.map((row) => row.quick_check).filter((line) => line !== 'ok');
  },

  milliseconds: (from, to) =>
    sql`cast(round((julianday(${sql.ref(to)}) - julianday(${sql.ref(from)})) * 86400000) as integer)`,
  bytewise: sql``,
  byIndex: (name) => sql`indexed by ${sql.ref(name)}`,
  joined: (table, index) => sql`cross join ${sql.table(table)} indexed by ${sql.ref(index)}`,
  elements: (json) => sql`json_each(${json})`,
  // A buffer that is sent to the database's thread takes along all of the memory that it is part of.
  base64: (data) => sql`base64(${data.byteLength === data.buffer.byteLength ? data : new Uint8Array(data)})`,

  search: {
    /** Trigrams preselect, then the text itself is compared. Words shorter than a trigram are only compared. */
    found(sought) {
      const trigrams = trigramsOf(sought);
      if (trigrams === null) return compared(sought);
      return and([
        sql`inquiry_search.seq in (select rowid from inquiry_trigrams where inquiry_trigrams match ${trigrams})`,
        compared(sought),
      ]);
    },
    from(sought) {
      const trigrams = trigramsOf(sought);
      return trigrams === null
        ? sql`from inquiry_search where ${compared(sought)}`
        : sql`from inquiry_trigrams cross join inquiry_search on inquiry_search.seq = inquiry_trigrams.rowid
            where inquiry_trigrams match ${trigrams} and ${compared(sought)}`;
    },
    holds: (sought, id) => sql`exists (select 1 from inquiry_search
      where inquiry_search.inquiry_id = ${sql.ref(id)} and ${compared(sought)})`,
  },

  choose: (of) => of.sqlite,
};
