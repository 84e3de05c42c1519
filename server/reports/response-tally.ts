/** How fast a group of inquiries was answered, counted one inquiry at a time. */
import { type Clock, isLate } from '#contract/clock.ts';
import type { ResponseFigures } from '#contract/reports.ts';

export type Tally = { add(clock: Clock): void; figures(): ResponseFigures };

export function responseTally(): Tally {
  const counts = { inquiries: 0, answered: 0, late: 0, overdue: 0, open: 0, closed: 0 };
  const waits: number[] = [];
  return {
    add(clock) {
      counts.inquiries++;
      if (clock.state === 'answered') {
        counts.answered++;
        waits.push(clock.afterMs);
        if (isLate(clock.afterMs)) counts.late++;
      } else if (clock.state === 'running') counts.open++;
      else counts[clock.state === 'overdue' ? 'overdue' : 'closed']++;
    },
    figures() {
      const sorted = Float64Array.from(waits).sort();
      const due = counts.answered + counts.overdue;
      return {
        ...counts,
        within24: due === 0 ? null : (counts.answered - counts.late) / due,
        medianMs: medianOf(sorted),
        p95Ms: sorted[Math.ceil(sorted.length * 0.95) - 1] ?? null,
      };
    },
  };
}

/** Of sorted numbers; between the middle two of an even count. The percentile beside it is nearest-rank. */
function medianOf(sorted: Float64Array): number | null {
  const upper = sorted[sorted.length >> 1];
  const lower = sorted[(sorted.length - 1) >> 1];
  return upper === undefined || lower === undefined ? null : Math.round((lower + upper) / 2);
}
