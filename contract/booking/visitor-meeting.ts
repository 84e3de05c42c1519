/** Permitted changes of a visitor's own meeting, `/inquiry/{token}/meeting`, and the data of that page. */
import type { BookingKind } from './booking.ts';

/** The forms of the page, and the last segment of the address each is posted to. */
export const MEETING_ACTIONS = ['book', 'confirm', 'move', 'cancel', 'take', 'reminders'] as const;
export type MeetingAction = (typeof MEETING_ACTIONS)[number];

/** A meeting as the visitor sees it; `who` is the name that the person gives to visitors. */
export type VisitorMeeting = {
  id: string;
  kind: BookingKind;
  /** ISO 8601 UTC. */
  startsAt: string;
  who: string;
  /** The address or number that was given; null for the town, the studio, or the request's phone. */
  place: string | null;
  reminders: boolean;
  /** Until then its time is kept for the visitor to confirm; null once it is firm. */
  heldUntil: string | null;
  /** Until two hours before. */
  isChangeable: boolean;
};

/** A time that staff proposed. */
export type ProposedTime = { id: string; kind: BookingKind; at: string; who: string; place: string | null };

/** State of the request's meeting: one ahead, times to choose from, or the kinds that can be chosen. */
export type MeetingOffer = {
  ahead: VisitorMeeting | null;
  proposed: ProposedTime[];
  /** Until then the proposed times are kept free. */
  heldUntil: string | null;
  /** Kinds that at least one member of staff accepts; empty while there is nothing to choose. */
  kinds: BookingKind[];
  /** A hold on a future time has expired. */
  isHoldOver: boolean;
};

/** The choices so far, and the ones that come next. */
export type MeetingChoice = {
  kind: BookingKind;
  /** A meeting that is moved. */
  isMoving: boolean;
  /** Days with free times, such as `2026-12-01`, of the firm's time zone. */
  days: string[];
  /** The chosen day, or the first; null when there is none. */
  day: string | null;
  /** The free times of that day and of the two after it, ISO 8601 UTC. */
  nearby: { day: string; times: string[] }[];
  /** The chosen time, and who comes then. */
  chosen: { at: string; staffId: string; who: string } | null;
};

/** A refused form: the typed values, and the errors. */
export type RefusedMeetingForm = {
  action: MeetingAction;
  values: Record<string, string>;
  /** Keyed by field; `form` for errors of the entire form. */
  errors: Record<string, string>;
};

/** Everything the page is made from. */
export type MeetingPage = {
  /** Path of the request's page; the forms post below `{path}/meeting`. */
  path: string;
  reference: string;
  phone: string | null;
  /** Name of the request's town, as far as known. */
  town: string | null;
  offer: MeetingOffer;
  choice: MeetingChoice | null;
  /** The request's. */
  email: string;
  /** Code from the emailed link that opened the page; sent with every form. Null without one. */
  code: string | null;
  /** Whether a chosen time is only held until the visitor confirms it by an emailed link. */
  needsConfirmation: boolean;
  /** IANA zone of the visitor; null for the firm's. */
  zone: string | null;
  /** Zones to choose from, while one is chosen. */
  zones: string[] | null;
  formKey: string;
  /** Message for an error in the page's URL. */
  trouble: string | null;
  refused: RefusedMeetingForm | null;
  /** The change made just now. */
  done: MeetingAction | null;
};

/** Why there is no page; a form that couldn't be saved comes back all the same. */
export type NoMeetingPage =
  | { missing: 'unknown' | 'throttled' }
  | { missing: 'unavailable'; path: string; formKey: string; refused: RefusedMeetingForm | null };

/** The Thank You screen at a private address, for a form without JavaScript. */
export type SentPage = { reference: string; path: string; kinds: BookingKind[] };

/** A private page opened by an emailed link, whose code confirms the address. */
export const withCode = (path: string, code: string): string => `${path}?code=${code}`;

/** URL of the page to choose a time for a kind of meeting. */
export const meetingHref = (path: string, kind: BookingKind, code: string | null = null): string =>
  `${path}/meeting?kind=${kind}${code === null ? '' : `&code=${code}`}`;

/** The same in a receipt: the browser adds its zone, and an empty one is the firm's. */
export const receiptHref = (path: string, kind: BookingKind): string => `${meetingHref(path, kind)}&zone=`;
