/** Staff accounts as owners see and change them, and each person's own account (requirements §13). */
import * as z from 'zod/mini';
import { staffMemberSchema } from '../site/page-services.ts';
import { STAFF_ROLES, type StaffRole } from './staff-roles.ts';

/** `GET /api/staff`, by name; for owners. */
export const staffRecordSchema = z.extend(staffMemberSchema, {
  disabled: z.boolean(),
  /** Without one the person was invited, and has not used the link. */
  hasPassword: z.boolean(),
  twoFactor: z.boolean(),
  /** Number of passkeys. */
  passkeys: z.number(),
  /** ISO 8601; null before the first time. */
  lastSignInAt: z.nullable(z.string()),
  /** Places where the account is signed in now. */
  sessions: z.number(),
});
export type StaffRecord = z.infer<typeof staffRecordSchema>;

/** `POST /api/staff` takes `Invitation`; `POST /api/staff/:id/link` nothing. Both answer 201 with this. */
export const staffLinkSchema = z.object({
  member: staffMemberSchema,
  /** Shown once: only its hash is kept. */
  link: z.string(),
  expiresAt: z.string(),
  /** Whether it is also sent by email; it is wherever a mail server is set. */
  mailed: z.boolean(),
});
export type StaffLink = z.infer<typeof staffLinkSchema>;
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
  /** An owner let another program in, or ended that. */
  'token-made',
  'token-revoked',
  'webhook-added',
  'webhook-removed',
  /** An owner changed a setting of email, or how long closed inquiries are kept. */
  'mail-account-changed',
  'mail-addresses-changed',
  'retention-changed',
  /** An owner chose how long unused sessions last. */
  'sessions-longer',
  'sessions-shorter',
  /** Changes of the site were published, or undone. */
  'site-published',
  'site-undone',
  /** Changes of the site were scheduled, unscheduled, published at their time, or failed to publish. */
  'site-scheduled',
  'site-schedule-taken-back',
  'site-published-by-schedule',
  'site-schedule-failed',
  /** A picture was removed from all records permanently. */
  'site-picture-removed',
  /** A list of inquiries was exported as a file (server/inquiry-list/export-store.ts). */
  'export',
  /** The list of subscribers was exported as a file. */
  'newsletter-export',
  /**
   * All data about one address was exported as a file. The event doesn't contain the address, so that erasure is
   * complete.
   */
  'person-export',
] as const;
export type StaffEventKind = (typeof STAFF_EVENT_KINDS)[number];

/** `GET /api/staff/events`, newest first, 50 at most; `?before=<id>` returns the next page. For owners. */
export const staffEventSchema = z.object({
  id: z.string(),
  at: z.string(),
  kind: z.enum(STAFF_EVENT_KINDS),
  /** The author; null without a session. */
  actor: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** The account concerned. */
  subject: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** New role after `role-changed`, first role after `invited`; null for other kinds. */
  role: z.nullable(z.enum(STAFF_ROLES)),
  /** Number of subscribers in a `newsletter-export`, or of changes in an event of the site; null for other kinds. */
  count: z.nullable(z.number()),
});
export type StaffEvent = z.infer<typeof staffEventSchema>;

/**
 * When an unused session ends: `short`, after 30 minutes; `long`, after 8 hours on devices that passed the second factor,
 * after 30 minutes elsewhere. `PUT /api/staff/session-rule {rule}`, for owners, applies to current sessions too.
 */
export const SESSION_RULES = ['short', 'long'] as const;
export type SessionRule = (typeof SESSION_RULES)[number];

/** `DELETE /api/staff/sessions/:id` ends one, `DELETE /api/staff/sessions` all but this one. */
const ownSessionSchema = z.object({
  id: z.string(),
  /** Like `Chrome on Windows`. */
  device: z.string(),
  address: z.nullable(z.string()),
  signedInAt: z.string(),
  /** To the minute. */
  lastUsedAt: z.string(),
  current: z.boolean(),
  /** Whether its sign-in passed the second factor. */
  passedTwoFactor: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSessionSchema>;

/** `GET /api/staff/account`: the signed-in person's account. */
export const ownAccountSchema = z.extend(staffMemberSchema, {
  twoFactor: z.boolean(),
  sessionRule: z.enum(SESSION_RULES),
  sessions: z.array(ownSessionSchema),
});
export type OwnAccount = z.infer<typeof ownAccountSchema>;

/** `POST /api/staff/set-up/holder {token}`: whose one-time link it is; 410 when it no longer works. */
export const linkHolderSchema = z.object({
  /** Null for the link that creates the first owner. */
  account: z.nullable(z.object({ name: z.string(), email: z.string(), hasPassword: z.boolean() })),
});
export type LinkHolder = z.infer<typeof linkHolderSchema>;

/** `POST /api/staff/forgotten-password {email}` answers 202 with this, whether the address is known or not. */
export const forgottenPasswordSchema = z.object({
  /** Without a mail server nothing can be sent: an owner makes the link. */
  canMail: z.boolean(),
});
export type ForgottenPassword = z.infer<typeof forgottenPasswordSchema>;
