/** The signed-in person's passkeys (docs/decisions/0013). */
import { verifyPassword } from 'better-auth/crypto';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { passkeysWorkAt } from '#contract/staff/passkey-origin.ts';
import {
  ownPasskeySchema,
  ownPasskeysSchema,
  PASSKEY_LIMITS,
  passkeyName,
} from '#contract/staff/passkeys.ts';
import { currentFirm } from '../config/firm-in-force.ts';
import { isUniqueViolation } from '../database/error-codes.ts';
import type { App } from '../http/app-type.ts';
import { problem, responseSchemas } from '../http/problem.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { StaffAccounts } from './accounts.ts';
import { AUTH_ERRORS } from './auth-errors.ts';
import { callPasskeys, passCookies, refusal } from './call-auth.ts';
import { requireSignedIn } from './guard.ts';
import { registrationSchema } from './passkey-bodies.ts';
import { type NewPasskey, withinCeremony } from './passkey-plugin.ts';
import { optionsSchema, passkeySignInRoutes, requirePossible } from './passkey-sign-in.ts';
import type { PasskeysStore } from './passkeys-store.ts';
import { type Acting, signedOut } from './sessions-store.ts';

type Parts = {
  accounts: StaffAccounts;
  passkeys: PasskeysStore;
  outbox: Pick<Outbox, 'wake'>;
  origin: string;
};

const ofOne = z.object({ id: z.string().max(100) });
const passwordSchema = z.strictObject({
  password: z.string('Enter your password').max(1000, 'Use at most 128 characters'),
});

export function passkeyRoutes(app: App, parts: Parts): void {
  ownRoutes(app, parts);
  additionRoutes(app, parts);
  passkeySignInRoutes(app, parts);
}

function ownRoutes(app: App, { accounts, passkeys, outbox, origin }: Parts): void {
  const onRequest = requireSignedIn;
  app.get(
    '/api/staff/passkeys',
    { onRequest, schema: { response: responseSchemas({ 200: ownPasskeysSchema }) } },
    async ({ staff }) => ({ possible: passkeysWorkAt(origin), passkeys: await passkeys.list(staff.id) }),
  );
  app.put(
    '/api/staff/passkeys/:id',
    {
      onRequest,
      schema: { params: ofOne, body: passkeyName, response: responseSchemas({ 200: ownPasskeySchema }) },
    },
    async ({ staff, params, body }) => {
      const renamed = await passkeys.rename(staff.id, params.id, body.name);
      if (!renamed) throw gone();
      return renamed;
    },
  );
  app.delete(
    '/api/staff/passkeys/:id',
    { onRequest, schema: { params: ofOne, response: responseSchemas({ 204: z.null() }) } },
    async (request, reply) => {
      const removed = await passkeys.remove(await accounts.acting(request), request.params.id);
      if (removed === 'signed-out') throw signedOut();
      if (removed === 'unknown') throw gone();
      outbox.wake();
      return reply.code(204).send(null);
    },
  );
}

/** Two steps: the password for a challenge, then the new passkey that answers it. */
function additionRoutes(app: App, { accounts, passkeys, outbox, origin }: Parts): void {
  const onRequest = requireSignedIn;
  app.post(
    '/api/staff/passkeys/challenge',
    { onRequest, schema: { body: passwordSchema, response: responseSchemas({ 200: optionsSchema }) } },
    async (request, reply) => {
      requirePossible(origin);
      await checkPassword(accounts, request, request.body.password);
      if ((await passkeys.count(request.staff.id)) >= PASSKEY_LIMITS.perAccount) throw tooMany();
      await passkeys.forgetChallenges(new Date().toISOString());
      const answered = await callPasskeys(accounts.auth, request, '/passkey/generate-register-options');
      if (!answered.ok) throw refusal(answered);
      passCookies(reply, answered);
      // The plugin has the name as of the passkey's creation.
      return { ...answered.body, rp: { ...Object(answered.body.rp), name: currentFirm().name } };
    },
  );
  app.post(
    '/api/staff/passkeys',
    {
      onRequest,
      schema: { body: registrationSchema, response: responseSchemas({ 201: z.array(ownPasskeySchema) }) },
    },
    async (request, reply) => {
      requirePossible(origin);
      const { name, response } = request.body;
      const actor = await accounts.acting(request);
      const body = { name, response: { ...response, clientExtensionResults: {} } };
      const answered = await withinCeremony(
        () => callPasskeys(accounts.auth, request, '/passkey/verify-registration', body),
        (passkey) => stored(passkeys, actor, passkey),
      );
      passCookies(reply, answered);
      if (!answered.ok) throw refusal(answered);
      outbox.wake();
      return reply.code(201).send(await passkeys.list(actor.id));
    },
  );
}

/** @throws ProblemError 400 for a wrong password, 429 after too many. */
async function checkPassword(accounts: StaffAccounts, request: FastifyRequest, password: string) {
  const known = await accounts.sessionHash(request);
  const attempt = await accounts.throttle.attempt('sign-in', { address: request.ip, known });
  const account = await accounts.asOf({ id: request.staff.id });
  const hash = account?.passwordHash;
  if (!hash || !(await verifyPassword({ hash, password })))
    throw problem(400, AUTH_ERRORS.INVALID_PASSWORD.detail);
  await attempt.succeeded();
}

async function stored(passkeys: PasskeysStore, actor: Acting, passkey: NewPasskey) {
  try {
    const added = await passkeys.add(actor, passkey);
    if (added === 'too-many') throw tooMany();
    if (added === 'signed-out') throw signedOut();
    return added;
  } catch (error) {
    if (isUniqueViolation(error)) throw problem(409, 'This passkey is already registered.');
    throw error;
  }
}

const gone = () => problem(404, 'This passkey no longer exists. It may have been removed.');
const tooMany = () =>
  problem(409, `You’ve reached the limit of ${PASSKEY_LIMITS.perAccount} passkeys. Remove one first.`);
