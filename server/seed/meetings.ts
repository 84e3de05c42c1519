/** Generates meetings of generated inquiries: most were held, a few not, and those of the last days are in the future. */
import { v7 as uuid } from 'uuid';
import { bookingWords } from '#content/booking-words.ts';
import { setup } from '#content/firm.ts';
import {
  BOOKING_KINDS,
  type BookingKind,
  type BookingState,
  type MeetingTime,
} from '#contract/booking/booking.ts';
import { weekdayOf } from '#contract/booking/booking-hours.ts';
import { cellsOf } from '#contract/booking/booking-slots.ts';
import type { Seeded } from '#contract/shared/seeded-random.ts';
import { addDays, clockOfDay, dayOf } from '#contract/shared/zoned-day.ts';
import type { Invented, InventedEvent, InventedPerson } from './invent.ts';

export type InventedMeeting = {
  id: string;
  kind: BookingKind;
  state: BookingState;
  startsAt: string;
  endsAt: string;
  travelMinutes: number;
  staff: { id: string; name: string };
  bookedBy: InventedPerson | null;
  createdAt: string;
  cells: number[];
};

export type WithMeeting = Invented & { meeting: InventedMeeting | null };

/** Minutes after midnight, far enough apart that travel never overlaps a meeting. */
const TIMES = [9 * 60 + 30, 13 * 60 + 30] as const;
const HOUR = 3_600_000;
const BUFFER_MINUTES = 15;
const DRIVE_MINUTES = 45;

/**
 * Gives every fourth inquiry that was answered a meeting a few days later, with its events.
 * @param taken cells in use as `{staffId} {cell}`; those of the new meetings are added.
 */
export function* withMeetings(
  inquiries: Iterable<Invented>,
  {
    chance,
    staff,
    now,
    taken,
  }: { chance: Seeded; staff: readonly InventedPerson[]; now: Date; taken: Set<string> },
): Generator<WithMeeting> {
  const people = staff.filter((person): person is { id: string; name: string } => person.id !== null);
  for (const inquiry of inquiries) {
    const wants = people.length > 0 && inquiry.firstContactAt !== null && chance.next() < 0.25;
    const meeting = wants ? inventMeeting(inquiry, chance, people, now, taken) : null;
    yield meeting ? joined(inquiry, meeting, now) : { ...inquiry, meeting };
  }
}

function inventMeeting(
  inquiry: Invented,
  chance: Seeded,
  people: { id: string; name: string }[],
  now: Date,
  taken: Set<string>,
): InventedMeeting | null {
  const agreed = Date.parse(inquiry.firstContactAt as string);
  const staff = people.find(({ id }) => id === inquiry.assigneeId) ?? chance.pick(people);
  const kind = chance.pick(BOOKING_KINDS);
  const travelMinutes = kind === 'site' ? DRIVE_MINUTES : 0;
  const first = addDays(dayOf(agreed, setup.timeZone), chance.between(2, 9));
  for (let later = 0; later < 14; later++) {
    const day = addDays(first, later);
    if (['sat', 'sun'].includes(weekdayOf(day))) continue;
    for (const minutes of TIMES) {
      const startsAt = clockOfDay(day, setup.timeZone)(minutes);
      const endsAt = startsAt + bookingWords.kinds[kind].minutes * 60_000;
      const { from, end } = cellsOf({ startsAt, endsAt, travelMinutes, bufferMinutes: BUFFER_MINUTES });
      const cells = Array.from({ length: end - from }, (_, n) => from + n);
      if (cells.some((cell) => taken.has(`${staff.id} ${cell}`))) continue;
      for (const cell of cells) taken.add(`${staff.id} ${cell}`);
      return {
        ...{ id: uuid({ msecs: agreed }), kind, travelMinutes, staff, cells },
        state: endsAt > now.getTime() ? 'booked' : chance.next() < 0.88 ? 'held' : 'no-show',
        startsAt: new Date(startsAt).toISOString(),
        endsAt: new Date(endsAt).toISOString(),
        bookedBy: chance.next() < 0.6 ? null : staff,
        createdAt: new Date(Math.min(agreed + HOUR / 4, now.getTime())).toISOString(),
      };
    }
  }
  return null;
}

/** With the events of its meeting, in order. */
function joined(inquiry: Invented, meeting: InventedMeeting, now: Date): WithMeeting {
  const { id: meetingId, kind, startsAt: at, staff, state } = meeting;
  const data: MeetingTime = { meetingId, kind, at, staffId: staff.id, staffName: staff.name };
  const event = (name: string, when: string, by: InventedPerson | null): InventedEvent => ({
    ...{ id: uuid({ msecs: Date.parse(when) }), at: when, by, kind: `meeting-${name}`, data },
  });
  const marked = new Date(Math.min(Date.parse(meeting.endsAt) + HOUR, now.getTime())).toISOString();
  const events = [
    ...inquiry.events,
    event('booked', meeting.createdAt, meeting.bookedBy),
    ...(state === 'booked' ? [] : [event(state, marked, staff)]),
  ].sort((a, b) => a.at.localeCompare(b.at));
  return { ...inquiry, events, updatedAt: events.at(-1)?.at ?? inquiry.updatedAt, meeting };
}
