/**
 * The fields that each better-auth call may carry. All others are dropped: better-auth also accepts `trustDevice` (30 days
 * without a second factor), `callbackURL`, `disableSession` and more, which the site never sends.
 */
import * as z from 'zod';
import { accountEmail } from '#contract/mail/email-address.ts';
import type { StaffMember } from '#contract/site/page-services.ts';
import type { AsOf } from './sessions-store.ts';

const password = z.string('Enter your password').max(1000, 'Use at most 128 characters');
const code = z.string('Enter the code').max(100, 'Use at most 100 characters');
const passwordAgain = z.object({ password });

export const AUTH_BODIES = {
  '/sign-in/email': z.object({
    email: accountEmail,
    password,
  }),
  '/two-factor/verify-totp': z.object({ code }),
  '/two-factor/verify-backup-code': z.object({ code }),
  '/change-password': z.object({ currentPassword: password, newPassword: password }),
  '/two-factor/enable': passwordAgain,
  '/two-factor/disable': passwordAgain,
  '/two-factor/generate-backup-codes': passwordAgain,
} as const;

/** The only reachable calls of better-auth, apart from signing out. */
export type AuthCall = keyof typeof AUTH_BODIES;
export type AuthBody<C extends AuthCall = AuthCall> = z.infer<(typeof AUTH_BODIES)[C]>;

export const AUTH_CALLS = Object.keys(AUTH_BODIES) as AuthCall[];

/** A call, and its account's state when the call began. */
export type PendingAuthCall = {
  call: AuthCall;
  /** Null for a sign-in. */
  staff: StaffMember | null;
  account: AsOf | null;
};
