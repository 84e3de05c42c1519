/** Queries of the reports. */
import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { BookingState } from '#contract/booking/booking.ts';
import { CLOCK_MS, overdueBefore } from '#contract/inquiries/clock.ts';
import type { LateAnswer, ProjectValue, Reports } from '#contract/inquiries/reports.ts';
import { CLOSED_STATUSES } from '#contract/inquiries/statuses.ts';
import { engineOf } from '../database/engine/engine-of.ts';
import type { Database, Db } from '../database/schema.ts';
import { countsOf } from '../inquiry-list/counts-store.ts';
import { recordExport } from '../inquiry-list/export-store.ts';
import { byIndex } from '../inquiry-list/order-store.ts';
import { listFilter } from '../inquiry-list/parse.ts';
import { owesFirstContact } from '../inquiry-list/queue-store.ts';
import type { MeetingOutcomes, Responses } from './figures.ts';
import { SAID_KINDS, type SaidEvent } from './follow-up-times.ts';
import { RANKED, rankingsOf, WON_STATUSES } from './rankings.ts';
import { wonClicks } from './won-clicks-store.ts';

/** Two instants (ISO 8601); the first is inclusive, the second exclusive. */
export type ReportSpan = readonly [from: string, before: string];

/**
 * `by`: who answered first; null for unknown people, and for all inquiries without an answer. `projects`: how many of all
 * these became projects.
 */
export type ResponsesBy = Responses & { by: string | null; projects: number };

export type ReportStore = ReturnType<typeof reportStore>;

/** States of meetings that were booked; none leads back to a proposal. */
const BOOKED = ['booked', 'held', 'no-show', 'cancelled'] as const satisfies BookingState[];

/** Late answers that a report lists at most (contract/inquiries/reports.ts). */
const NAMED = 100;

/** Inquiries whose timelines are read in one statement. */
const INQUIRIES_AT_ONCE = 200;

