/** Computes the reports of a range of days (product decision §9; contract/reports.ts). */
import { setImmediate as turn } from 'node:timers/promises';
import { setup } from '#content/firm.ts';
import { answeredClock, type Clock, type ClockedInquiry, clockOf } from '#contract/clock.ts';
import { owesFirstContact } from '#contract/queue.ts';
import type { LateAnswer, Reports, ResponseFigures } from '#contract/reports.ts';
import { dayAfter, startOfDay } from '#contract/zoned-day.ts';
import { laterClocks } from './later-words.ts';
import { meetingTally } from './meeting-tally.ts';
import { type Days, periodBefore } from './periods.ts';
import { rankingsOf } from './rankings.ts';
import { responseTally, type Tally } from './response-tally.ts';
import type { ReportStore, Span, Unanswered } from './store.ts';
import { type Week, weeksOf } from './weeks.ts';

/** Maximum number of late answers listed. */
const NAMED = 100;

/** Now, and whether meetings can be booked. */
type At = { now: Date; booking: boolean };

/** @param days first and last day, in the firm's time zone. */
export async function reportOf(
  store: ReportStore,
  { from, to }: Days,
  { now, booking }: At,
): Promise<Reports> {
  const { timeZone } = setup;
  const meetings = booking ? meetingTally() : null;
  const weeks = weeksOf(from, to, timeZone).map((week) => ({ ...week, tally: responseTally() }));
  const span = [startOfDay(from, timeZone), weeks.at(-1)?.before as string] as const;
  const all = responseTally();
  const people = new Map<string | null, Tally>();
  const rankings = rankingsOf();
  let [projects, late] = [0, [] as string[]];
  const add = (createdAt: string, clock: Clock) => {
    all.add(clock);
    weekOf(weeks, createdAt).tally.add(clock);
  };
  for await (const slice of store.slices(span)) {
    // Sequential, so that each slice is counted in its own turn of the event loop.
    for (const row of await store.answered(slice)) {
      const clock = answeredClock(row.created_at, row.first_contact_at);
      add(row.created_at, clock);
      tallyOf(people, row.first_contact_by).add(clock);
      if (clock.late) late.push(row.created_at);
    }
    for (const row of await store.unanswered(slice)) add(row.created_at, clockOf(clocked(row), now));
    meetings?.add(await store.meetings(slice));
    for (const kind of await store.kinds(slice)) {
      rankings.add(kind);
      projects += kind.projects;
    }
    late = late.sort().slice(-NAMED);
  }
  const names = await store.staffNames();
  const response = all.figures();
  return {
    from,
    to,
    timeZone,
    response,
    later: await laterFigures(store, span, now),
    meetings: meetings?.figures(response.inquiries) ?? null,
    projects,
    projectsWorth: await store.projectsWorth(span),
    before: await figuresBefore(store, { from, to }, { now, booking }),
    overdueNow: await store.overdueNow(now),
    openWorth: await store.openWorth(),
    weeks: await figuresOf(weeks),
    rankings: rankings.figures(),
    people: [...people]
      .map(([id, tally]) => ({ id, name: (id && names.get(id)) || null, ...tally.figures() }))
      .sort((a, b) => b.answered - a.answered),
    late: await newestLate(store, late),
  };
}

/** The main figures of the period before, read in the same slices. */
async function figuresBefore(
  store: ReportStore,
  range: Days,
  { now, booking }: At,
): Promise<Reports['before']> {
  const meetings = booking ? meetingTally() : null;
  const days = periodBefore(range);
  const tally = responseTally();
  let projects = 0;
  const span = [
    startOfDay(days.from, setup.timeZone),
    startOfDay(dayAfter(days.to), setup.timeZone),
  ] as const;
  for await (const slice of store.slices(span)) {
    for (const row of await store.answered(slice))
      tally.add(answeredClock(row.created_at, row.first_contact_at));
    for (const row of await store.unanswered(slice)) tally.add(clockOf(clocked(row), now));
    projects += await store.projects(slice);
    meetings?.add(await store.meetings(slice));
  }
  const response = tally.figures();
  return {
    ...days,
    response,
    later: await laterFigures(store, span, now),
    projects,
    projectsWorth: await store.projectsWorth(span),
    meetings: meetings?.figures(response.inquiries) ?? null,
  };
}

/** The answers to what visitors wrote later, in the span. */
async function laterFigures(store: ReportStore, span: Span, now: Date): Promise<ResponseFigures> {
  const tally = responseTally();
  for await (const events of store.laterWords(span))
    for (const clock of laterClocks(events, ...span, now)) tally.add(clock);
  return tally.figures();
}

/** The clock of the first answer, which these reports are about. */
function clocked({ created_at: createdAt, status, withdrawn_at: withdrawnAt }: Unanswered): ClockedInquiry {
  const isOwed = owesFirstContact({ status, spam: false, firstContactAt: null, withdrawnAt });
  return { createdAt, firstContactAt: null, waitingSince: isOwed ? createdAt : null };
}

/** Finds the first week that ends after the instant, by binary search. */
function weekOf<W extends { before: string }>(weeks: W[], createdAt: string): W {
  let [low, high] = [0, weeks.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (createdAt < (weeks[middle] as W).before) high = middle;
    else low = middle + 1;
  }
  return weeks[low] as W;
}

/** Computes each week in its own turn of the event loop: ten years have 520. */
async function figuresOf(weeks: (Week & { tally: Tally })[]): Promise<Reports['weeks']> {
  const figures: Reports['weeks'] = [];
  for (const { tally, from, to, partial } of weeks) {
    figures.push({ from, to, partial, ...tally.figures() });
    await turn();
  }
  return figures;
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
