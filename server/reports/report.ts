/** Computes the reports of a range of days (product decision §9; contract/inquiries/reports.ts). */
import { setImmediate as turn } from 'node:timers/promises';
import { setup } from '#content/firm.ts';
import { answeredClock } from '#contract/inquiries/clock.ts';
import type { LateAnswer, Reports, ResponseFigures } from '#contract/inquiries/reports.ts';
import { dayAfter, startOfDay } from '#contract/shared/zoned-day.ts';
import { addDay, type DayTally, NAMED } from './day-tally.ts';
import type { DaysStore } from './days-store.ts';
import { followUpTimes } from './follow-up-times.ts';
import { type Meetings, meetingFigures } from './meeting-tally.ts';
import { periodBefore, type ReportDays } from './periods.ts';
import { rankingsOf } from './rankings.ts';
import { responseTally, type Tally } from './response-tally.ts';
import type { ReportSpan, ReportStore } from './store.ts';
import { weeksOf } from './weeks.ts';

/** Now, and whether meetings can be booked. */
type At = { now: Date; booking: boolean };

export type ReportParts = { store: ReportStore; days: DaysStore };

/** @param range first and last day, in the firm's time zone. */
export async function reportOf(parts: ReportParts, range: ReportDays, at: At): Promise<Reports> {
  const { store } = parts;
  const { now } = at;
  const { timeZone } = setup;
  const weeks = weeksOf(range.from, range.to, timeZone).map((week) => ({ ...week, tally: responseTally() }));
  const people = new Map<string | null, Tally>();
  const rankings = rankingsOf();
  let [late, week]: [string[], number] = [[], 0];
  const figures = await mainFigures(parts, range, at, (day, tally) => {
    while (day > (weeks[week]?.to as string)) week++;
    addDay(weeks[week]?.tally as Tally, tally, now);
    for (const [by, waits] of tally.answered) tallyOf(people, by).addAnswered(waits);
    rankings.addCounted(tally.rankings);
    late = [...late, ...tally.late].slice(-NAMED);
  });
  const names = await store.staffNames();
  return {
    ...range,
    timeZone,
    ...figures,
    before: await mainFigures(parts, periodBefore(range), at),
    overdueNow: await store.overdueNow(now),
    openWorth: await store.openWorth(),
    weeks: await eachInItsTurn(weeks, ({ from, to, partial, tally }) => ({
      ...{ from, to, partial },
      ...tally.figures(),
    })),
    rankings: rankings.figures(),
    people: (
      await eachInItsTurn([...people], ([id, tally]) => ({
        ...{ id, name: (id && names.get(id)) || null },
        ...tally.figures(),
      }))
    ).sort((a, b) => b.answered - a.answered),
    late: await newestLate(store, late),
  };
}

/** The figures that are compared with those of the period before. */
async function mainFigures(
  { store, days }: ReportParts,
  range: ReportDays,
  { now, booking }: At,
  also: (day: string, tally: DayTally) => void = () => {},
): Promise<Reports['before']> {
  const span = [
    startOfDay(range.from, setup.timeZone),
    startOfDay(dayAfter(range.to), setup.timeZone),
  ] as const;
  const all = responseTally();
  const meetings: Meetings[] = [];
  let projects = 0;
  for await (const [day, tally] of days.tallies(range)) {
    addDay(all, tally, now);
    meetings.push(tally.meetings);
    projects += tally.projects;
    also(day, tally);
  }
  const response = all.figures();
  return {
    ...range,
    response,
    later: await laterFigures(store, span, now),
    meetings: booking ? meetingFigures(meetings, response.inquiries) : null,
    projects,
    projectsWorth: await store.projectsWorth(span),
  };
}

/** The answers to what visitors wrote later, in the span. */
async function laterFigures(store: ReportStore, span: ReportSpan, now: Date): Promise<ResponseFigures> {
  const tally = responseTally();
  for await (const events of store.laterWords(span))
    for (const clock of followUpTimes(events, ...span, now)) tally.add(clock);
  return tally.figures();
}

/** Computes each in its own turn of the event loop: ten years have 520 weeks. */
async function eachInItsTurn<T, R>(all: T[], work: (one: T) => R): Promise<R[]> {
  const done: R[] = [];
  for (const one of all) {
    done.push(work(one));
    await turn();
  }
  return done;
}

function tallyOf(tallies: Map<string | null, Tally>, key: string | null): Tally {
  const known = tallies.get(key) ?? responseTally();
  tallies.set(key, known);
  return known;
}

async function newestLate(store: ReportStore, late: string[]): Promise<LateAnswer[]> {
  const answers = await store.answersTo([...new Set(late)]);
  // Another inquiry may have arrived in the same millisecond and been answered in time.
  const isLateAnswer = ({ createdAt, firstContactAt }: LateAnswer) =>
    answeredClock(createdAt, firstContactAt).late;
  return answers.filter(isLateAnswer).slice(0, NAMED);
}
