/** `/api/staff` for owners, and everybody's own account (contract/staff.ts). */
import * as z from 'zod';
import { STAFF_EVENT_KINDS, STAFF_ROLES, type StaffEvent } from '#contract/staff.ts';
import type { Db } from '../database/schema.ts';
import type { App } from '../http/app-type.ts';
import { answers } from '../http/problem.ts';
import type { StaffAccounts } from './accounts.ts';
import { staffEvents } from './events-store.ts';
import { requireOwner, requireStaff } from './guard.ts';
import type { Roster } from './roster.ts';

const role = z.enum(STAFF_ROLES, 'Choose a role');
const member = { id: z.string(), name: z.string(), email: z.string(), role };
const recordSchema = z.object({
  ...member,
  disabled: z.boolean(),
  hasPassword: z.boolean(),
  twoFactor: z.boolean(),
  lastSignInAt: z.string().nullable(),
  sessions: z.number(),
});
const linkSchema = z.object({
  member: z.object(member),
  link: z.string(),
  expiresAt: z.string(),
  mailed: z.boolean(),
});
const personSchema = z.object({ id: z.string(), name: z.string() }).nullable();
const eventSchema: z.ZodType<StaffEvent> = z.object({
  id: z.string(),
  at: z.string(),
  kind: z.enum(STAFF_EVENT_KINDS),
  actor: personSchema,
  subject: personSchema,
  role: role.nullable(),
});
const accountSchema = z.object({
  ...member,
  twoFactor: z.boolean(),
  sessions: z.array(
    z.object({
      id: z.string(),
      device: z.string(),
      address: z.string().nullable(),
      signedInAt: z.string(),
      lastUsedAt: z.string(),
      current: z.boolean(),
    }),
  ),
});

const emailSchema = z
  .string('Please enter an e-mail address')
  .trim()
  .toLowerCase()
  .max(320, 'Use at most 320 characters')
  .pipe(z.email('Please enter a valid email address'));
const invitationSchema = z.object({
  name: z
    .string('Please enter a name')
    .trim()
    .min(1, 'Please enter a name')
    .max(200, 'Use at most 200 characters')
    .regex(/^\P{Cc}*$/u, 'Use one line of text'),
  email: emailSchema,
  role,
});
const changeSchema = z.strictObject({ role: role.optional(), disabled: z.boolean().optional() });
const ofOne = z.object({ id: z.string().max(100) });

type Parts = { roster: Roster; accounts: StaffAccounts; db: Db };

export function rosterRoutes(app: App, { roster, accounts, db }: Parts): void {
  app.register(async (plugin) => {
    const scope = plugin as App;
    scope.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    ownersRoutes(scope, roster, db);
    accountRoutes(scope, roster, accounts);
    forgottenRoute(scope, roster, accounts);
  });
}

function ownersRoutes(app: App, roster: Roster, db: Db): void {
  const onRequest = requireOwner;
  app.get('/api/staff', { onRequest, schema: { response: answers({ 200: z.array(recordSchema) }) } }, () =>
    roster.list(),
  );
  app.post(
    '/api/staff',
    { onRequest, schema: { body: invitationSchema, response: answers({ 201: linkSchema }) } },
    async (request, reply) => reply.code(201).send(await roster.invite(request.staff, request.body)),
  );
  app.get(
    '/api/staff/events',
    {
      onRequest,
      schema: {
        querystring: z.object({ before: z.uuid().optional() }),
        response: answers({ 200: z.array(eventSchema) }),
      },
    },
    (request) => staffEvents(db, request.query.before),
  );
  app.patch(
    '/api/staff/:id',
    { onRequest, schema: { params: ofOne, body: changeSchema, response: answers({ 200: recordSchema }) } },
    (request) => roster.change(request.staff, request.params.id, request.body),
  );
  app.post(
    '/api/staff/:id/sign-out',
    { onRequest, schema: { params: ofOne, response: answers({ 200: recordSchema }) } },
    (request) => roster.signOutEverywhere(request.staff, request.params.id),
  );
  app.delete(
    '/api/staff/:id/two-factor',
    { onRequest, schema: { params: ofOne, response: answers({ 200: recordSchema }) } },
    (request) => roster.removeTwoFactor(request.staff, request.params.id),
  );
  app.post(
    '/api/staff/:id/link',
    { onRequest, schema: { params: ofOne, response: answers({ 201: linkSchema }) } },
    async (request, reply) => reply.code(201).send(await roster.newLink(request.staff, request.params.id)),
  );
}

function accountRoutes(app: App, roster: Roster, accounts: StaffAccounts): void {
  const onRequest = requireStaff;
  const endedSchema = z.object({ ended: z.number() });
  app.get(
    '/api/staff/account',
    { onRequest, schema: { response: answers({ 200: accountSchema }) } },
    async (request) => roster.account(request.staff, await accounts.sessionHash(request)),
  );
  app.delete(
    '/api/staff/sessions',
    { onRequest, schema: { response: answers({ 200: endedSchema }) } },
    async (request) => {
      const keep = (await accounts.sessionHash(request)) ?? '';
      return { ended: await roster.endOwn(request.staff, { keep }) };
    },
  );
  app.delete(
    '/api/staff/sessions/:id',
    { onRequest, schema: { params: ofOne, response: answers({ 200: endedSchema }) } },
    async (request) => ({ ended: await roster.endOwn(request.staff, { id: request.params.id }) }),
  );
}

function forgottenRoute(app: App, roster: Roster, accounts: StaffAccounts): void {
  app.post(
    '/api/staff/forgotten-password',
    {
      schema: {
        body: z.object({ email: emailSchema }),
        response: answers({ 202: z.object({ canMail: z.boolean() }) }),
      },
    },
    async (request, reply) => {
      const { email } = request.body;
      // Counted apart from signing in, so that nobody can be kept out by asking for links.
      await accounts.throttle.attempt(request.ip, `forgotten ${email}`);
      return reply.code(202).send(await roster.forgotten(email));
    },
  );
}
