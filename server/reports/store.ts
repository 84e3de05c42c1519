/** Queries of the reports. */
import { type SelectQueryBuilder, sql } from 'kysely';
import type { BookingState } from '#contract/booking/booking.ts';
import { overdueBefore } from '#contract/inquiries/clock.ts';
import type { LateAnswer, ProjectValue } from '#contract/inquiries/reports.ts';
import { CLOSED_STATUSES } from '#contract/inquiries/statuses.ts';
import type { Database, Db, InquiryRow } from '../database/schema.ts';
import { countsOf } from '../inquiry-list/counts-store.ts';
import { byIndex } from '../inquiry-list/order-store.ts';
import { listFilter } from '../inquiry-list/parse.ts';
import { SAID_KINDS, type SaidEvent } from './follow-up-times.ts';

/** The columns of an inquiry that reports read. */
export type Arrived = Pick<
  InquiryRow,
  | 'created_at'
  | 'status'
  | 'lost_reason'
  | 'withdrawn_at'
  | 'first_contact_at'
  | 'first_contact_by'
  | 'service_type'
  | 'area'
  | 'source'
>;

/** A meeting of an inquiry that was booked at some time; a proposal that wasn't taken is none. */
export type Met = { inquiry_id: string; created_at: string; starts_at: string; state: string };

/** Two instants (ISO 8601); the first is inclusive, the second exclusive. */
export type ReportSpan = readonly [from: string, before: string];

export type ReportStore = ReturnType<typeof reportStore>;

/** Statuses of inquiries that became work for the studio. */
export const PROJECTS: readonly string[] = ['in-progress', 'completed'];

/** States of meetings that were booked; none leads back to a proposal. */
const BOOKED = ['booked', 'held', 'no-show', 'cancelled'] as const satisfies BookingState[];

/** Inquiries per slice, the unit in memory; the main thread counts a slice within 3 ms. */
const SLICE = 500;
/** Inquiries whose timelines are read in one statement. */
const INQUIRIES_AT_ONCE = 200;

/** Queries cover inquiries received in a span, without spam. */
export function reportStore(db: Db, slice = SLICE) {
  const arrived = (from: string, before: string) =>
    db
      .selectFrom('inquiries')
      .where('inquiries.spam', '=', 0)
      .where('inquiries.created_at', '>=', from)
      .where('inquiries.created_at', '<', before);
  return {
    /** Splits a span into slices of about so many inquiries. */
    async *slices([from, before]: ReportSpan): AsyncGenerator<ReportSpan> {
      for (let start = from; ; ) {
        const next = await arrived(start, before)
          .select('created_at')
          // Advances even when a whole slice arrived in the same millisecond.
          .where('created_at', '>', start)
          .orderBy('created_at')
          .offset(slice)
          .limit(1)
          .executeTakeFirst();
        yield [start, next?.created_at ?? before];
        if (!next) return;
        start = next.created_at;
      }
    },

    /** Returns the inquiries, unordered. */
    arrived: ([from, before]: ReportSpan): Promise<Arrived[]> =>
      arrived(from, before)
        .select([
          'created_at',
          'status',
          'lost_reason',
          'withdrawn_at',
          'first_contact_at',
          'first_contact_by',
        ])
        .select(['service_type', 'area', 'source'])
        .execute(),

    /** Returns the meetings of the inquiries, in the order in which they begin. */
    meetings: ([from, before]: ReportSpan): Promise<Met[]> =>
      arrived(from, before)
        // SQLite reads the tables of a cross join in this order: the other one would read all meetings for each slice.
        .crossJoin('bookings')
        .whereRef('bookings.inquiry_id', '=', 'inquiries.id')
        .where('bookings.state', 'in', BOOKED)
        .select(['inquiry_id', 'inquiries.created_at', 'starts_at', 'bookings.state'])
        .orderBy('starts_at')
        .execute(),

    /** Sums the estimates of projects. */
    projectsWorth: ([from, before]: ReportSpan): Promise<ProjectValue> =>
      worthOf(arrived(from, before).where('status', 'in', PROJECTS)),

    /** Sums the estimates of all inquiries that aren't closed. */
    openWorth: (): Promise<ProjectValue> =>
      worthOf(db.selectFrom('inquiries').where('spam', '=', 0).where('status', 'not in', CLOSED_STATUSES)),

    /** Counts as the dashboard does. */
    async overdueNow(now: Date): Promise<number> {
      return (await countsOf(db, listFilter({}, 'nobody', now), overdueBefore(now))).overdue;
    },

    /** Returns what was said and answered about the inquiries whose visitors wrote again in a span, inquiry by inquiry. */
    async *laterWords([from, before]: ReportSpan): AsyncGenerator<SaidEvent[]> {
      // Left to itself, SQLite reads the events of every inquiry: seconds at a million. It reads a cross join in its order.
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

    /** Returns the answered inquiries received at these instants, newest first. */
    async answersTo(createdAt: string[]): Promise<LateAnswer[]> {
      if (createdAt.length === 0) return [];
      const rows = await db
        .selectFrom('inquiries as i')
        .leftJoin('staff_users as u', 'u.id', 'i.first_contact_by')
        .select(['i.id', 'i.reference', 'i.name', 'i.created_at', 'i.first_contact_at', 'u.name as by'])
        .where('i.spam', '=', 0)
        .where('i.first_contact_at', 'is not', null)
        .where('i.created_at', 'in', createdAt)
        .orderBy('i.created_at', 'desc')
        .orderBy('i.id', 'desc')
        .execute();
      return rows.map((row) => ({
        id: row.id,
        reference: row.reference,
        name: row.name,
        createdAt: row.created_at,
        firstContactAt: row.first_contact_at as string,
        by: row.by,
      }));
    },
  };
}

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
