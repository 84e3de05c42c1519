/**
 * Response times of a group of inquiries, counted one inquiry at a time. Waits are bucketed by minute, so that the
 * median of a million sorts a single bucket.
 */
import { type Clock, isLate } from '#contract/clock.ts';
import type { ResponseFigures } from '#contract/reports.ts';

export type Tally = { add(clock: Clock): void; figures(): ResponseFigures };

export function responseTally(): Tally {
  const counts = { inquiries: 0, answered: 0, late: 0, overdue: 0, open: 0, closed: 0 };
  const waits = new Map<number, number[]>();
  return {
    add(clock) {
      counts.inquiries++;
      if (clock.state === 'answered') {
        counts.answered++;
        addWait(waits, clock.afterMs);
        if (isLate(clock.afterMs)) counts.late++;
      } else if (clock.state === 'running') counts.open++;
      else counts[clock.state === 'overdue' ? 'overdue' : 'closed']++;
    },
    figures() {
      const { answered } = counts;
      const minutes = Float64Array.from(waits.keys()).sort();
      const waitAt = (rank: number) => waitOfRank(waits, minutes, rank);
      const due = counts.answered + counts.overdue;
      return {
        ...counts,
        within24: due === 0 ? null : (counts.answered - counts.late) / due,
        medianMs: median(answered, waitAt),
        p95Ms: waitAt(Math.ceil(answered * 0.95) - 1),
      };
    },
  };
}

type Waits = Map<number, number[]>;

function addWait(waits: Waits, ms: number): void {
  const minute = Math.floor(ms / 60_000);
  const there = waits.get(minute);
  if (there) there.push(ms);
  else waits.set(minute, [ms]);
}

/** Returns the wait with `rank` shorter ones; null when there are too few. */
function waitOfRank(waits: Waits, minutes: Float64Array, rank: number): number | null {
  let shorter = 0;
  for (const minute of minutes) {
    const there = waits.get(minute) as number[];
    if (rank >= 0 && rank < shorter + there.length)
      return Float64Array.from(there).sort()[rank - shorter] as number;
    shorter += there.length;
  }
  return null;
}

/** Averages the middle two of an even count. The percentile, in contrast, is nearest-rank. */
function median(count: number, waitAt: (rank: number) => number | null): number | null {
  const [lower, upper] = [waitAt((count - 1) >> 1), waitAt(count >> 1)];
  return lower === null || upper === null ? null : Math.round((lower + upper) / 2);
}
