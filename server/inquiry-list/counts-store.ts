/** Counts by status, group of the queue, overdue and spam, for a filter. */
import { sql } from 'kysely';
import type { InquiryCounts } from '#contract/inquiries/inquiry-responses.ts';
import { QUEUE_GROUPS, type QueueGroup } from '#contract/inquiries/queue.ts';
import { INQUIRY_STATUSES, isClosed, statusOf } from '#contract/inquiries/statuses.ts';
import type { Db } from '../database/schema.ts';
import { isNarrowed, isWithoutMeeting, searched } from './matching-store.ts';
import { byIndex } from './order-store.ts';
import { AGREED, type ListFilter, listFilter } from './parse.ts';
import { clockRuns, clockRunsSince, IN_GROUP, needsReply, owesFirstContact } from './queue-store.ts';

/** Inquiries that share all counted properties. */
type Alike = { spam: number; status: string; grp: QueueGroup; count: number; overdue: number };

/** @param overdueBefore clocks that have run since before this instant are overdue (contract/inquiries/clock.ts). */
export async function countsOf(db: Db, filter: ListFilter, overdueBefore: string): Promise<InquiryCounts> {
  const rows = await countAlike(db, filter, overdueBefore);
  const sum = (of: Counted, among: Partial<ListFilter> = {}) => sumOf(rows, of, { ...filter, ...among });
  const of = countedBy(filter);
  return {
    total: sum(of),
    overdue: sum('overdue'),
    spam: sum(of, { spam: true }),
    byStatus: Object.fromEntries(
      INQUIRY_STATUSES.map((status) => [status, sum(of, { statuses: [status] })]),
    ) as InquiryCounts['byStatus'],
    byGroup: Object.fromEntries(
      QUEUE_GROUPS.map((group) => [group, sum(of, { group })]),
    ) as InquiryCounts['byGroup'],
  };
}

/** Counts the inquiries without a meeting. */
export async function countWithoutMeeting(db: Db, filter: ListFilter): Promise<number> {
  return sumOf(await countBesidesMeetings(db, filter.overdueBefore ?? ''), countedBy(filter), filter);
}

/** Counts a part of the queue. Where that is enough, reads only waiting and snoozed inquiries. */
export async function countOfQueue(db: Db, filter: ListFilter): Promise<number> {
  const isFew = filter.overdueBefore !== null || filter.group === 'us' || filter.group === 'later';
  const count = isFew ? countFew : countEverything;
  return sumOf(await count(db, filter.overdueBefore ?? ''), countedBy(filter), filter);
}

type Counted = 'count' | 'overdue';
const countedBy = (filter: ListFilter): Counted => (filter.overdueBefore === null ? 'count' : 'overdue');

const sumOf = (rows: Alike[], of: Counted, { spam, statuses, group }: ListFilter): number =>
  rows
    .filter(
      (row) =>
        (row.spam === 1) === spam &&
        (statuses === null || statuses.includes(row.status)) &&
        (group === null || row.grp === group),
    )
    .reduce((all, row) => all + Number(row[of]), 0);

function countAlike(db: Db, filter: ListFilter, overdueBefore: string): Promise<Alike[]> {
  if (isWithoutMeeting(filter)) return countBesidesMeetings(db, overdueBefore);
  return isNarrowed(filter) ? countNarrowed(db, filter, overdueBefore) : countEverything(db, overdueBefore);
}

/** Counts all but the few with a meeting: no index of all inquiries has their meetings, so each row would be read. */
async function countBesidesMeetings(db: Db, overdueBefore: string): Promise<Alike[]> {
  const agreed = { from: '', before: null, states: AGREED };
  const [all, met] = await Promise.all([
    countEverything(db, overdueBefore),
    countNarrowed(db, { ...ANY, meeting: agreed }, overdueBefore),
  ]);
  return [...all, ...met.map((row) => ({ ...row, count: -row.count, overdue: -row.overdue }))];
}

const ANY = listFilter({}, '', new Date(0));

async function countNarrowed(db: Db, filter: ListFilter, overdueBefore: string): Promise<Alike[]> {
  const { rows } = await sql<Alike>`
    select spam, status, grp, count(*) as count, sum(overdue) as overdue from (
      select inquiries.spam as spam, inquiries.status as status,
        case when ${IN_GROUP.later} then 'later' when ${IN_GROUP.us} then 'us'
          when ${IN_GROUP.them} then 'them' else 'closed' end as grp,
        case when ${clockRunsSince(overdueBefore)} then 1 else 0 end as overdue
      ${searched(db, filter, false)}) as alike
    group by spam, status, grp`.execute(db);
  return rows;
}

/**
 * Counts without filters: by status from one index, and the few waiting or snoozed inquiries from other indexes, without
 * reading rows.
 */
async function countEverything(db: Db, overdueBefore: string): Promise<Alike[]> {
  const [states, few] = await Promise.all([countByStatus(db), countFew(db, overdueBefore)]);
  const rest = states.map((state): Alike => {
    const counted = few.filter(({ spam, status }) => spam === state.spam && status === state.status);
    const count = counted.reduce((left, row) => left - Number(row.count), Number(state.count));
    return { ...state, count, grp: isOpen(state.status) ? 'them' : 'closed', overdue: 0 };
  });
  return [...few, ...rest];
}

async function countByStatus(db: Db): Promise<Pick<Alike, 'spam' | 'status' | 'count'>[]> {
  const counts = db.selectFrom('inquiries').select(['spam', 'status', (eb) => eb.fn.countAll().as('count')]);
  const rows = await counts.groupBy(['spam', 'status']).execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** Counts the inquiries whose clock has run since before an instant. */
export const countOverdue = async (db: Db, overdueBefore: string): Promise<number> =>
  (await countFew(db, overdueBefore)).reduce((all, { overdue }) => all + Number(overdue), 0);

async function countFew(db: Db, overdueBefore: string): Promise<Alike[]> {
  const by = (index: string) => byIndex(db, { index });
  const { rows } = await sql<Alike>`
    select 0 as spam, status, grp, count(*) as count, sum(overdue) as overdue from (
      select status, ${US_OR_LATER} as grp, case when created_at < ${overdueBefore} then 1 else 0 end as overdue
        from inquiries ${by('inquiries_owed')} where ${owesFirstContact}
      union all select status, ${US_OR_LATER} as grp, case when waiting_since < ${overdueBefore} then 1 else 0 end
        from inquiries ${by('inquiries_waiting_since')} where ${needsReply}
      union all select status, 'later' as grp, 0
        from inquiries ${by('inquiries_snoozed_until')} where inquiries.snoozed_until is not null and inquiries.spam = 0 and not ${clockRuns}) as few
    group by status, grp`.execute(db);
  return rows;
}

const US_OR_LATER = sql`case when inquiries.snoozed_until is null then 'us' else 'later' end`;

const isOpen = (status: string) => statusOf(status) !== undefined && !isClosed(status);
