/** What became of a group of inquiries as meetings, counted slice by slice (contract/reports.ts). */
import type { MeetingFigures } from '#contract/reports.ts';
import type { Met } from './store.ts';

export type MeetingTally = { add(meetings: Met[]): void; figures(inquiries: number): MeetingFigures };

export function meetingTally(): MeetingTally {
  const counts = { requests: 0, held: 0, noShows: 0 };
  const waits: number[] = [];
  return {
    /** @param meetings all of each inquiry among them, in the order in which they begin. */
    add(meetings) {
      counts.requests += new Set(meetings.map(({ inquiry_id }) => inquiry_id)).size;
      const met = new Set<string>();
      for (const { inquiry_id, created_at, starts_at, state } of meetings) {
        if (state === 'held') counts.held++;
        if (state === 'no-show') counts.noShows++;
        if ((state !== 'held' && state !== 'booked') || met.has(inquiry_id)) continue;
        met.add(inquiry_id);
        waits.push(Date.parse(starts_at) - Date.parse(created_at));
      }
    },
    figures: (inquiries) => ({
      ...counts,
      share: inquiries === 0 ? null : counts.requests / inquiries,
      medianMs: medianOf(waits),
    }),
  };
}

/** Averages the middle two of an even count. */
function medianOf(values: number[]): number | null {
  if (values.length === 0) return null;
  const sorted = Float64Array.from(values).sort();
  const [lower, upper] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return Math.round(((lower as number) + (upper as number)) / 2);
}
