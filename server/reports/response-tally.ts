/** Response times of a group of inquiries, counted one inquiry or many waits at a time. */
import { CLOCK_MS, type Clock } from '#contract/inquiries/clock.ts';
import type { ResponseFigures } from '#contract/inquiries/reports.ts';
import { countUpTo, type Durations, durationAtRank, medianOf, waitsOf } from './durations.ts';

export type Tally = ReturnType<typeof responseTally>;

export function responseTally() {
  const counts = { overdue: 0, open: 0, closed: 0 };
  const single: number[] = [];
  const many: Durations[] = [];
  return {
    add(clock: Clock) {
      if (clock.state === 'answered') single.push(clock.afterMs);
      else if (clock.state === 'running') counts.open++;
      else counts[clock.state === 'overdue' ? 'overdue' : 'closed']++;
    },
    /** Adds inquiries that were answered after these waits. */
    addAnswered: (waits: Durations) => many.push(waits),
    /** Adds inquiries to which no answer is due. */
    addClosed(count: number) {
      counts.closed += count;
    },
    figures(): ResponseFigures {
      const all = [...many, waitsOf(single)];
      const answered = all.reduce((sum, { length }) => sum + length, 0);
      const inTime = all.reduce((sum, waits) => sum + countUpTo(CLOCK_MS, waits), 0);
      const due = answered + counts.overdue;
      return {
        inquiries: answered + counts.overdue + counts.open + counts.closed,
        answered,
        late: answered - inTime,
        ...counts,
        within24: due === 0 ? null : inTime / due,
        medianMs: medianOf(all),
        // The nearest rank.
        p95Ms: durationAtRank(all, Math.ceil(answered * 0.95) - 1),
      };
    },
  };
}
