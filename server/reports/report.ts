/** Computes the reports of a range of days (requirements §14; contract/inquiries/reports.ts). */
import { setup } from '#content/firm.ts';
import type { Reports, ResponseFigures } from '#contract/inquiries/reports.ts';
import { dayAfter, startOfDay } from '#contract/shared/zoned-day.ts';
import { meetingFigures, type Responses, responseFigures, responsesOf } from './figures.ts';
import { followUpTimes } from './follow-up-times.ts';
import { periodBefore, type ReportDays } from './periods.ts';
import type { ReportSpan, ReportStore, ResponsesBy } from './store.ts';
import { weeksOf } from './weeks.ts';

/** Now, and whether meetings can be booked. */
type At = { now: Date; booking: boolean };

/** @param range first and last day, in the firm's time zone. */
export async function reportOf(store: ReportStore, range: ReportDays, at: At): Promise<Reports> {
  const { timeZone } = setup;
  const span = spanOf(range);
  const weeks: Reports['weeks'] = [];
  const groups: ResponsesBy[] = [];
  let [start] = span;
  for (const { before, ...week } of weeksOf(range.from, range.to, timeZone)) {
    const some = await store.responses([start, before], at.now);
    weeks.push({ ...week, ...responseFigures(responsesOf(some)) });
    groups.push(...some);
    start = before;
  }
  return {
    ...range,
    timeZone,
    ...(await mainFigures(store, span, groups, at)),
    before: await figuresBefore(store, periodBefore(range), at),
    overdueNow: await store.overdueNow(at.now),
    openWorth: await store.openWorth(),
    weeks,
    rankings: await store.rankings(span),
    people: await peopleOf(store, groups),
    late: await store.lateAnswers(span),
  };
}

async function figuresBefore(store: ReportStore, range: ReportDays, at: At): Promise<Reports['before']> {
  const span = spanOf(range);
  return { ...range, ...(await mainFigures(store, span, await store.responses(span, at.now), at)) };
}

/** The figures that are compared with those of the period before. */
async function mainFigures(
  store: ReportStore,
  span: ReportSpan,
  groups: ResponsesBy[],
  { now, booking }: At,
): Promise<Omit<Reports['before'], keyof ReportDays>> {
  const response = responseFigures(responsesOf(groups));
  return {
    response,
    later: await laterFigures(store, span, now),
    meetings: booking ? meetingFigures(await store.meetings(span), response.inquiries) : null,
    projects: groups.reduce((sum, { projects }) => sum + projects, 0),
    projectsWorth: await store.projectsWorth(span),
  };
}

const spanOf = ({ from, to }: ReportDays): ReportSpan => [
  startOfDay(from, setup.timeZone),
  startOfDay(dayAfter(to), setup.timeZone),
];

/** The answers to visitors' later messages, in the span. */
async function laterFigures(store: ReportStore, span: ReportSpan, now: Date): Promise<ResponseFigures> {
  const later: Responses = { waits: [], overdue: 0, open: 0, closed: 0 };
  for await (const events of store.laterWords(span))
    for (const clock of followUpTimes(events, ...span, now)) {
      if (clock.state === 'answered') later.waits.push(clock.afterMs);
      else later[({ running: 'open', overdue: 'overdue', stopped: 'closed' } as const)[clock.state]]++;
    }
  return responseFigures(later);
}

async function peopleOf(store: ReportStore, groups: ResponsesBy[]): Promise<Reports['people']> {
  const names = await store.staffNames();
  const answered = groups.filter(({ waits }) => waits.length > 0);
  return [...Map.groupBy(answered, ({ by }) => by)]
    .map(([id, all]) => ({
      ...{ id, name: (id && names.get(id)) || null },
      ...responseFigures({ ...responsesOf(all), overdue: 0, open: 0, closed: 0 }),
    }))
    .sort((a, b) => b.answered - a.answered);
}
