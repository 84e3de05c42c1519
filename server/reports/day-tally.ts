/** All that reports need of the inquiries that arrived on one day, whenever they are asked for. */
import { answeredClock, responseClockOf } from '#contract/inquiries/clock.ts';
import { needsFirstContact } from '#contract/inquiries/queue.ts';
import type { Reports } from '#contract/inquiries/reports.ts';
import { type Durations, type PackedWaits, packed, unpacked, waitsOf } from './durations.ts';
import { countMeetings, type Meetings } from './meeting-tally.ts';
import { RANKING_NAMES, rankingsOf } from './rankings.ts';
import type { Tally } from './response-tally.ts';
import { type Arrived, type Met, PROJECTS } from './store.ts';

/**
 * To be raised with every change of a day's figures, or of the rules by which they are counted: those that an older release kept
 * is then counted again. A test compares with a day that was written down.
 */
export const DAY_FORMAT_VERSION = `1 ${RANKING_NAMES}`;

/** Late answers that a report lists at most (contract/inquiries/reports.ts). */
export const NAMED = 100;

type Of<W> = {
  /** By whom they were answered first, and how long that took. */
  answered: [by: string | null, W][];
  /** When those arrived that were answered late, the newest. */
  late: string[];
  /** When those arrived that still wait for an answer. */
  owed: string[];
  /** To these, no answer is due any more. */
  closed: number;
  projects: number;
  rankings: Reports['rankings'];
  meetings: Meetings<W>;
};
export type DayTally = Of<Durations>;

/** Counts the inquiries of a day, which come in pieces. */
export function countedDay() {
  const answered = new Map<string | null, number[]>();
  const rankings = rankingsOf();
  const meetings: Met[] = [];
  const [late, owed]: [string[], string[]] = [[], []];
  let [closed, projects] = [0, 0];

  function addContact({ created_at, first_contact_at, first_contact_by, ...row }: Arrived): void {
    const isOwed = needsFirstContact({
      ...{ status: row.status, spam: false, firstContactAt: null, withdrawnAt: row.withdrawn_at },
    });
    if (first_contact_at !== null) {
      const clock = answeredClock(created_at, first_contact_at);
      const waits = answered.get(first_contact_by) ?? [];
      answered.set(first_contact_by, waits);
      waits.push(clock.afterMs);
      if (clock.late) late.push(created_at);
    } else if (isOwed) owed.push(created_at);
    else closed++;
  }

  return {
    add(row: Arrived): void {
      const isProject = PROJECTS.includes(row.status);
      addContact(row);
      if (isProject) projects++;
      rankings.add(row, isProject);
    },
    addMeeting: (meeting: Met): unknown => meetings.push(meeting),
    tally(): DayTally {
      const met = countMeetings(meetings);
      return {
        answered: [...answered].map(([by, waits]) => [by, waitsOf(waits)]),
        late: late.sort().slice(-NAMED),
        ...{ owed: owed.sort(), closed, projects, rankings: rankings.figures() },
        meetings: { ...met, waits: waitsOf(met.waits) },
      };
    },
  };
}

/** Adds a day to the response times of a longer time, as of an instant. */
export function addDay(to: Tally, { answered, owed, closed }: DayTally, now: Date): void {
  for (const [, waits] of answered) to.addAnswered(waits);
  for (const createdAt of owed)
    to.add(responseClockOf({ createdAt, firstContactAt: null, waitingSince: createdAt }, now));
  to.addClosed(closed);
}

/** As it is kept. */
export const asText = ({ answered, meetings, ...rest }: DayTally): string =>
  JSON.stringify({
    ...rest,
    answered: answered.map(([by, waits]) => [by, packed(waits)]),
    meetings: { ...meetings, waits: packed(meetings.waits) },
  } satisfies Of<PackedWaits>);

export function fromText(text: string): DayTally {
  const { answered, meetings, ...rest }: Of<PackedWaits> = JSON.parse(text);
  return {
    ...rest,
    answered: answered.map(([by, waits]) => [by, unpacked(waits)]),
    meetings: { ...meetings, waits: unpacked(meetings.waits) },
  };
}
