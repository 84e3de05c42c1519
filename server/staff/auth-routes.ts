/** better-auth behind Fastify: only the calls that staff need, throttled, with errors that people can read. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StaffMember } from '#contract/page-services.ts';
import { PROBLEM_TYPE } from '#contract/problem.ts';
import type { StaffEventKind } from '#contract/staff.ts';
import type { App } from '../http/app-type.ts';
import { problem, problemBody } from '../http/problem.ts';
import type { StaffAccounts } from './accounts.ts';
import { ADDRESS_HEADER, AUTH_PATH, type Auth } from './auth.ts';
import { AUTH_ERRORS } from './auth-errors.ts';
import { passwordMistake } from './password-rule.ts';

/** Everything else that better-auth could do is not there. */
const CALLS = ['/sign-in/email', '/two-factor/verify-totp', '/two-factor/verify-backup-code'] as const;
/** These ask a person who is signed in for the password again. */
const CALLS_OF_STAFF = [
  '/change-password',
  '/two-factor/enable',
  '/two-factor/disable',
  '/two-factor/generate-backup-codes',
] as const;

type Call = (typeof CALLS)[number] | (typeof CALLS_OF_STAFF)[number] | '/sign-out';
type Body = Record<string, unknown>;

export function authRoutes(app: App, accounts: StaffAccounts): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
      const body = text === '' ? {} : parse(text as string);
      done(body ? null : problem(400, 'The body must be a JSON object.'), body);
    });
    for (const call of [...CALLS, ...CALLS_OF_STAFF, '/sign-out'] as const)
      scope.post(`${AUTH_PATH}${call}`, async (request, reply) => {
        const body = (request.body as Body | undefined) ?? {};
        const attempt = call === '/sign-out' ? null : await begin(accounts, request, call, body);
        const before = await stateBefore(accounts, request, call);
        // Whoever changes a password may do so because somebody else knows it.
        const sent = call === '/change-password' ? { ...body, revokeOtherSessions: true } : body;
        const answer = await callAuth(accounts.auth, request, call, sent);
        if (answer.ok) await attempt?.succeeded();
        if (answer.ok) await recordCall(accounts, call, before, await answer.clone().json());
        if (answer.ok && call === '/sign-in/email') await accounts.forgetExpired();
        return pass(reply, answer);
      });
  });
}

async function begin(accounts: StaffAccounts, request: FastifyRequest, call: Call, body: Body) {
  if (call === '/sign-in/email') return accounts.throttle.attempt(request.ip, textIn(body.email));
  const isOfStaff = (CALLS_OF_STAFF as readonly string[]).includes(call);
  const staff = isOfStaff ? await accounts.staffOf(request) : null;
  if (staff && call === '/change-password') {
    const mistake = passwordMistake(textIn(body.newPassword), staff.email);
    if (mistake) throw problem(400, `${mistake}.`, { errors: { newPassword: mistake } });
  }
  // A second factor has its own count per account in better-auth.
  return accounts.throttle.attempt(request.ip, staff?.email);
}

type Before = { staff: StaffMember; hadTwoFactor: boolean } | null;

/** Who was signed in before the call; signing in and out is no use of a session. */
async function stateBefore(accounts: StaffAccounts, request: FastifyRequest, call: Call): Promise<Before> {
  if (call === '/sign-in/email' || call === '/sign-out') return null;
  const staff = await accounts.staffOf(request);
  return staff && { staff, hadTwoFactor: await accounts.hasTwoFactor(staff.id) };
}

const EVENTS = {
  '/change-password': 'password-changed',
  '/two-factor/disable': 'two-factor-off',
  '/two-factor/generate-backup-codes': 'recovery-codes-made',
} as const satisfies Partial<Record<Call, StaffEventKind>>;

/** The audit line of a call that was answered well, if it has one. */
async function recordCall(accounts: StaffAccounts, call: Call, before: Before, answered: Body) {
  if (before) {
    const { staff, hadTwoFactor } = before;
    const turnedOn = call === '/two-factor/verify-totp' && !hadTwoFactor;
    const kind = turnedOn ? 'two-factor-on' : EVENTS[call as keyof typeof EVENTS];
    if (kind) await accounts.record({ kind, actor: staff, subject: staff });
    return;
  }
  await recordSignIn(accounts, answered);
}

/** @param answered better-auth's answer; without a person in it a second factor is still asked for. */
export async function recordSignIn(accounts: Pick<StaffAccounts, 'record'>, answered: Body): Promise<void> {
  const user = answered.user as { id: string; name: string } | undefined;
  if (user) await accounts.record({ kind: 'signed-in', actor: user, subject: user });
}

/** Anything else than text is better-auth's to refuse. */
const textIn = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * Hands one call to better-auth. Of the client's headers it gets cookie and browser alone: the address is
 * Fastify's resolution, and the origin is ours, because requests from others were refused before.
 */
export async function callAuth(
  auth: Auth,
  request: FastifyRequest,
  call: Call,
  body: Body,
): Promise<Response> {
  const { origin } = new URL(auth.options.baseURL);
  const headers = new Headers({ 'content-type': 'application/json', origin, [ADDRESS_HEADER]: request.ip });
  for (const name of ['cookie', 'user-agent'] as const) {
    const value = request.headers[name];
    if (value) headers.set(name, value);
  }
  const url = `${origin}${AUTH_PATH}${call}`;
  return auth.handler(new Request(url, { method: 'POST', headers, body: JSON.stringify(body) }));
}

async function pass(reply: FastifyReply, answer: Response) {
  for (const cookie of answer.headers.getSetCookie()) reply.header('set-cookie', cookie);
  reply.code(answer.status).header('cache-control', 'no-store');
  const body = parse(await answer.text()) ?? {};
  // The token belongs to the cookie, which scripts can't read.
  if (answer.ok) return reply.send({ ...body, token: undefined });
  const known = AUTH_ERRORS[String(body.code)];
  if (known?.retryAfter) reply.header('retry-after', known.retryAfter);
  const detail = known?.detail ?? `${body.message ?? 'This could not be done'}.`;
  return reply.type(PROBLEM_TYPE).send({ ...body, ...problemBody(answer.status, detail) });
}

function parse(text: string): Body | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Body) : null;
  } catch {
    return null;
  }
}
