/** Response times of a group of inquiries (contract/inquiries/reports.ts). */
import { CLOCK_MS } from '#contract/inquiries/clock.ts';
import type { MeetingFigures, ResponseFigures } from '#contract/inquiries/reports.ts';

/** `waits`: milliseconds until each first answer, unordered; the rest counts inquiries without an answer. */
export type Responses = { waits: number[]; overdue: number; open: number; closed: number };

/** `waits`: milliseconds until the first meeting that was held or is ahead, for each inquiry that has one. */
export type MeetingOutcomes = { requests: number; held: number; noShows: number; waits: number[] };

/** Adds up groups. */
export function responsesOf(groups: readonly Responses[]): Responses {
  const sum = (of: 'overdue' | 'open' | 'closed') => groups.reduce((so, far) => so + far[of], 0);
  return {
    waits: groups.flatMap(({ waits }) => waits),
    ...{ overdue: sum('overdue'), open: sum('open'), closed: sum('closed') },
  };
}

export function responseFigures({ waits, overdue, open, closed }: Responses): ResponseFigures {
  const answered = waits.length;
  const late = waits.filter((ms) => ms > CLOCK_MS).length;
  const due = answered + overdue;
  const sorted = Float64Array.from(waits).sort();
  return {
    inquiries: answered + overdue + open + closed,
    ...{ answered, late, overdue, open, closed },
    within24: due === 0 ? null : (answered - late) / due,
    medianMs: medianOf(sorted),
    // The nearest rank.
    p95Ms: sorted[Math.ceil(answered * 0.95) - 1] ?? null,
  };
}

export function meetingFigures({ waits, ...counts }: MeetingOutcomes, inquiries: number): MeetingFigures {
  return {
    ...counts,
    share: inquiries === 0 ? null : counts.requests / inquiries,
    medianMs: medianOf(Float64Array.from(waits).sort()),
  };
}

/** Averages the middle two of an even count; null of none. */
function medianOf(sorted: Float64Array): number | null {
  const [lower, upper] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return lower === undefined || upper === undefined ? null : Math.round((lower + upper) / 2);
}
