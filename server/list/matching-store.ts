/** List filters as SQL, shared by pages, counts, exports and bulk changes. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isPostgres } from '../database/dialect.ts';
import type { Db, Trx } from '../database/schema.ts';
import { AGREED, type ListFilter } from './parse.ts';
import { clockRunsSince, IN_GROUP } from './queue-store.ts';
import {
  and,
  type Condition,
  comparedOnSqlite,
  foundOnPostgres,
  foundOnSqlite,
  fromTextsOnSqlite,
} from './texts-store.ts';

/** Returns the `where` condition of a query on `inquiries`. */
export const matching = (db: Db | Trx, filter: ListFilter): Condition =>
  and([...fields(filter), ...state(filter), ...found(db, filter)]);

/** Whether the filter searches texts; if so, the search drives the query, and otherwise an index. */
export const isSearch = ({ words, source }: ListFilter): boolean => words.length > 0 || source !== null;

/** Whether the filter consists of texts and spam only. */
export const isSearchAlone = (filter: ListFilter): boolean =>
  isSearch(filter) &&
  fields(filter).length === 0 &&
  filter.statuses === null &&
  filter.group === null &&
  filter.overdueBefore === null;

/** Whether the filter asks for meetings of some time: these are few, and an index holds no others. */
export const isByMeeting = ({ meeting }: ListFilter): boolean => meeting !== null && meeting !== 'none';

/** Whether the filter asks for nothing but inquiries without a meeting, apart from spam, status, group and overdue. */
export const isWithoutMeeting = (filter: ListFilter): boolean =>
  filter.meeting === 'none' && !isSearch(filter) && fields(filter).length === 1;

/** Whether the filter has conditions other than spam, status, group and overdue. */
export const isNarrowed = (filter: ListFilter): boolean => isSearch(filter) || fields(filter).length > 0;

/**
 * Returns `from` and `where` of a query driven by the text search. SQLite would otherwise scan the whole list index,
 * ten times slower for a rare word; `cross join` fixes the join order.
 * @param withState false omits spam, status, group and overdue, which leaves the conditions common to all counts.
 */
export function searched(db: Db, filter: ListFilter, withState: boolean): RawBuilder<unknown> {
  const conditions = [...fields(filter), ...(withState ? state(filter) : [])];
  if (!isSearch(filter))
    return isPostgres(db)
      ? sql`from inquiries where ${and(conditions)}`
      : sql`from inquiries indexed by ${sql.ref(indexFor(filter))} where ${and(conditions)}`;
  if (isPostgres(db))
    return sql`from inquiry_search join inquiries on inquiries.id = inquiry_search.inquiry_id
      where ${and([...foundOnPostgres(filter), ...conditions])}`;
  return sql`from inquiry_search cross join inquiries indexed by inquiries_found on inquiries.id = inquiry_search.inquiry_id
    where ${and([...foundOnSqlite(filter), ...conditions])}`;
}

/** The index of all inquiries covers nearly every column that filters use. */
const indexFor = (filter: ListFilter) => (isByMeeting(filter) ? 'inquiries_meeting' : 'inquiries_newest');

/** Returns the `where` condition of a query on `inquiries`, without the text search. */
export const besidesSearch = (filter: ListFilter): Condition => and([...fields(filter), ...state(filter)]);

/** Returns the `where` condition of a query on `inquiry_search` alone, by trigrams where possible. */
const textsFound = (db: Db | Trx, filter: ListFilter): Condition =>
  and(isPostgres(db) ? foundOnPostgres(filter) : foundOnSqlite(filter));

/** Returns `from` and `where` of a query on the texts that a search finds, if it `isSearchAlone`. */
export function foundTexts(db: Db, filter: ListFilter): RawBuilder<unknown> {
  const found = isPostgres(db)
    ? sql`from inquiry_search where ${and(foundOnPostgres(filter))}`
    : fromTextsOnSqlite(filter);
  return sql`${found} and inquiry_search.spam = ${sql.lit(Number(filter.spam))}`;
}

/** Returns `from` of a query on the inquiries whose ids another one gathered, in a table `found`. */
export const withFound = (db: Db): RawBuilder<unknown> =>
  isPostgres(db)
    ? sql`from found join inquiries on inquiries.id = found.inquiry_id`
    : sql`from found cross join inquiries indexed by inquiries_found on inquiries.id = found.inquiry_id`;

/**
 * Returns the condition that one inquiry's text, read by id, matches the search. Suits few inquiries, or a search that
 * most match. `offset 0` keeps PostgreSQL from searching all texts first.
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
  if (filter.lostReason !== null) conditions.push(sql`inquiries.lost_reason = ${filter.lostReason}`);
  if (filter.area !== null) conditions.push(sql`inquiries.area = ${filter.area}`);
  if (filter.meeting !== null) conditions.push(meets(filter.meeting));
  if (filter.createdFrom !== null) conditions.push(sql`inquiries.created_at >= ${filter.createdFrom}`);
  if (filter.createdBefore !== null) conditions.push(sql`inquiries.created_at < ${filter.createdBefore}`);
  return conditions;
}

function meets(meeting: NonNullable<ListFilter['meeting']>): Condition {
  if (meeting === 'none')
    return sql`(inquiries.meeting_state is null or inquiries.meeting_state not in (${sql.join(AGREED)}))`;
  const { from, before, states } = meeting;
  // "Not null" as the index says it, which holds no other inquiry.
  return and([
    sql`inquiries.meeting_at is not null and inquiries.meeting_at >= ${from}`,
    ...(before === null ? [] : [sql<SqlBool>`inquiries.meeting_at < ${before}`]),
    sql`inquiries.meeting_state in (${sql.join(states)})`,
  ]);
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
  if (filter.overdueBefore !== null) conditions.push(clockRunsSince(filter.overdueBefore));
  if (filter.group !== null) conditions.push(IN_GROUP[filter.group]);
  return conditions;
}
