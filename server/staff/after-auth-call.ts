/** Completes a successful better-auth call: ends sessions that it invalidates, records the event, remembers the device. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StaffEventKind } from '#contract/staff/staff.ts';
import { problem } from '../http/problem.ts';
import type { StaffAccounts } from './accounts.ts';
import type { AuthCall, PendingAuthCall } from './auth-bodies.ts';
import { AUTH_ERRORS } from './auth-errors.ts';
import { type AuthCallResult, passCookies } from './call-auth.ts';

const EVENTS = {
  '/change-password': 'password-changed',
  '/two-factor/disable': 'two-factor-off',
  '/two-factor/generate-backup-codes': 'recovery-codes-made',
} as const satisfies Partial<Record<AuthCall, StaffEventKind>>;

/** @throws ProblemError 401 when the password changed during a sign-in, 409 when it changed during its own change. */
export async function settle(
  accounts: StaffAccounts,
  underWay: PendingAuthCall & { before: Awaited<ReturnType<StaffAccounts['sessionBefore']>> },
  answered: AuthCallResult,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { call, staff, account, before } = underWay;
  if (!staff) {
    if (await settleSignIn(accounts, underWay, answered, request, reply)) return;
    throw problem(401, 'This account’s password just changed. Sign in again.');
  }
  const changed = call === '/change-password' && account !== null;
  if (changed && !(await accounts.endOthers(account, tokenIn(answered), before)))
    throw problem(409, AUTH_ERRORS.PASSWORD_CHANGED.detail);
  passCookies(reply, answered);
  const turnedOn = call === '/two-factor/verify-totp' && account?.twoFactor === false;
  const kind = turnedOn ? 'two-factor-on' : EVENTS[call as keyof typeof EVENTS];
  if (!kind) return;
  if (call === '/two-factor/disable') await accounts.forgetSecondFactor(staff.id);
  if (changed) await accounts.devices.remember(request, reply, staff, tokenIn(answered));
  else await accounts.endChallenges(staff.id);
  await accounts.record({ kind, actor: staff, subject: staff });
}

type SignIn = Pick<StaffAccounts, 'keepIfUnchanged' | 'devices' | 'record' | 'forgetExpired'>;

/**
 * Settles a sign-in that is complete or waiting for its second factor.
 * @returns false when the password changed meanwhile; then no part of the sign-in remains.
 */
export async function settleSignIn(
  accounts: SignIn,
  { account }: Pick<PendingAuthCall, 'account'>,
  answered: AuthCallResult,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  if (!account || !(await accounts.keepIfUnchanged(account, tokenIn(answered)))) return false;
  passCookies(reply, answered);
  // Without a user, the second factor is still pending.
  const user = answered.body.user as { id: string; name: string } | undefined;
  if (!user) return true;
  await accounts.devices.remember(request, reply, account, tokenIn(answered));
  await accounts.record({ kind: 'signed-in', actor: user, subject: user });
  await accounts.forgetExpired();
  return true;
}

const tokenIn = ({ body }: AuthCallResult) => (typeof body.token === 'string' ? body.token : null);
