/** Staff accounts as owners see and change them, and what everybody sees of the own (product decision §8). */
import type { StaffMember } from './page-services.ts';

export const STAFF_ROLES = ['owner', 'staff'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export const ROLE_LABELS: Record<StaffRole, string> = { owner: 'Owner', staff: 'Staff' };

/** `GET /api/staff`, by name; for owners. */
export type StaffRecord = StaffMember & {
  disabled: boolean;
  /** Without one the person was invited, and has not used the link. */
  hasPassword: boolean;
  twoFactor: boolean;
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
  /** An owner, or whoever has the shell, took it off an account whose phone and codes are lost. */
  'two-factor-removed',
  'recovery-codes-made',
  /** A list of inquiries left the house as a file (server/inquiries/list/export-store.ts). */
  'export',
] as const;
export type StaffEventKind = (typeof STAFF_EVENT_KINDS)[number];

/** `GET /api/staff/events`, newest first, 50 at most; `?before=<id>` goes on. For owners. */
export type StaffEvent = {
  id: string;
  at: string;
  kind: StaffEventKind;
  /** Who did it; null for somebody who wasn't signed in. */
  actor: { id: string; name: string } | null;
  /** Whom it concerns. */
  subject: { id: string; name: string } | null;
  /** Of `role-changed`: the new one. Of `invited`: the first. */
  role: StaffRole | null;
};

/** `GET /api/staff/account`: the own account. */
export type OwnAccount = StaffMember & { twoFactor: boolean; sessions: OwnSession[] };

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
};

/** `POST /api/staff/forgotten-password {email}` answers 202 with this, whether the address is known or not. */
export type ForgottenPassword = {
  /** Without a mail server nothing can be sent: an owner makes the link. */
  canMail: boolean;
};
