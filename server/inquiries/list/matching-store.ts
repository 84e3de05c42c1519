/** A filter of the list as SQL: what pages, counts, exports and bulk changes share. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isPostgres } from '../../database/dialect.ts';
import type { Db, Trx } from '../../database/schema.ts';
import type { ListFilter } from './parse.ts';
import type { Word } from './search-text.ts';

type Condition = RawBuilder<SqlBool>;

/** contract/clock.ts in SQL. Literals, so that the planner sees which index holds it. */
export const clockRuns = sql<SqlBool>`(inquiries.spam = 0 and inquiries.status = 'new'
  and inquiries.first_contact_at is null and inquiries.withdrawn_at is null)`;

/** `where` of a query over `inquiries`. */
export const matching = (db: Db | Trx, filter: ListFilter): Condition =>
  and([...fields(filter), ...state(filter), ...found(db, filter)]);

/** Whether texts must be searched: then the search leads, else the order of an index. */
export const isSearch = ({ words, source }: ListFilter): boolean => words.length > 0 || source !== null;

/** Whether nothing but texts and spam is asked about. */
export const isSearchAlone = (filter: ListFilter): boolean =>
  isSearch(filter) &&
  fields(filter).length === 0 &&
  filter.statuses === null &&
  filter.overdueBefore === null;

/** Whether anything but spam, status and overdue is asked for. */
export const isNarrowed = (filter: ListFilter): boolean => isSearch(filter) || fields(filter).length > 0;

/**
 * `from` and `where` of a query that begins with what the search finds. SQLite would rather read the list's
 * index from end to end, ten times slower for a rare word; its cross join keeps the order as written.
 * @param withState false leaves spam, status and overdue aside: the part that the counts share.
 */
export function searched(db: Db, filter: ListFilter, withState: boolean): RawBuilder<unknown> {
  const conditions = [...fields(filter), ...(withState ? state(filter) : [])];
  if (!isSearch(filter))
    return isPostgres(db)
      ? sql`from inquiries where ${and(conditions)}`
      : // Its columns are all that filters ask about.
        sql`from inquiries indexed by inquiries_newest where ${and(conditions)}`;
  if (isPostgres(db))
    return sql`from inquiry_search join inquiries on inquiries.id = inquiry_search.inquiry_id
      where ${and([...foundOnPostgres(filter), ...conditions])}`;
  return sql`from inquiry_search cross join inquiries indexed by inquiries_found on inquiries.id = inquiry_search.inquiry_id
    where ${and([...foundOnSqlite(filter), ...conditions])}`;
}

/** `where` of a query over `inquiries`, without what is searched for. */
export const besidesSearch = (filter: ListFilter): Condition => and([...fields(filter), ...state(filter)]);

/** `where` of a query over `inquiry_search` alone, by its trigrams where there are some. */
export const textsFound = (db: Db | Trx, filter: ListFilter): Condition =>
  and(isPostgres(db) ? foundOnPostgres(filter) : foundOnSqlite(filter));

/**
 * Whether one inquiry's text holds what is searched for, read by its id: for few inquiries, or where most
 * will. `offset 0` keeps PostgreSQL from searching all texts first.
 */
export function textHolds(db: Db, filter: ListFilter, id: string): Condition {
  const texts = isPostgres(db) ? foundOnPostgres(filter) : comparedOnSqlite(filter);
  return sql`exists (select 1 from inquiry_search where inquiry_search.inquiry_id = ${sql.ref(id)}
    and ${and(texts)} ${isPostgres(db) ? sql`offset 0` : sql``})`;
}

function fields(filter: ListFilter): Condition[] {
  const conditions: Condition[] = [];
  if (filter.serviceType !== null) conditions.push(sql`inquiries.service_type = ${filter.serviceType}`);
  if (filter.assigneeId === null) conditions.push(sql`inquiries.assignee_id is null`);
  else if (filter.assigneeId !== undefined)
    conditions.push(sql`inquiries.assignee_id = ${filter.assigneeId}`);
  if (filter.area !== null) conditions.push(sql`inquiries.area = ${filter.area}`);
  if (filter.createdFrom !== null) conditions.push(sql`inquiries.created_at >= ${filter.createdFrom}`);
  if (filter.createdBefore !== null) conditions.push(sql`inquiries.created_at < ${filter.createdBefore}`);
  return conditions;
}

function found(db: Db | Trx, filter: ListFilter): Condition[] {
  if (!isSearch(filter)) return [];
  return [
    sql`inquiries.id in (select inquiry_search.inquiry_id from inquiry_search where ${textsFound(db, filter)})`,
  ];
}

function state(filter: ListFilter): Condition[] {
  const conditions: Condition[] = [filter.spam ? sql`inquiries.spam = 1` : sql`inquiries.spam = 0`];
  if (filter.statuses !== null)
    conditions.push(
      filter.statuses.length > 0 ? sql`inquiries.status in (${sql.join(filter.statuses)})` : sql`1 = 0`,
    );
  if (filter.overdueBefore !== null)
    conditions.push(clockRuns, sql`inquiries.created_at < ${filter.overdueBefore}`);
  return conditions;
}

function foundOnPostgres({ words, source }: ListFilter): Condition[] {
  const holds = (column: string, text: string) =>
    sql<SqlBool>`${sql.ref(column)} like ${`%${text.replace(/[\\%_]/g, '\\$&')}%`}`;
  return [
    ...words.map((word) => or(word.map((spelling) => holds('inquiry_search.text', spelling)))),
    ...(source === null ? [] : [holds('inquiry_search.source', source)]),
  ];
}

/** The trigrams narrow it down; then the text itself decides. What is too short for them is only compared. */
function foundOnSqlite(filter: ListFilter): Condition[] {
  const trigrams = filter.words.map(trigramsOfWord).filter((match) => match !== null);
  return [
    ...(trigrams.length === 0
      ? []
      : [
          sql<SqlBool>`inquiry_search.seq in (select rowid from inquiry_trigrams
            where inquiry_trigrams match ${trigrams.join(' AND ')})`,
        ]),
    ...comparedOnSqlite(filter),
  ];
}

function comparedOnSqlite({ words, source }: ListFilter): Condition[] {
  // GLOB leaps from one first letter to the next; instr takes a third longer.
  const holds = (column: string, text: string) =>
    sql<SqlBool>`${sql.ref(column)} glob ${`*${text.replace(/[*?[]/g, '[$&]')}*`}`;
  return [
    ...words.map((word) => or(word.map((spelling) => holds('inquiry_search.text', spelling)))),
    ...(source === null ? [] : [holds('inquiry_search.source', source)]),
  ];
}

/** FTS5 query for a word, or null when one of its spellings is shorter than a trigram. */
function trigramsOfWord(word: Word): string | null {
  const spellings = word.map(trigramsOf);
  return spellings.includes(null) ? null : `(${spellings.join(' OR ')})`;
}

function trigramsOf(spelling: string): string | null {
  const letters = [...spelling];
  if (letters.length < 3) return null;
  const trigrams = letters.slice(2).map((_, at) => letters.slice(at, at + 3).join(''));
  const quoted = [...new Set(trigrams)].map((trigram) => `"${trigram.replaceAll('"', '""')}"`);
  return `(${quoted.join(' AND ')})`;
}

const and = (conditions: Condition[]): Condition =>
  conditions.length === 0 ? sql`1 = 1` : sql`(${sql.join(conditions, sql` and `)})`;
const or = (conditions: Condition[]): Condition => sql`(${sql.join(conditions, sql` or `)})`;
