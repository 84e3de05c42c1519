/** `/api/staff` and `/api/auth` (requirements §13). */
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { staffMemberSchema } from '#contract/site/page-services.ts';
import { linkHolderSchema } from '#contract/staff/staff.ts';
import { worksOnInquiries } from '#contract/staff/staff-roles.ts';
import type { App } from '../http/app-type.ts';
import { operation } from '../http/operation.ts';
import { responseSchemas } from '../http/problem.ts';
import type { StaffAccounts } from './accounts.ts';
import { settleSignIn } from './after-auth-call.ts';
import { authRoutes } from './auth-routes.ts';
import { callAuth } from './call-auth.ts';
import { recheckGuardsAfterBody, requireSignedIn, requireStaff } from './guard.ts';
import { setUpSchema } from './set-up.ts';

export function staffRoutes(app: App, { accounts }: { accounts: StaffAccounts }): void {
  app.decorate('staffAccounts', accounts);
  app.decorateRequest('staff', null as unknown as FastifyRequest['staff']);
  recheckGuardsAfterBody(app);
  authRoutes(app, accounts);
  meRoute(app);
  namesRoute(app, accounts);
  linkHolderRoute(app, accounts);
  setUpRoute(app, accounts);
}

function meRoute(app: App): void {
  app.get(
    '/api/staff/me',
    {
      onRequest: requireSignedIn,
      schema: {
        ...operation('Staff', 'getOwnAccount', 'Get your account'),
        response: responseSchemas({ 200: staffMemberSchema }),
      },
    },
    async ({ staff }) => staff,
  );
}

/** Names for assigning inquiries and for showing authors; nothing can be assigned to a disabled one. */
function namesRoute(app: App, accounts: StaffAccounts): void {
  const nameSchema = z.object({ id: z.string(), name: z.string(), disabled: z.boolean() });
  app.get(
    '/api/staff/names',
    {
      onRequest: requireStaff,
      schema: {
        ...operation('Staff', 'listStaffNames', 'List staff names'),
        response: responseSchemas({ 200: z.array(nameSchema) }),
      },
    },
    async () => {
      const all = await accounts.list();
      return all.map(({ id, name, role, disabled }) => ({
        ...{ id, name },
        disabled: disabled || !worksOnInquiries(role),
      }));
    },
  );
}

/** Returns the link's owner before a password is chosen. The token is in the body, because proxies log addresses. */
function linkHolderRoute(app: App, accounts: StaffAccounts): void {
  app.post(
    '/api/staff/set-up/holder',
    {
      schema: {
        body: setUpSchema.pick({ token: true }),
        response: responseSchemas({ 200: linkHolderSchema }),
      },
    },
    async ({ body, ip }) => {
      const attempt = await accounts.throttle.attempt('link', { address: ip });
      const holder = await accounts.linkHolder(body.token);
      await attempt.succeeded();
      return holder;
    },
  );
}

/** Redeems a one-time link's token and signs in, unless the account requires a second factor first. */
function setUpRoute(app: App, accounts: StaffAccounts): void {
  app.post(
    '/api/staff/set-up',
    { schema: { body: setUpSchema, response: responseSchemas({ 201: staffMemberSchema }) } },
    async (request, reply) => {
      const attempt = await accounts.throttle.attempt('link', { address: request.ip });
      const member = await accounts.setUp(request.body);
      await attempt.succeeded();
      await accounts.record({ kind: 'password-chosen', actor: member, subject: member });
      const account = await accounts.asOf({ id: member.id });
      const { password } = request.body;
      const signIn = await callAuth(accounts.auth, request, '/sign-in/email', {
        email: member.email,
        password,
      });
      if (signIn.ok) await settleSignIn(accounts, { account }, signIn, request, reply);
      return reply.code(201).send(member);
    },
  );
}
