import * as z from 'zod/mini';
import { isDay } from '../shared/zoned-day.ts';
import { BOOKING_KINDS } from './booking.ts';

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** The weekday of a day such as `2026-03-08`. */
export const weekdayOf = (day: string): Weekday =>
  WEEKDAYS[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] as Weekday;

export const HOURS_LIMITS = {
  rangesOfDay: 4,
  exceptions: 400,
  leadHoursMax: 336,
  horizonDaysMax: 180,
} as const;

/** Minutes after midnight of a wall time such as `09:30`; `24:00` ends a day. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const time = z
  .string({ error: 'Enter a time' })
  .check(
    z.regex(/^(([01]\d|2[0-3]):(00|15|30|45)|24:00)$/, 'Enter a time in 15-minute steps, such as 9:15 AM'),
  );

const range = z
  .strictObject({ from: time, to: time })
  .check(z.refine(({ from, to }) => from < to, { error: 'End time must be after start time', path: ['to'] }));
export type HoursRange = z.infer<typeof range>;

const ranges = z.array(range).check(
  z.maxLength(HOURS_LIMITS.rangesOfDay, `Add up to ${HOURS_LIMITS.rangesOfDay} time ranges per day`),
  z.refine(
    (list) =>
      [...list]
        .sort((a, b) => (a.from < b.from ? -1 : 1))
        .every((r, i, all) => i === 0 || (all[i - 1]?.to ?? '') <= r.from),
    'These hours overlap',
  ),
);

const hoursNumber = (max: number) =>
  z
    .int({ error: 'Enter a whole number' })
    .check(z.gte(0, 'Enter 0 or more'), z.lte(max, `Enter ${max} or less`));

/** One person's hours. `PUT /api/booking/hours` and `PUT /api/booking/hours/{staffId}` (owners) answer this. */
export const bookingHours = z.strictObject({
  /** The kinds of meeting this person takes; empty: isn't offered at all. */
  kinds: z.array(z.enum(BOOKING_KINDS, { error: 'Choose a meeting type from the list' })),
  /** In the firm's time zone. */
  weekly: z.strictObject({
    mon: ranges,
    tue: ranges,
    wed: ranges,
    thu: ranges,
    fri: ranges,
    sat: ranges,
    sun: ranges,
  }),
  /** Days whose hours differ from the week's; an empty list means a day off. One entry per day. */
  exceptions: z
    .array(
      z.strictObject({
        day: z.string().check(z.refine(isDay, 'Enter a date')),
        ranges,
      }),
    )
    .check(
      z.maxLength(HOURS_LIMITS.exceptions, `Add up to ${HOURS_LIMITS.exceptions} days`),
      z.refine(
        (list) => new Set(list.map(({ day }) => day)).size === list.length,
        'This date is listed twice',
      ),
    ),
  /** Notice this person needs, in hours; null for the firm's. */
  leadHours: z.nullable(hoursNumber(HOURS_LIMITS.leadHoursMax)),
  /** Slug of the town from which this person drives to a site. */
  base: z.string().check(z.regex(/^[a-z-]{1,64}$/, 'Choose a town')),
  /** Longest drive to a site, one way, in minutes; null for any. */
  maxTravelMinutes: z.nullable(hoursNumber(600)),
});
export type BookingHours = z.infer<typeof bookingHours>;

/** Whether a person has hours at all, from a day such as `2026-03-08` on. */
export const hasHours = ({ weekly, exceptions }: Pick<BookingHours, 'weekly' | 'exceptions'>, today = '') =>
  Object.values(weekly).some((list) => list.length > 0) ||
  exceptions.some(({ day, ranges: list }) => day >= today && list.length > 0);

/**
 * Hours as those calls accept them. Kinds without hours, or hours without kinds, are refused: they would offer no
 * times.
 */
export const changedHours = bookingHours.check(
  z.refine((hours) => hours.kinds.length > 0 || !hasHours(hours), {
    error: 'Choose a meeting type for these hours, or remove them',
    path: ['kinds'],
  }),
  z.refine((hours) => hours.kinds.length === 0 || hasHours(hours), {
    error: 'Set hours for these meeting types, or uncheck them all',
    path: ['weekly'],
  }),
);

/** The firm's rules for every booking. `GET /api/booking/rules`; owners `PUT` it. */
export const bookingRules = z.strictObject({
  /** Notice that a visitor's booking needs, in hours. */
  leadHours: hoursNumber(HOURS_LIMITS.leadHoursMax),
  /** Days ahead that can be booked. */
  horizonDays: z
    .int({ error: 'Enter a whole number' })
    .check(
      z.gte(1, 'Enter 1 or more'),
      z.lte(HOURS_LIMITS.horizonDaysMax, `Enter ${HOURS_LIMITS.horizonDaysMax} or less`),
    ),
  /** Minutes kept free after a meeting. */
  bufferMinutes: hoursNumber(240),
});
export type BookingRules = z.infer<typeof bookingRules>;

export const DEFAULT_RULES: BookingRules = { leadHours: 24, horizonDays: 60, bufferMinutes: 15 };

/** The hours of an account that hasn't set any: not offered. */
export const NO_HOURS: BookingHours = {
  kinds: [],
  weekly: { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] },
  exceptions: [],
  leadHours: null,
  base: 'bryan',
  maxTravelMinutes: null,
};

/**
 * A person who takes meetings: `GET /api/booking/people[?inquiry=]`, by name. None of their times is offered while they
 * lack hours, or while their own calendar can't be read; nor a visit to that inquiry's site, if it is too far.
 */
export const bookableNameSchema = z.object({
  staffId: z.string(),
  name: z.string(),
  kinds: z.array(z.enum(BOOKING_KINDS)),
  lacks: z.optional(z.enum(['hours', 'calendar'])),
  isTooFar: z.optional(z.boolean()),
});
export type BookableName = z.infer<typeof bookableNameSchema>;

/** A person's calendar elsewhere, whose busy times count; its address is secret and never answered. */
export const busyCalendarSchema = z.object({
  connected: z.boolean(),
  /** Host of the calendar's URL, so that its owner can recognize the calendar. */
  host: z.nullable(z.string()),
  /** Last good copy, ISO 8601 UTC. */
  readAt: z.nullable(z.string()),
  /** Why it couldn't be read last, or which of its entries couldn't. */
  trouble: z.nullable(z.string()),
  /** The last good copy is older than 24 hours: the person isn't offered until it can be read again. */
  stale: z.boolean(),
});
export type BusyCalendar = z.infer<typeof busyCalendarSchema>;

/** `GET /api/booking/hours` (own) and `GET /api/booking/hours/{staffId}` (owners). */
export const bookingPersonSchema = z.object({
  staffId: z.string(),
  name: z.string(),
  hours: bookingHours,
  /** Whether the calendar feed has an address; it is shown once, when it is made. */
  feed: z.object({ active: z.boolean(), names: z.boolean() }),
  busy: busyCalendarSchema,
});
export type BookingPerson = z.infer<typeof bookingPersonSchema>;
