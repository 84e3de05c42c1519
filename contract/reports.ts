/**
 * `GET /api/reports?from=2026-01-05&to=2026-03-29` (both days included, in the firm's time zone;
 * twelve weeks back to today without them): how many inquiries came, from where, and how fast they
 * were answered (product decision §9). Spam is left out everywhere.
 */
export type Reports = {
  from: string;
  to: string;
  /** IANA name; all dates here are days there. */
  timeZone: string;
  response: ResponseFigures;
  /** Every week from Monday to Sunday that the range touches, oldest first, empty ones too. */
  weeks: WeekFigures[];
  /** Service types of contract/inquiry.ts, most first; null is "not given". */
  services: { service: string | null; count: number }[];
  /** Slugs of content/areas, most first; null is "not known". */
  areas: { area: string | null; count: number }[];
  /** Channels of contract/source-channel.ts, most first. */
  channels: { channel: string; count: number }[];
  /** By who made the first contact, most first; `id` is null for those nobody is known of. */
  people: PersonFigures[];
  /** The newest answers that came after 24 hours, 100 at most; `response.late` counts them all. */
  late: LateAnswer[];
};

/** How fast a group of inquiries was answered. */
export type ResponseFigures = {
  inquiries: number;
  /** Staff made contact. */
  answered: number;
  /** Answered, but after 24 hours. */
  late: number;
  /** Not answered, and past 24 hours. */
  overdue: number;
  /** Not answered, with time left. */
  open: number;
  /** Nothing is owed: withdrawn, or cancelled without contact. */
  closed: number;
  /** 0 to 1: answered in time, of all that were due (answered or overdue); null when none was. */
  within24: number | null;
  /** Milliseconds from arrival to first contact, of those answered; null when none was. */
  medianMs: number | null;
  p95Ms: number | null;
};

export type WeekFigures = ResponseFigures & {
  /** First and last day of the week that lie in the range. */
  from: string;
  to: string;
  /** The range cuts the week. */
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