/** Queries cover inquiries received in a span, without spam. */
export function reportStore(db: Db) {
  const { milliseconds } = engineOf(db);
  const wait = milliseconds('inquiries.created_at', 'inquiries.first_contact_at');
  const arrived = ([from, before]: ReportSpan) =>
    db
      .selectFrom('inquiries')
      .where('inquiries.spam', '=', 0)
      .where('inquiries.created_at', '>=', from)
      .where('inquiries.created_at', '<', before);

  return {
    wonClicks: (span: ReportSpan) => wonClicks(db, span),
    recordExport: recordExport.bind(null, db),

    /** Returns how soon the inquiries were answered, and the clocks of the others as of an instant. */
    async responses(span: ReportSpan, now: Date): Promise<ResponsesBy[]> {
      const isOverdue = sql<SqlBool>`inquiries.created_at < ${overdueBefore(now)}`;
      const rows = await arrived(span)
        .select([
          'first_contact_by as by',
          // One text is a quarter of the time that as many rows take.
          sql<string | null>`string_agg(cast(${wait} as text), ',')`.as('waits'),
          countWhere(sql`${owesFirstContact} and ${isOverdue}`).as('overdue'),
          countWhere(sql`${owesFirstContact} and not ${isOverdue}`).as('open'),
          countWhere(sql`inquiries.first_contact_at is null and not ${owesFirstContact}`).as('closed'),
          countWhere(sql`inquiries.status in (${sql.join(WON_STATUSES)})`).as('projects'),
        ])
        .groupBy('first_contact_by')
        .execute();
      return rows.map((row) => ({
        ...{ by: row.by, waits: row.waits?.split(',').map(Number) ?? [], projects: Number(row.projects) },
        ...{ overdue: Number(row.overdue), open: Number(row.open), closed: Number(row.closed) },
      }));
    },

    async meetings(span: ReportSpan): Promise<MeetingOutcomes> {
      const until = milliseconds('inquiries.created_at', 'bookings.starts_at');
      const rows = await arrived(span)
        // SQLite reads the tables of a cross join in this order; the other one would read all meetings.
        .crossJoin('bookings')
        .whereRef('bookings.inquiry_id', '=', 'inquiries.id')
        .where('bookings.state', 'in', BOOKED)
        .select([
          countWhere(sql`bookings.state = 'held'`).as('held'),
          countWhere(sql`bookings.state = 'no-show'`).as('missed'),
          sql<number | null>`min(case when bookings.state in ('held', 'booked') then ${until} end)`.as(
            'wait',
          ),
        ])
        .groupBy('inquiries.id')
        .execute();
      const sum = (of: 'held' | 'missed') => rows.reduce((so, far) => so + Number(far[of]), 0);
      return {
        ...{ requests: rows.length, held: sum('held'), noShows: sum('missed') },
        waits: rows.flatMap((row) => (row.wait === null ? [] : [Number(row.wait)])),
      };
    },

    /** Counts the inquiries by the features of the rankings. */
    async rankings(span: ReportSpan): Promise<Reports['rankings']> {
      const rows = await arrived(span)
        .select([...RANKED, ({ fn }) => fn.countAll().as('count')])
        .groupBy(RANKED)
        .execute();
      return rankingsOf(rows.map((row) => ({ ...row, count: Number(row.count) })));
    },

    /** Sums the estimates of projects. */
    projectsWorth: (span: ReportSpan): Promise<ProjectValue> =>
      worthOf(arrived(span).where('status', 'in', WON_STATUSES)),

    /** Sums the estimates of all inquiries that aren't closed. */
    openWorth: (): Promise<ProjectValue> =>
      worthOf(db.selectFrom('inquiries').where('spam', '=', 0).where('status', 'not in', CLOSED_STATUSES)),

    /** Counts as the dashboard does. */
    async overdueNow(now: Date): Promise<number> {
      return (await countsOf(db, listFilter({}, 'nobody', now), overdueBefore(now))).overdue;
    },

    /** Returns the messages and answers of inquiries whose visitors wrote again in a span, inquiry by inquiry. */
    async *laterWords([from, before]: ReportSpan): AsyncGenerator<SaidEvent[]> {
      // Without a cross join, SQLite would read the events of every inquiry; it reads a cross join in its order.
      const { rows: ids } = await sql<{ id: string }>`
        select distinct e.inquiry_id as id from inquiry_events as e ${byIndex(db, { index: 'inquiry_events_said' })} cross join inquiries as i
        where i.id = e.inquiry_id and i.spam = 0
          and e.kind = 'visitor-message' and e.at >= ${from} and e.at < ${before}`.execute(db);
      for (let at = 0; at < ids.length; at += INQUIRIES_AT_ONCE) {
        const some = ids.slice(at, at + INQUIRIES_AT_ONCE).map(({ id }) => id);
        const events = await db
          .selectFrom('inquiry_events as e')
          .innerJoin('inquiries as i', 'i.id', 'e.inquiry_id')
          .select(['e.inquiry_id', 'i.first_contact_at', 'e.at', 'e.kind', 'e.actor_id', 'e.data'])
          .where('e.inquiry_id', 'in', some)
          .where('e.kind', 'in', SAID_KINDS)
          .orderBy('e.inquiry_id')
          .orderBy('e.at')
          .orderBy('e.id')
          .execute();
        yield* Map.groupBy(events, ({ inquiry_id }) => inquiry_id).values();
      }
    },

    async staffNames(): Promise<Map<string, string>> {
      const rows = await db.selectFrom('staff_users').select(['id', 'name']).execute();
      return new Map(rows.map(({ id, name }) => [id, name]));
    },

    /** Returns the newest that were answered late. */
    lateAnswers: (span: ReportSpan): Promise<LateAnswer[]> =>
      arrived(span)
        .leftJoin('staff_users', 'staff_users.id', 'first_contact_by')
        .select(['inquiries.id', 'reference', 'inquiries.name', 'inquiries.created_at as createdAt'])
        .select(({ ref }) => [
          ref('first_contact_at').$notNull().as('firstContactAt'),
          'staff_users.name as by',
        ])
        .where(wait, '>', CLOCK_MS)
        .orderBy('inquiries.created_at', 'desc')
        .orderBy('inquiries.id', 'desc')
        .limit(NAMED)
        .execute(),
  };
}

const countWhere = (condition: RawBuilder<unknown>) =>
  sql<number | string>`sum(case when ${condition} then 1 else 0 end)`;

async function worthOf(inquiries: SelectQueryBuilder<Database, 'inquiries', object>): Promise<ProjectValue> {
  const sums = await inquiries
    .where('value_low', 'is not', null)
    .select(({ fn }) => [
      fn.countAll().as('estimates'),
      fn.sum('value_low').as('low'),
      fn.sum('value_high').as('high'),
    ])
    .executeTakeFirstOrThrow();
  return { estimates: Number(sums.estimates), low: Number(sums.low), high: Number(sums.high) };
}
