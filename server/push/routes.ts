import { v7 as uuid } from 'uuid';
import * as z from 'zod';
import { pushDeviceSchema } from '#contract/staff/push.ts';
import { type OwnPush, ownPushSchema, pushChoices, pushSubscription } from '#contract/staff/push-changes.ts';
import type { Db } from '../database/schema.ts';
import type { App } from '../http/app-type.ts';
import { problem, responseSchemas } from '../http/problem.ts';
import { byId } from '../inquiries/by-id.ts';
import { requireStaff } from '../staff/guard.ts';
import type { DevicesStore } from './devices-store.ts';
import type { Push } from './push.ts';
import { vapidKeys } from './vapid-store.ts';

type Parts = { db: Db; devices: DevicesStore; push: Push; isPushService: (endpoint: string) => boolean };

export function pushRoutes(app: App, parts: Parts): void {
  choiceRoutes(app, parts);
  deviceRoutes(app, parts);
}

function choiceRoutes(app: App, { db, devices }: Parts): void {
  const onRequest = requireStaff;
  const ownPush = async (staffId: string): Promise<OwnPush> => ({
    publicKey: (await vapidKeys(db)).publicKey,
    choices: await devices.choices(staffId),
    devices: await devices.list(staffId),
  });
  app.get(
    '/api/staff/push',
    { onRequest, schema: { response: responseSchemas({ 200: ownPushSchema }) } },
    ({ staff }) => ownPush(staff.id),
  );
  app.put(
    '/api/staff/push',
    { onRequest, schema: { body: pushChoices, response: responseSchemas({ 200: ownPushSchema }) } },
    async ({ staff, body }) => {
      await devices.choose(staff.id, body);
      return ownPush(staff.id);
    },
  );
}

function deviceRoutes(app: App, { devices, push, isPushService }: Parts): void {
  const onRequest = requireStaff;
  app.put(
    '/api/staff/push/devices',
    { onRequest, schema: { body: pushSubscription, response: responseSchemas({ 200: pushDeviceSchema }) } },
    async (request) => {
      const { staff, body } = request;
      if (!isPushService(body.endpoint)) throw problem(400, UNKNOWN_SERVICE);
      const session = await app.staffAccounts.sessionHash(request);
      const device = await devices.put(staff.id, body, new Date().toISOString(), session ?? '');
      if (!device) throw problem(401, 'You were signed out. Sign in again.');
      return device;
    },
  );
  app.delete(
    '/api/staff/push/devices/:id',
    { onRequest, schema: { params: byId, response: responseSchemas({ 204: z.null() }) } },
    async ({ staff, params }, reply) => {
      if (!(await devices.remove(staff.id, params.id))) throw gone();
      return reply.code(204).send(null);
    },
  );
  app.post(
    '/api/staff/push/devices/:id/test',
    {
      onRequest,
      config: { rateLimit: { max: 20, timeWindow: '10 minutes' } },
      schema: { params: byId, response: responseSchemas({ 204: z.null() }) },
    },
    async ({ staff, params }, reply) => {
      const found = await devices.find(staff.id, params.id);
      if (!found) throw gone();
      const end = await push.test(found, uuid());
      if (end === 'gone') throw problem(404, ENDED);
      if (end !== 'sent') throw problem(502, NOT_TAKEN);
      return reply.code(204).send(null);
    },
  );
}

const gone = () => problem(404, 'This device no longer gets notifications. It may have been removed.');
const UNKNOWN_SERVICE = 'This browser isn’t supported. Use Chrome, Edge, Firefox, or Safari.';
const ENDED = 'Notifications are off on this device. Turn them on again there.';
const NOT_TAKEN = 'The notification couldn’t be sent. Try again in a few minutes.';
