/** Staff actions on inquiries beyond status and notes (requirements §14). */
import { MISSED_CALLS } from './missed-calls.ts';

export const INQUIRY_ACTION_LIMITS = {
  /** Inquiries listed by id in one change. */
  bulkIds: 1000,
  /** Inquiries that one change of a whole filter may affect. */
  bulkFilter: 10_000,
  /** Time for which the dashboard offers to undo; the server accepts it for longer, for slow connections. */
  undoShownMs: 10_000,
  undoMs: 60_000,
  /** A colleague counts as viewing for this long; the page reports it every `viewingEveryMs`. */
  viewingMs: 45_000,
  viewingEveryMs: 20_000,
  /** A colleague counts as writing for this long after the last word; the form reports it at most every `writingEveryMs`. */
  writingMs: 30_000,
  writingEveryMs: 10_000,
  /** Characters of a next step. */
  nextStep: 120,
} as const;

export const CONTACT_KINDS = ['call', 'mail', 'meeting'] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];
export const CONTACT_LABELS: Record<ContactKind, string> = {
  call: 'Call',
  mail: 'Email',
  meeting: 'Meeting',
};

export const CONTACT_OUTCOMES = ['reached', ...MISSED_CALLS] as const;
export type ContactOutcome = (typeof CONTACT_OUTCOMES)[number];
export const CONTACT_OUTCOME_LABELS: Record<ContactOutcome, string> = {
  reached: 'Reached',
  voicemail: 'Voicemail',
  'no-answer': 'No answer',
};

/** How an inquiry reached the studio other than by the website's form or by email. */
export const REQUEST_CHANNELS = ['phone', 'walk-in', 'word-of-mouth', 'job-site'] as const;
export type RequestChannel = (typeof REQUEST_CHANNELS)[number];

/** The channels of a stored inquiry: those that staff enter one by one, and imported files. */
export const STORED_CHANNELS = [...REQUEST_CHANNELS, 'import'] as const;
export type StoredChannel = (typeof STORED_CHANNELS)[number];

export const STORED_CHANNEL_LABELS: Record<StoredChannel, string> = {
  phone: 'Phone call',
  'walk-in': 'Walk-in',
  'word-of-mouth': 'Referral',
  'job-site': 'Job site',
  import: 'Imported',
};
