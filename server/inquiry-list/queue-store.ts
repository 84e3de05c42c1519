/** The queue's groups and order as SQL (contract/inquiries/queue.ts; docs/decisions/0019). */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { CLOCK_MS } from '#contract/inquiries/clock.ts';
import { LONG_OVERDUE_MS, type QueueGroup, SOON_MS } from '#contract/inquiries/queue.ts';
import { INQUIRY_STATUSES, isClosed, WAITING_STATUSES } from '#contract/inquiries/statuses.ts';
import type { QueueSection } from './order-store.ts';

type Condition = RawBuilder<SqlBool>;

/** Literals, so that the planner can match a partial index. */
const among = (statuses: readonly string[]) => sql.join(statuses.map((status) => sql.lit(status)));
const OPEN = INQUIRY_STATUSES.filter((status) => !isClosed(status));

/** `owesFirstContact` in SQL. */
export const owesFirstContact = sql<SqlBool>`(inquiries.spam = 0 and inquiries.status in (${among(WAITING_STATUSES)})
  and inquiries.first_contact_at is null and inquiries.withdrawn_at is null)`;
/** Whether a later message of the visitor, or a due next step, waits. */
export const needsReply = sql<SqlBool>`(inquiries.spam = 0 and inquiries.waiting_since is not null and not ${owesFirstContact})`;
const isPutOff = sql<SqlBool>`inquiries.snoozed_until is not null`;
const isAtHand = sql<SqlBool>`inquiries.snoozed_until is null`;

/** Whether the clock of contract/inquiries/clock.ts is running. */
export const clockRuns = sql<SqlBool>`(${owesFirstContact} or ${needsReply})`;

/** Whether the clock has run since before this instant. */
export const clockRunsSince = (before: string) =>
  sql<SqlBool>`((${owesFirstContact} and inquiries.created_at < ${before})
    or (${needsReply} and inquiries.waiting_since < ${before}))`;

/** `groupOf` in SQL, for an inquiry that isn't suspected spam. */
export const IN_GROUP: Record<QueueGroup, Condition> = {
  us: sql`(${isAtHand} and ${clockRuns})`,
  them: sql`(${isAtHand} and not ${clockRuns} and inquiries.status in (${among(OPEN)}))`,
  later: sql`(${isPutOff})`,
  closed: sql`(${isAtHand} and not ${clockRuns} and inquiries.status not in (${among(OPEN)}))`,
};

/** Returns the sections of the queue as of an instant (ISO 8601), in order. */
export function queueSections(now: string): QueueSection[] {
  const ago = (ms: number) => new Date(Date.parse(now) - ms).toISOString();
  const [soon, overdue, long] = [ago(CLOCK_MS - SOON_MS), ago(CLOCK_MS), ago(CLOCK_MS + LONG_OVERDUE_MS)];
  return [
    ...waiting((since) => sql`${since} >= ${overdue} and ${since} <= ${soon}`, 'asc'),
    ...waiting((since) => sql`${since} < ${overdue} and ${since} >= ${long}`, 'desc'),
    ...waiting((since) => sql`${since} > ${soon}`, 'asc'),
    ...waiting((since) => sql`${since} < ${long}`, 'desc'),
    // A section per status, so that each is read in the order of an index.
    ...OPEN.map(
      (status): QueueSection => ({
        column: 'updated_at',
        direction: 'desc',
        group: 'them',
        where: sql`(inquiries.status = ${sql.lit(status)} and ${IN_GROUP.them})`,
        index: 'inquiries_state',
      }),
    ),
    {
      column: 'snoozed_until',
      direction: 'asc',
      group: 'later',
      where: IN_GROUP.later,
      index: 'inquiries_snoozed_until',
    },
    {
      column: 'updated_at',
      direction: 'desc',
      group: 'closed',
      where: IN_GROUP.closed,
      index: 'inquiries_updated',
    },
  ];
}

/** A section of the clock: new inquiries, then the others. */
const waiting = (
  within: (since: RawBuilder<string>) => Condition,
  direction: 'asc' | 'desc',
): QueueSection[] => [
  {
    column: 'created_at',
    direction,
    group: 'us',
    where: sql`(${isAtHand} and ${owesFirstContact} and ${within(sql.ref('inquiries.created_at'))})`,
    index: 'inquiries_status',
  },
  {
    column: 'waiting_since',
    direction,
    group: 'us',
    where: sql`(${isAtHand} and ${needsReply} and ${within(sql.ref('inquiries.waiting_since'))})`,
    index: 'inquiries_waiting_since',
  },
];
