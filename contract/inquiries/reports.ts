/**
 * `GET /api/reports?from=2026-01-05&to=2026-03-29` (both days included, in the firm's time zone;
 * twelve weeks back to today by default): number and sources of inquiries, and the time to
 * answer them (requirements §14). Spam is excluded everywhere. `GET /api/reports/export.csv` answers the same as a table.
 */
import * as z from 'zod/mini';

const responseFigures = {
  inquiries: z.number(),
  /** Staff made contact. */
  answered: z.number(),
  /** Answered, but after 24 hours. */
  late: z.number(),
  /** Never answered, and past 24 hours. */
  overdue: z.number(),
  /** Not answered, with time left. */
  open: z.number(),
  /** No answer is due: withdrawn, or cancelled without contact. */
  closed: z.number(),
  /** 0 to 1: answered in time, of all that were due (answered or overdue); null if none was due. */
  within24: z.nullable(z.number()),
  /** Milliseconds from arrival to first contact, of those answered; null if none was. */
  medianMs: z.nullable(z.number()),
  p95Ms: z.nullable(z.number()),
};

const projectValue = z.object({ estimates: z.number(), low: z.number(), high: z.number() });

const meetingFigures = z.object({
  /** Inquiries for which a meeting was booked at all, even if it was cancelled later; a proposal alone doesn't count. */
  requests: z.number(),
  /** 0 to 1: of all inquiries received; null where there are none. */
  share: z.nullable(z.number()),
  /**
   * Milliseconds from the arrival of an inquiry to the beginning of its first meeting that took place or is ahead, of
   * those that have one; null if none has.
   */
  medianMs: z.nullable(z.number()),
  /** Meetings that staff marked as held, and that the visitor didn't come to. */
  held: z.number(),
  noShows: z.number(),
});

/** The figures that are compared with the period before. */
const comparedFigures = {
  from: z.string(),
  to: z.string(),
  response: z.object(responseFigures),
  /**
   * The same for what visitors wrote later, in the range and after a first answer: `inquiries` counts the waits that
   * began, one for all words until the next answer.
   */
  later: z.object(responseFigures),
  /** Number of these inquiries whose status is In Progress or Completed now. */
  projects: z.number(),
  /** The sum of these projects' estimates. */
  projectsWorth: projectValue,
  /** Meetings of these inquiries; null where booking is off. */
  meetings: z.nullable(meetingFigures),
};

const weekFigures = z.object({
  /** First and last day of the week within the range. */
  from: z.string(),
  to: z.string(),
  /** The range covers only part of the week. */
  partial: z.boolean(),
  ...responseFigures,
});

/** Features by which inquiries are counted. */
export const RANKING_NAMES = ['services', 'areas', 'channels', 'lost'] as const;
export type RankingName = (typeof RANKING_NAMES)[number];

const ranking = z.array(z.object({ key: z.nullable(z.string()), count: z.number(), projects: z.number() }));

const lateAnswer = z.object({
  id: z.string(),
  reference: z.string(),
  name: z.string(),
  createdAt: z.string(),
  firstContactAt: z.string(),
  by: z.nullable(z.string()),
});

export const reportsSchema = z.object({
  ...comparedFigures,
  /** IANA name; all dates here are days there. */
  timeZone: z.string(),
  /** The period before (server/reports/periods.ts): of a quarter, the quarter before. */
  before: z.object(comparedFigures),
  /** Inquiries that wait for the studio longer than 24 hours, as in the dashboard: whenever they came. */
  overdueNow: z.number(),
  /** The sum of all open inquiries' estimates, whenever they came. */
  openWorth: projectValue,
  /** Every week from Monday to Sunday that the range touches, oldest first, empty ones too. */
  weeks: z.array(weekFigures),
  /** The number of inquiries of each key, most first; null is "not given". */
  rankings: z.record(z.enum(RANKING_NAMES), ranking),
  /**
   * By the person who made the first contact, most first; `id` is null where the person is unknown. The figures count only
   * what this person answered first.
   */
  people: z.array(z.object({ id: z.nullable(z.string()), name: z.nullable(z.string()), ...responseFigures })),
  /** The newest answers after more than 24 hours, 100 at most; `response.late` counts them all. */
  late: z.array(lateAnswer),
});

export type Reports = z.infer<typeof reportsSchema>;

/** Response times of a group of inquiries. */
export type ResponseFigures = Reports['response'];
/** Outcomes of inquiries as meetings (docs/decisions/0021). */
export type MeetingFigures = z.infer<typeof meetingFigures>;
/** `projects`: how many of them are In Progress or Completed now. */
export type Ranking = z.infer<typeof ranking>;
/** Sums of estimates in whole dollars, and the number of inquiries that have one. */
export type ProjectValue = z.infer<typeof projectValue>;
export type WeekFigures = z.infer<typeof weekFigures>;
export type LateAnswer = z.infer<typeof lateAnswer>;
