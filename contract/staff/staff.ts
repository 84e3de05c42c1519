/** Staff accounts as owners see and change them, and what everybody sees of the own (product decision §8). */
import type { StaffMember } from '../site/page-services.ts';
import type { StaffRole } from './staff-roles.ts';

/** `GET /api/staff`, by name; for owners. */
export type StaffRecord = StaffMember & {
  disabled: boolean;
  /** Without one the person was invited, and has not used the link. */
  hasPassword: boolean;
  twoFactor: boolean;
  /** How many. */
  passkeys: number;
  /** ISO 8601; null before the first time. */
  lastSignInAt: string | null;
  /** Places where the account is signed in now. */
  sessions: number;
};

/** `POST /api/staff` takes `Invitation`; `POST /api/staff/:id/link` nothing. Both answer 201 with this. */
export type StaffLink = {
  member: StaffMember;
  /** Shown once: only its hash is kept. */
  link: string;
  expiresAt: string;
  /** Whether it also goes out by mail; it does wherever a mail server is set. */
  mailed: boolean;
};
export type Invitation = { name: string; email: string; role: StaffRole };

/** `PATCH /api/staff/:id` answers the `StaffRecord`; so does `DELETE /api/staff/:id/two-factor`. */
export type StaffChange = { role?: StaffRole; disabled?: boolean };

export const STAFF_EVENT_KINDS = [
  'signed-in',
  'invited',
  'link-made',
  'password-asked',
  'password-chosen',
  'password-changed',
  'role-changed',
  'disabled',
  'enabled',
  'signed-out-everywhere',
  'sessions-ended',
  'two-factor-on',
  'two-factor-off',
  /** Removed, with every passkey, by an owner or from the shell, from an account whose phone and codes are lost. */
  'two-factor-removed',
  'recovery-codes-made',
  'passkey-added',
  'passkey-removed',
  /** An owner chose how long unused sessions last. */
  'sessions-longer',
  'sessions-shorter',
  /** Changes of the site went out, or were taken back. */
  'site-published',
  'site-undone',
  /** Changes of the site were put to a time, taken back before it, published at it, or couldn't be. */
  'site-scheduled',
  'site-schedule-taken-back',
  'site-published-by-schedule',
  'site-schedule-failed',
  /** A picture was taken out of everything, for good. */
  'site-picture-removed',
  /** A list of inquiries left the house as a file (server/inquiry-list/export-store.ts). */
  'export',
  /** The newsletter's readers left as a file. */
  'newsletter-export',
  /** Everything held about one address left as a file. The line doesn't name the address, so that erasing it is complete. */
  'person-export',
] as const;
export type StaffEventKind = (typeof STAFF_EVENT_KINDS)[number];

/** `GET /api/staff/events`, newest first, 50 at most; `?before=<id>` goes on. For owners. */
export type StaffEvent = {
  id: string;
  at: string;
  kind: StaffEventKind;
  /** The author; null without a session. */
  actor: { id: string; name: string } | null;
  /** Whom it concerns. */
  subject: { id: string; name: string } | null;
  /** Of `role-changed`: the new one. Of `invited`: the first. */
  role: StaffRole | null;
  /** Of `newsletter-export`: how many readers. Of those of the site: how many changes. */
  count: number | null;
};

/**
 * When an unused session ends: `short`, after 30 minutes; `long`, after 8 hours on devices that passed the second factor,
 * after 30 minutes elsewhere. `PUT /api/staff/session-rule {rule}`, for owners, applies to current sessions too.
 */
export const SESSION_RULES = ['short', 'long'] as const;
export type SessionRule = (typeof SESSION_RULES)[number];

/** `GET /api/staff/account`: one's own account. */
export type OwnAccount = StaffMember & {
  twoFactor: boolean;
  sessionRule: SessionRule;
  sessions: OwnSession[];
};

/** `DELETE /api/staff/sessions/:id` ends one, `DELETE /api/staff/sessions` all but this one. */
export type OwnSession = {
  id: string;
  /** Like `Chrome on Windows`. */
  device: string;
  address: string | null;
  signedInAt: string;
  /** To the minute. */
  lastUsedAt: string;
  current: boolean;
  /** Whether its sign-in passed the second factor. */
  passedTwoFactor: boolean;
};

/** `POST /api/staff/set-up/holder {token}`: whose one-time link it is; 410 when it no longer works. */
export type LinkHolder = {
  /** Null for the link that creates the first owner. */
  account: { name: string; email: string; hasPassword: boolean } | null;
};

/** `POST /api/staff/forgotten-password {email}` answers 202 with this, whether the address is known or not. */
export type ForgottenPassword = {
  /** Without a mail server nothing can be sent: an owner makes the link. */
  canMail: boolean;
};
