/** Signing in with a passkey: a challenge, then the device's answer to it (docs/decisions/0013). */
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { passkeysWorkAt } from '#contract/staff/passkey-origin.ts';
import type { App } from '../http/app-type.ts';
import { problem, responseSchemas } from '../http/problem.ts';
import type { StaffAccounts } from './accounts.ts';
import { AUTH_PATH } from './auth.ts';
import { AUTH_ERRORS } from './auth-errors.ts';
import { callPasskeys, passCookies, refusal } from './call-auth.ts';
import { assertionSchema } from './passkey-bodies.ts';
import { PASSKEY_SIGN_IN, withinCeremony } from './passkey-plugin.ts';
import type { PasskeysStore } from './passkeys-store.ts';
import type { Attempt } from './throttle.ts';

type Parts = { accounts: StaffAccounts; passkeys: PasskeysStore; origin: string };

/** For an address; an office shares one. */
const CHALLENGES = { max: 60, timeWindow: '10 minutes' };

/** A browser's options as better-auth makes them. */
export const optionsSchema = z.record(z.string(), z.unknown());

export function passkeySignInRoutes(app: App, { accounts, passkeys, origin }: Parts): void {
  app.post(
    `${AUTH_PATH}/passkey/challenge`,
    {
      // Each is a row until it ends.
      config: { rateLimit: CHALLENGES },
      schema: { response: responseSchemas({ 200: optionsSchema }) },
    },
    async (request, reply) => {
      requirePossible(origin);
      await passkeys.forgetChallenges(new Date().toISOString());
      const answered = await callPasskeys(accounts.auth, request, '/passkey/generate-authenticate-options');
      if (!answered.ok) throw refusal(answered);
      passCookies(reply, answered);
      // The plugin only prefers it.
      return { ...answered.body, userVerification: 'required' };
    },
  );
  app.post(
    `${AUTH_PATH}/passkey/sign-in`,
    { schema: { body: assertionSchema, response: responseSchemas({ 204: z.null() }) } },
    async (request, reply) => {
      const { response } = request.body;
      const attempt = await count(accounts, passkeys, response.id, request);
      const body = { response: { ...response, clientExtensionResults: {} } };
      const answered = await withinCeremony(() =>
        callPasskeys(accounts.auth, request, PASSKEY_SIGN_IN, body),
      );
      if (!answered.ok) throw refusal(answered);
      await attempt.succeeded();
      await settle(accounts, passkeys, answered.body as SignedIn, response.id, request, reply);
      passCookies(reply, answered);
      return reply.code(204).send(null);
    },
  );
}

/** Counts per address, but separately for a browser of the account, so that strangers can't lock it out. */
async function count(
  { throttle, devices }: StaffAccounts,
  passkeys: PasskeysStore,
  credentialId: string,
  request: FastifyRequest,
): Promise<Attempt> {
  const email = await passkeys.emailOf(credentialId);
  const known = email === null ? null : await devices.of(request, email);
  return throttle.attempt('sign-in', { address: request.ip, known });
}

type SignedIn = { session: { token: string }; user: { id: string; name: string; email: string } };

/** @throws ProblemError 401 when the passkey was removed during the sign-in. */
async function settle(
  accounts: StaffAccounts,
  passkeys: PasskeysStore,
  { session, user }: SignedIn,
  credentialId: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (!(await passkeys.noteSignIn(user, credentialId, session.token)))
    throw problem(401, AUTH_ERRORS.PASSKEY_NOT_FOUND.detail);
  await accounts.devices.remember(request, reply, user, session.token);
  await accounts.record({ kind: 'signed-in', actor: user, subject: user });
  await accounts.forgetExpired();
}

/** @throws ProblemError 409 where browsers offer no passkeys. */
export function requirePossible(origin: string): void {
  if (!passkeysWorkAt(origin))
    throw problem(409, 'Passkeys work only at an https address with a domain name. Use your password.');
}
