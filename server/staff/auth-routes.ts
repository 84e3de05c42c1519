/** better-auth behind Fastify: only the calls that staff need, throttled, with readable errors. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../http/app-type.ts';
import { problem } from '../http/problem.ts';
import type { StaffAccounts } from './accounts.ts';
import { settle } from './after-auth-call.ts';
import { AUTH_PATH } from './auth.ts';
import {
  AUTH_BODIES,
  AUTH_CALLS,
  type AuthBody,
  type AuthCall,
  type PendingAuthCall,
} from './auth-bodies.ts';
import { callAuth, jsonObject, pass, passCookies } from './call-auth.ts';
import { passwordMistake } from './password-rule.ts';
import { replacing } from './session-rules.ts';
import { asSignInAddress } from './sign-in-address.ts';
import type { Attempt } from './throttle.ts';

export function authRoutes(app: App, accounts: StaffAccounts): void {
  app.register(async (plugin) => {
    const scope = plugin as App;
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
      const body = text === '' ? {} : jsonObject(text as string);
      done(body ? null : problem(400, 'The body must be a JSON object.'), body);
    });
    for (const call of AUTH_CALLS)
      scope.post(`${AUTH_PATH}${call}`, { schema: { body: AUTH_BODIES[call] } }, (request, reply) =>
        take(accounts, call, request.body as AuthBody, request, reply),
      );
    scope.post(`${AUTH_PATH}/sign-out`, async (request, reply) => {
      await accounts.endPush(request);
      const answered = await callAuth(accounts.auth, request, '/sign-out', {});
      passCookies(reply, answered);
      return pass(reply, answered);
    });
  });
}

async function take(
  accounts: StaffAccounts,
  call: AuthCall,
  body: AuthBody,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const underWay = await begin(accounts, call, body, request);
  const attempt = await count(accounts, underWay, body, request);
  const given = await prepared(accounts, underWay, body);
  const answer = () => callAuth(accounts.auth, request, call, given);
  const { account } = underWay;
  const before = call === '/change-password' ? await accounts.sessionBefore(request) : null;
  const answered = await (account ? replacing(account, answer) : answer());
  if (!answered.ok) {
    passCookies(reply, answered);
    return pass(reply, answered);
  }
  await attempt.succeeded();
  await settle(accounts, { ...underWay, before }, answered, request, reply);
  return pass(reply, answered);
}

async function begin(
  accounts: StaffAccounts,
  call: AuthCall,
  body: AuthBody,
  request: FastifyRequest,
): Promise<PendingAuthCall> {
  if ('email' in body) return { call, staff: null, account: await accounts.asOf({ email: body.email }) };
  const staff = await accounts.staffOf(request);
  const id = staff?.id ?? ('code' in body ? await accounts.challengedBy(request) : null);
  return { call, staff, account: id === null ? null : await accounts.asOf({ id }) };
}

/** Second factors are also counted per account by better-auth. */
async function count(
  { throttle, devices, sessionHash }: StaffAccounts,
  { staff, account }: PendingAuthCall,
  body: AuthBody,
  request: FastifyRequest,
): Promise<Attempt> {
  if (staff && 'newPassword' in body) {
    const mistake = passwordMistake(body.newPassword, staff.email);
    if (mistake) throw problem(400, `${mistake}.`, { errors: { newPassword: mistake } });
  }
  const { ip: address } = request;
  const known = staff ? await sessionHash(request) : account && (await devices.of(request, account.email));
  return throttle.attempt('sign-in', {
    address,
    known,
    ...('email' in body && { account: body.email }),
  });
}

async function prepared(accounts: StaffAccounts, { call, account }: PendingAuthCall, body: AuthBody) {
  // The password may be changed because another person has it.
  if (call === '/change-password') return { ...body, revokeOtherSessions: true as const };
  if (call === '/two-factor/verify-totp' && account && 'code' in body)
    return { code: await accounts.codeOnce(account.id, body.code) };
  if ('email' in body) return { ...body, email: asSignInAddress(body.email) };
  return body;
}
