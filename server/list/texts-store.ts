/** Conditions on the texts of the search (server/search/search-store.ts), for either database. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Word } from '../search/search-text.ts';
import type { ListFilter } from './parse.ts';

export type Condition = RawBuilder<SqlBool>;

export function foundOnPostgres({ words, source }: ListFilter): Condition[] {
  const holds = (column: string, text: string) =>
    sql<SqlBool>`${sql.ref(column)} like ${`%${text.replace(/[\\%_]/g, '\\$&')}%`}`;
  return [
    ...words.flatMap(({ spellings, isQuoted }) => [
      or(spellings.map((spelling) => holds('inquiry_search.text', spelling))),
      ...(isQuoted ? spellings.map(wholeOnPostgres) : []),
    ]),
    ...(source === null ? [] : [holds('inquiry_search.source', source)]),
  ];
}

/** The phrase begins and ends with a whole word. Letters of other alphabets don't count: the databases differ on them. */
function wholeOnPostgres(phrase: string): Condition {
  const { before, after } = edges(phrase);
  const pattern = phrase.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return sql`inquiry_search.text ~ ${`${before ? '(^|[^a-z0-9])' : ''}${pattern}${after ? '([^a-z0-9]|$)' : ''}`}`;
}

/** Trigrams preselect, then the text itself is compared. Words shorter than a trigram are only compared. */
export function foundOnSqlite(filter: ListFilter): Condition[] {
  const trigrams = trigramsOfWords(filter);
  return [
    ...(trigrams === null
      ? []
      : [
          sql<SqlBool>`inquiry_search.seq in (select rowid from inquiry_trigrams where inquiry_trigrams match ${trigrams})`,
        ]),
    ...comparedOnSqlite(filter),
  ];
}

/** `from` and `where` of the same, which a limit ends before all that the trigrams preselect is read. */
export function fromTextsOnSqlite(filter: ListFilter): RawBuilder<unknown> {
  const trigrams = trigramsOfWords(filter);
  const compared = and(comparedOnSqlite(filter));
  return trigrams === null
    ? sql`from inquiry_search where ${compared}`
    : sql`from inquiry_trigrams cross join inquiry_search on inquiry_search.seq = inquiry_trigrams.rowid
        where inquiry_trigrams match ${trigrams} and ${compared}`;
}

export function comparedOnSqlite({ words, source }: ListFilter): Condition[] {
  // GLOB skips to the next occurrence of the first letter; instr takes a third longer.
  const holds = (column: string, text: string) =>
    sql<SqlBool>`${sql.ref(column)} glob ${`*${globbed(text)}*`}`;
  return [
    ...words.flatMap(({ spellings, isQuoted }) => [
      or(spellings.map((spelling) => holds('inquiry_search.text', spelling))),
      ...(isQuoted ? spellings.map(wholeOnSqlite) : []),
    ]),
    ...(source === null ? [] : [holds('inquiry_search.source', source)]),
  ];
}

const globbed = (text: string) => text.replace(/[*?[]/g, '[$&]');

function wholeOnSqlite(phrase: string): Condition {
  const { before, after } = edges(phrase);
  const other = '[^a-z0-9]';
  // Line breaks stand for the edges of the text.
  return sql`char(10) || inquiry_search.text || char(10) glob ${`*${before ? other : ''}${globbed(phrase)}${after ? other : ''}*`}`;
}

/** Whether the phrase begins and ends with a letter or digit, which must then be the first or last of its word. */
const edges = (phrase: string) => ({ before: /^[a-z0-9]/.test(phrase), after: /[a-z0-9]$/.test(phrase) });

/** Returns the FTS5 query for all words, or null when none is long enough. */
function trigramsOfWords({ words }: ListFilter): string | null {
  const queries = words.map(trigramsOfWord).filter((query) => query !== null);
  return queries.length === 0 ? null : queries.join(' AND ');
}

/** Returns the FTS5 query for a word, or null when one of its spellings is shorter than a trigram. */
function trigramsOfWord({ spellings }: Word): string | null {
  const queries = spellings.map(trigramsOf);
  return queries.includes(null) ? null : `(${queries.join(' OR ')})`;
}

function trigramsOf(spelling: string): string | null {
  const letters = [...spelling];
  if (letters.length < 3) return null;
  const trigrams = letters.slice(2).map((_, at) => letters.slice(at, at + 3).join(''));
  const quoted = [...new Set(trigrams)].map((trigram) => `"${trigram.replaceAll('"', '""')}"`);
  return `(${quoted.join(' AND ')})`;
}

export const and = (conditions: Condition[]): Condition =>
  conditions.length === 0 ? sql`1 = 1` : sql`(${sql.join(conditions, sql` and `)})`;
const or = (conditions: Condition[]): Condition => sql`(${sql.join(conditions, sql` or `)})`;
