/**
 * `GET /api/reports?from=2026-01-05&to=2026-03-29` (both days included, in the firm's time zone;
 * twelve weeks back to today by default): number and sources of inquiries, and the time to
 * answer them (product decision §9). Spam is excluded everywhere. `GET /api/reports/export.csv` answers the same as a table.
 */
export type Reports = {
  from: string;
  to: string;
  /** IANA name; all dates here are days there. */
  timeZone: string;
  response: ResponseFigures;
  /**
   * The same for what visitors wrote later, in the range and after a first answer: `inquiries` counts the waits that
   * began, one for all words until the next answer.
   */
  later: ResponseFigures;
  /** Number of these inquiries whose status is In Progress or Completed now. */
  projects: number;
  /** The sum of these projects' estimates. */
  projectsWorth: ProjectValue;
  /** Meetings of these inquiries; null where booking is off. */
  meetings: MeetingFigures | null;
  /** The same of the period before (server/reports/periods.ts): of a quarter, the quarter before. */
  before: {
    from: string;
    to: string;
    response: ResponseFigures;
    later: ResponseFigures;
    projects: number;
    projectsWorth: ProjectValue;
    meetings: MeetingFigures | null;
  };
  /** Inquiries that wait for the studio longer than 24 hours, as in the dashboard: whenever they came. */
  overdueNow: number;
  /** The sum of all open inquiries' estimates, whenever they came. */
  openWorth: ProjectValue;
  /** Every week from Monday to Sunday that the range touches, oldest first, empty ones too. */
  weeks: WeekFigures[];
  /** By name (server/reports/rankings.ts): how many inquiries each key has, most first; null is "not given". */
  rankings: { [name: string]: Ranking };
  /** By the person who made the first contact, most first; `id` is null where the person is unknown. */
  people: PersonFigures[];
  /** The newest answers after more than 24 hours, 100 at most; `response.late` counts them all. */
  late: LateAnswer[];
};

/** `projects`: how many of them are In Progress or Completed now. */
export type Ranking = { key: string | null; count: number; projects: number }[];

/** Sums of estimates in whole dollars, and the number of inquiries that have one. */
export type ProjectValue = { estimates: number; low: number; high: number };

/** Outcomes of inquiries as meetings (docs/decisions/0039-booking.md). */
export type MeetingFigures = {
  /** Inquiries for which a meeting was booked at all, even if it was cancelled later; a proposal alone doesn't count. */
  requests: number;
  /** 0 to 1: of all inquiries received; null where there are none. */
  share: number | null;
  /**
   * Milliseconds from the arrival of an inquiry to the beginning of its first meeting that took place or is ahead, of
   * those that have one; null if none has.
   */
  medianMs: number | null;
  /** Meetings that staff marked as held, and that the visitor didn't come to. */
  held: number;
  noShows: number;
};

/** Response times of a group of inquiries. */
export type ResponseFigures = {
  inquiries: number;
  /** Staff made contact. */
  answered: number;
  /** Answered, but after 24 hours. */
  late: number;
  /** Never answered, and past 24 hours. */
  overdue: number;
  /** Not answered, with time left. */
  open: number;
  /** No answer is due: withdrawn, or cancelled without contact. */
  closed: number;
  /** 0 to 1: answered in time, of all that were due (answered or overdue); null if none was due. */
  within24: number | null;
  /** Milliseconds from arrival to first contact, of those answered; null if none was. */
  medianMs: number | null;
  p95Ms: number | null;
};

export type WeekFigures = ResponseFigures & {
  /** First and last day of the week within the range. */
  from: string;
  to: string;
  /** The range covers only part of the week. */
  partial: boolean;
};

/** `inquiries` and the rest count only what this person answered first. */
export type PersonFigures = ResponseFigures & { id: string | null; name: string | null };

export type LateAnswer = {
  id: string;
  reference: string;
  name: string;
  createdAt: string;
  firstContactAt: string;
  by: string | null;
};
