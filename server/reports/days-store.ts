/** The reports' figures of each day, kept as long as no inquiry of the day changes (docs/decisions/0074). */
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { addDays, startOfDay } from '#contract/shared/zoned-day.ts';
import { engineOf } from '../database/engine/engine-of.ts';
import type { Db } from '../database/schema.ts';
import { asText, countedDay, DAY_FORMAT_VERSION, type DayTally, fromText } from './day-tally.ts';
import type { ReportDays } from './periods.ts';
import type { ReportSpan, ReportStore } from './store.ts';

/** Days in one statement. */
const AT_ONCE = 50;

export type DaysStore = ReturnType<typeof daysStore>;

/** A day of the firm, its first instant and the next day's, and how often its inquiries changed so far. */
type Day = { day: string; span: ReportSpan; state: number };

type Parts = {
  db: Db;
  store: ReportStore;
  /** The firm's: IANA name. */
  timeZone: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
};

export function daysStore({ db, store, timeZone, log }: Parts) {
  const countedBy = `${DAY_FORMAT_VERSION} ${timeZone}`;

  async function* piecesOf({ from, to }: ReportDays): AsyncGenerator<Day[]> {
    for (let first = from; first <= to; first = addDays(first, AT_ONCE)) {
      const last = [to, addDays(first, AT_ONCE - 1)].sort()[0] as string;
      yield await daysOf({ from: first, to: last });
    }
  }

  /** To be asked before the inquiries themselves: a change between the two then makes a day look older, never newer. */
  async function daysOf({ from, to }: ReportDays): Promise<Day[]> {
    const changes = await changesOf({ from: addDays(from, -1), to: addDays(to, 1) });
    const days: Day[] = [];
    for (let day = from, start = startOfDay(from, timeZone); day <= to; ) {
      const next = addDays(day, 1);
      const before = startOfDay(next, timeZone);
      // A day there is part of two days of UTC, or of three.
      const utc = [addDays(day, -1), day, next].filter((each) => each <= before && `${each}T24` > start);
      days.push({
        day,
        span: [start, before],
        state: utc.reduce((sum, each) => sum + (changes.get(each) ?? 0), 0),
      });
      [day, start] = [next, before];
    }
    return days;
  }

  async function changesOf({ from, to }: ReportDays): Promise<Map<string, number>> {
    const rows = await db
      .selectFrom('report_changes')
      .select(['day', (eb) => eb.fn.sum('changes').as('changes')])
      .where('day', '>=', from)
      .where('day', '<=', to)
      .groupBy('day')
      .execute();
    return new Map(rows.map(({ day, changes }) => [day, Number(changes)]));
  }

  const keptBetween = (days: Day[]) =>
    db
      .selectFrom('report_days')
      .where('counted_by', '=', countedBy)
      .where('day', '>=', days[0]?.day ?? '')
      .where('day', '<=', days.at(-1)?.day ?? '');

  /** Counts days that follow each other, and keeps them. */
  async function count(days: Day[]): Promise<Map<string, DayTally>> {
    const counted = days.map((day) => ({ ...day, ...countedDay() }));
    const span = [days[0]?.span[0] ?? '', days.at(-1)?.span[1] ?? ''] as const;
    const dayOf = (at: string) => counted[lastUpTo(at, days)] as (typeof counted)[number];
    for await (const slice of store.slices(span)) {
      for (const row of await store.arrived(slice)) dayOf(row.created_at).add(row);
      for (const meeting of await store.meetings(slice)) dayOf(meeting.created_at).addMeeting(meeting);
    }
    const rows = counted.map(({ day, state, tally }) => ({ day, state, tally: tally() }));
    await keep(rows).catch(({ code }) => log.warn({ code }, 'could not keep what reports counted'));
    return new Map(rows.map(({ day, tally }) => [day, tally]));
  }

  const keep = async (rows: { day: string; state: number; tally: DayTally }[]) =>
    db
      .insertInto('report_days')
      .values(rows.map((row) => ({ ...row, counted_by: countedBy, tally: asText(row.tally) })))
      .onConflict((conflict) =>
        conflict.column('day').doUpdateSet(({ ref }) => ({
          counted_by: ref('excluded.counted_by'),
          state: ref('excluded.state'),
          tally: ref('excluded.tally'),
        })),
      )
      .execute();

  /**
   * Goes through the days of a range, in order, and counts what isn't kept or changed since.
   * @param read the kept ones among some days.
   */
  async function* lookedThrough<R extends { day: string; state: number | string }>(
    range: ReportDays,
    read: (days: Day[]) => Promise<R[]>,
  ): AsyncGenerator<{ days: Day[]; kept: Map<string, R>; counted: Map<string, DayTally> }> {
    for await (const days of piecesOf(range)) {
      const kept = new Map((await read(days)).map((row) => [row.day, row]));
      // Nothing ever arrived on a day without a change.
      const missing = days.filter(({ day, state }) => state > 0 && Number(kept.get(day)?.state) !== state);
      const counted = new Map<string, DayTally>();
      for (const run of runsOf(missing)) for (const [day, tally] of await count(run)) counted.set(day, tally);
      yield { days, kept, counted };
    }
  }

  return {
    /** Yields each day of a range on which inquiries arrived, in order. */
    async *tallies(range: ReportDays): AsyncGenerator<[day: string, DayTally]> {
      const read = (days: Day[]) => keptBetween(days).select(['day', 'state', 'tally']).execute();
      for await (const { days, kept, counted } of lookedThrough(range, read))
        for (const { day } of days.filter(({ state }) => state > 0))
          yield [day, counted.get(day) ?? fromText(kept.get(day)?.tally as string)];
    },

    /** Counts now what a report of the range would have to count. */
    async refresh(range: ReportDays, isStopping = () => false): Promise<void> {
      const read = (days: Day[]) => keptBetween(days).select(['day', 'state']).execute();
      for await (const _ of lookedThrough(range, read)) if (isStopping()) return;
      await gatherChanges(db);
    },
  };
}

/** Splits days into stretches without a gap. */
function runsOf(days: Day[]): Day[][] {
  const runs: Day[][] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last && last.at(-1)?.span[1] === day.span[0]) last.push(day);
    else runs.push([day]);
  }
  return runs;
}

/** The index of the last day that began at this instant or before. */
function lastUpTo(at: string, days: Day[]): number {
  let [low, high] = [0, days.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((days[middle] as Day).span[0] <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Rows beside one of each day that a sum adds up in a fraction of a millisecond. */
const FEW_CHANGES = 500;

/** Puts the changes of each day together, on PostgreSQL, once they are many. Rows that others add meanwhile stay as they are. */
export async function gatherChanges(db: Db, few = FEW_CHANGES): Promise<void> {
  if (!engineOf(db).isShared) return;
  await sql`with gathered as (
      delete from report_changes
      where (select count(*) - count(distinct day) from report_changes) > ${few} returning day, changes)
    insert into report_changes select day, sum(changes) from gathered group by day`.execute(db);
}
