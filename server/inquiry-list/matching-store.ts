/** List filters as SQL, shared by pages, counts, exports and bulk changes. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { engineOf } from '../database/engine/engine-of.ts';
import { and } from '../database/engine/texts.ts';
import type { Db, Trx } from '../database/schema.ts';
import { AGREED, type ListFilter } from './parse.ts';
import { clockRunsSince, IN_GROUP } from './queue-store.ts';

type Condition = RawBuilder<SqlBool>;

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

/** Whether the filter asks for meetings of a time range: these are few, and an index holds no others. */
export const isByMeeting = ({ meeting }: ListFilter): boolean => meeting !== null && meeting !== 'none';

/** Whether the filter asks for nothing but inquiries without a meeting, apart from spam, status, group and overdue. */
export const isWithoutMeeting = (filter: ListFilter): boolean =>
  filter.meeting === 'none' && !isSearch(filter) && fields(filter).length === 1;

/** Whether the filter has conditions other than spam, status, group and overdue. */
export const isNarrowed = (filter: ListFilter): boolean => isSearch(filter) || fields(filter).length > 0;

/**
 * Returns `from` and `where` of a query driven by the text search. SQLite would otherwise scan the whole list index,
 * ten times slower for a rare word.
 * @param withState false omits spam, status, group and overdue, which leaves the conditions common to all counts.
 */
export function searched(db: Db, filter: ListFilter, withState: boolean): RawBuilder<unknown> {
  const conditions = [...fields(filter), ...(withState ? state(filter) : [])];
  const { byIndex, joined, search } = engineOf(db);
  if (!isSearch(filter)) return sql`from inquiries ${byIndex(indexFor(filter))} where ${and(conditions)}`;
  return sql`from inquiry_search ${joined('inquiries', 'inquiries_found')} on inquiries.id = inquiry_search.inquiry_id
    where ${and([search.found(filter), ...conditions])}`;
}

/** The index of all inquiries covers nearly every column that filters use. */
function indexFor(filter: ListFilter): string {
  if (isByMeeting(filter)) return 'inquiries_meeting';
  if (filter.tag !== null) return 'inquiries_tags';
  return filter.priority === null ? 'inquiries_newest' : 'inquiries_priority';
}

/** Returns the `where` condition of a query on `inquiries`, without the text search. */
export const conditionsExceptSearch = (filter: ListFilter): Condition =>
  and([...fields(filter), ...state(filter)]);

/** Returns `from` and `where` of a query on the texts that a search finds, if it `isSearchAlone`. */
export const foundTexts = (db: Db, filter: ListFilter): RawBuilder<unknown> =>
  sql`${engineOf(db).search.from(filter)} and inquiry_search.spam = ${sql.lit(Number(filter.spam))}`;

function fields(filter: ListFilter): Condition[] {
  const conditions: Condition[] = [];
  if (filter.serviceType !== null) conditions.push(sql`inquiries.service_type = ${filter.serviceType}`);
  if (filter.assigneeId === null) conditions.push(sql`inquiries.assignee_id is null`);
  else if (filter.assigneeId !== undefined)
    conditions.push(sql`inquiries.assignee_id = ${filter.assigneeId}`);
  if (filter.lostReason !== null) conditions.push(sql`inquiries.lost_reason = ${filter.lostReason}`);
  if (filter.priority !== null) conditions.push(sql`inquiries.priority = ${filter.priority}`);
  // A tag has no character that JSON escapes, and no wildcard (contract/inquiries/tags.ts).
  if (filter.tag !== null)
    conditions.push(sql`inquiries.tags <> '[]' and inquiries.tags like ${`%"${filter.tag}"%`}`);
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
  // "Not null", as in the index's condition, which holds no other inquiry.
  return and([
    sql`inquiries.meeting_at is not null and inquiries.meeting_at >= ${from}`,
    ...(before === null ? [] : [sql<SqlBool>`inquiries.meeting_at < ${before}`]),
    sql`inquiries.meeting_state in (${sql.join(states)})`,
  ]);
}

function found(db: Db | Trx, filter: ListFilter): Condition[] {
  if (!isSearch(filter)) return [];
  return [
    sql`inquiries.id in (select inquiry_search.inquiry_id from inquiry_search where ${engineOf(db).search.found(filter)})`,
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
