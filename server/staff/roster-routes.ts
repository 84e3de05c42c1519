/** `/api/staff` for owners, and every staff member's own account (contract/staff/staff.ts). */
import * as z from 'zod';
import { accountEmail } from '#contract/mail/email-address.ts';
import {
  forgottenPasswordSchema,
  ownAccountSchema,
  SESSION_RULES,
  staffEventSchema,
  staffLinkSchema,
  staffRecordSchema,
} from '#contract/staff/staff.ts';
import { STAFF_ROLES } from '#contract/staff/staff-roles.ts';
import type { Db } from '../database/schema.ts';
import type { App } from '../http/app-type.ts';
import { operation } from '../http/operation.ts';
import { responseSchemas } from '../http/problem.ts';
import type { StaffAccounts } from './accounts.ts';
import type { forgottenPassword } from './asked-links-store.ts';
import { staffEvents } from './events-store.ts';
import { requireOwner, requireSignedIn } from './guard.ts';
import { endOwnSessions, ownAccount } from './own-sessions-store.ts';
import { profileRoutes } from './profile-routes.ts';
import type { ProfileStore } from './profile-store.ts';
import type { Roster } from './roster-store.ts';
import { sessionRule } from './session-rule-store.ts';

const role = z.enum(STAFF_ROLES, 'Choose a role');

const invitationSchema = z.object({
  name: z
    .string('Enter a name')
    .trim()
    .min(1, 'Enter a name')
    .max(200, 'Use at most 200 characters')
    .regex(/^\P{Cc}*$/u, 'Use one line of text'),
  email: accountEmail,
  role,
});
const changeSchema = z.strictObject({ role: role.optional(), disabled: z.boolean().optional() });
const ofOne = z.object({ id: z.string().max(100) });

type Parts = {
  roster: Roster;
  accounts: StaffAccounts;
  profiles: ProfileStore;
  db: Db;
  forgotten: ReturnType<typeof forgottenPassword>;
};

export function rosterRoutes(app: App, parts: Parts): void {
  ownersRoutes(app, parts);
  sessionRuleRoutes(app, parts);
  accountRoutes(app, parts);
  profileRoutes(app, parts);
  forgottenRoute(app, parts);
}

function ownersRoutes(app: App, { roster, accounts, db }: Parts): void {
  const onRequest = requireOwner;
  app.get(
    '/api/staff',
    {
      onRequest,
      schema: {
        ...operation('Staff', 'listStaff', 'List staff accounts'),
        response: responseSchemas({ 200: z.array(staffRecordSchema) }),
      },
    },
    () => roster.list(),
  );
  app.post(
    '/api/staff',
    {
      onRequest,
      schema: {
        ...operation('Staff', 'inviteStaff', 'Create an account and an invitation link'),
        body: invitationSchema,
        response: responseSchemas({ 201: staffLinkSchema }),
      },
    },
    async (request, reply) =>
      reply.code(201).send(await roster.invite(await accounts.acting(request), request.body)),
  );
  app.get(
    '/api/staff/events',
    {
      onRequest,
      schema: {
        ...operation('Staff', 'listStaffEvents', 'List the account audit log, newest first'),
        querystring: z.object({ before: z.uuid().optional() }),
        response: responseSchemas({ 200: z.array(staffEventSchema) }),
      },
    },
    (request) => staffEvents(db, request.query.before),
  );
  app.patch(
    '/api/staff/:id',
    {
      onRequest,
      schema: {
        ...operation('Staff', 'changeStaff', 'Change a role, or disable an account'),
        params: ofOne,
        body: changeSchema,
        response: responseSchemas({ 200: staffRecordSchema }),
      },
    },
    async (request) => roster.change(await accounts.acting(request), request.params.id, request.body),
  );
  app.post(
    '/api/staff/:id/sign-out',
    {
      onRequest,
      schema: {
        ...operation('Staff', 'signOutStaff', 'End all sessions for an account'),
        params: ofOne,
        response: responseSchemas({ 200: staffRecordSchema }),
      },
    },
    async (request) => roster.signOutEverywhere(await accounts.acting(request), request.params.id),
  );
  app.delete(
    '/api/staff/:id/two-factor',
    {
      onRequest,
      schema: {
        ...operation('Staff', 'removeTwoFactor', 'Remove an account’s second factor'),
        params: ofOne,
        response: responseSchemas({ 200: staffRecordSchema }),
      },
    },
    async (request) => roster.removeTwoFactor(await accounts.acting(request), request.params.id),
  );
  app.post(
    '/api/staff/:id/link',
    {
      onRequest,
      schema: {
        ...operation('Staff', 'createStaffLink', 'Create a link to set a password'),
        params: ofOne,
        response: responseSchemas({ 201: staffLinkSchema }),
      },
    },
    async (request, reply) =>
      reply.code(201).send(await roster.newLink(await accounts.acting(request), request.params.id)),
  );
}

const ruleSchema = z.strictObject({ rule: z.enum(SESSION_RULES, 'Choose how long sessions last') });

function sessionRuleRoutes(app: App, { roster, accounts, db }: Parts): void {
  const onRequest = requireOwner;
  app.get(
    '/api/staff/session-rule',
    {
      onRequest,
      schema: {
        ...operation('Staff', 'getSessionRule', 'Get the session length rule'),
        response: responseSchemas({ 200: ruleSchema }),
      },
    },
    async () => ({ rule: await sessionRule(db) }),
  );
  app.put(
    '/api/staff/session-rule',
    {
      onRequest,
      schema: {
        ...operation('Staff', 'setSessionRule', 'Set the session length rule'),
        body: ruleSchema,
        response: responseSchemas({ 200: ruleSchema }),
      },
    },
    async (request) => {
      await roster.setSessionRule(await accounts.acting(request), request.body.rule);
      return request.body;
    },
  );
}

function accountRoutes(app: App, { accounts, db }: Parts): void {
  const onRequest = requireSignedIn;
  const endedSchema = z.object({ ended: z.number() });
  app.get(
    '/api/staff/account',
    { onRequest, schema: { response: responseSchemas({ 200: ownAccountSchema }) } },
    async (request) => ownAccount(db, request.staff, await accounts.sessionHash(request)),
  );
  app.delete(
    '/api/staff/sessions',
    { onRequest, schema: { response: responseSchemas({ 200: endedSchema }) } },
    async (request) => {
      const device = await accounts.devices.of(request, request.staff.email);
      return { ended: await endOwnSessions(db, await accounts.acting(request), { device }) };
    },
  );
  app.delete(
    '/api/staff/sessions/:id',
    { onRequest, schema: { params: ofOne, response: responseSchemas({ 200: endedSchema }) } },
    async (request) => ({
      ended: await endOwnSessions(db, await accounts.acting(request), { id: request.params.id }),
    }),
  );
}

function forgottenRoute(app: App, { accounts, forgotten }: Parts): void {
  app.post(
    '/api/staff/forgotten-password',
    {
      schema: {
        body: z.object({ email: accountEmail }),
        response: responseSchemas({ 202: forgottenPasswordSchema }),
      },
    },
    async (request, reply) => {
      const { email } = request.body;
      // Not per account, or strangers could block the account's owner; emails are capped instead.
      const known = await accounts.devices.of(request, email);
      await accounts.throttle.attempt('forgotten-password', { address: request.ip, known });
      return reply.code(202).send(await forgotten(email));
    },
  );
}
