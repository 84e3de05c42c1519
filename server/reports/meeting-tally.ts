/** The outcomes of a group of inquiries as meetings (contract/inquiries/reports.ts). */
import type { MeetingFigures } from '#contract/inquiries/reports.ts';
import { type Durations, medianOf } from './durations.ts';
import type { Met } from './store.ts';

/** `waits`: from the arrival of an inquiry to the beginning of its first meeting that took place or is ahead. */
export type Meetings<W = Durations> = { requests: number; held: number; noShows: number; waits: W };

/** @param meetings all of each inquiry among them, in the order in which they begin. */
export function countMeetings(meetings: readonly Met[]): Meetings<number[]> {
  const took = new Map<string, number>();
  for (const { inquiry_id, created_at, starts_at, state } of meetings)
    if ((state === 'held' || state === 'booked') && !took.has(inquiry_id))
      took.set(inquiry_id, Date.parse(starts_at) - Date.parse(created_at));
  const of = (wanted: string) => meetings.filter(({ state }) => state === wanted).length;
  return {
    requests: new Set(meetings.map(({ inquiry_id }) => inquiry_id)).size,
    ...{ held: of('held'), noShows: of('no-show'), waits: [...took.values()] },
  };
}

export function meetingFigures(all: readonly Meetings[], inquiries: number): MeetingFigures {
  const sum = (of: 'requests' | 'held' | 'noShows') => all.reduce((so, far) => so + far[of], 0);
  const requests = sum('requests');
  return {
    ...{ requests, held: sum('held'), noShows: sum('noShows') },
    share: inquiries === 0 ? null : requests / inquiries,
    medianMs: medianOf(all.map(({ waits }) => waits)),
  };
}
