/** `/api/staff` and `/api/auth` (product decision §8). */
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { App } from '../http/app-type.ts';
import { answers } from '../http/problem.ts';
import type { StaffAccounts } from './accounts.ts';
import { authRoutes, callAuth, recordSignIn } from './auth-routes.ts';
import { requireStaff } from './guard.ts';
import { setUpSchema } from './set-up.ts';

const memberSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(['owner', 'staff']),
});

export function staffRoutes(app: App, { accounts }: { accounts: StaffAccounts }): void {
  app.decorate('staffAccounts', accounts);
  app.decorateRequest('staff', null as unknown as FastifyRequest['staff']);
  authRoutes(app, accounts);
  meRoute(app);
  namesRoute(app, accounts);
  setUpRoute(app, accounts);
}

function meRoute(app: App): void {
  app.get(
    '/api/staff/me',
    { onRequest: requireStaff, schema: { response: answers({ 200: memberSchema }) } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return request.staff;
    },
  );
}

/** Whom an inquiry can be assigned to, and who wrote what; everybody on the staff may know. */
function namesRoute(app: App, accounts: StaffAccounts): void {
  const nameSchema = z.object({ id: z.string(), name: z.string(), disabled: z.boolean() });
  app.get(
    '/api/staff/names',
    { onRequest: requireStaff, schema: { response: answers({ 200: z.array(nameSchema) }) } },
    async (_request, reply) => reply.header('cache-control', 'no-store').send(await accounts.list()),
  );
}

/** Takes a one-time link's token and signs in, unless the account wants a second factor first. */
function setUpRoute(app: App, accounts: StaffAccounts): void {
  app.post(
    '/api/staff/set-up',
    { schema: { body: setUpSchema, response: answers({ 201: memberSchema }) } },
    async (request, reply) => {
      const attempt = await accounts.throttle.attempt(request.ip);
      const member = await accounts.setUp(request.body);
      await attempt.succeeded();
      const { password } = request.body;
      const signIn = await callAuth(accounts.auth, request, '/sign-in/email', {
        email: member.email,
        password,
      });
      await accounts.record({ kind: 'password-chosen', actor: member, subject: member });
      if (signIn.ok) await recordSignIn(accounts, (await signIn.json()) as Record<string, unknown>);
      for (const cookie of signIn.headers.getSetCookie()) reply.header('set-cookie', cookie);
      return reply.code(201).header('cache-control', 'no-store').send(member);
    },
  );
}
