/** Notifications by Web Push (docs/decisions/0026), against a push service that decrypts, on both databases. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { CLOCK_MS } from '#contract/inquiries/clock.ts';
import type { StaffRole } from '../../contract/staff/staff-roles.ts';
import { jobFindings } from '../checks/jobs.ts';
import { connect } from '../database/connect.ts';
import type { Db } from '../database/schema.ts';
import { createJobs } from '../jobs/jobs.ts';
import { savedInquiry } from '../testing/saved-inquiry.ts';
import { createTestApp, engines, type SignedIn, signedIn } from '../testing/test-app.ts';
import { PUSH_MESSAGE } from './messages-store.ts';
import { createPush } from './push.ts';
import { createPushSender, type PushOverrides } from './send.ts';
import { startPushService } from './testing/push-service.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const messages = (db: Db) => db.selectFrom('jobs').selectAll().where('task', '=', PUSH_MESSAGE).execute();
const soon = (ms = 2 * MINUTE) => new Date(Date.now() + ms);

describe.each(engines)('notifications on %s', (engine) => {
  async function studio(overrides: Partial<PushOverrides> = {}) {
    const service = await startPushService(overrides);
    const test = await createTestApp(engine, {}, undefined, { pushOverrides: service.overrides });
    onTestFinished(test.close);
    const subject = () => 'mailto:studio@example.com';
    /** A server that collects events and sends due messages when `run` is called. */
    function serverOn(db: typeof test.db, send = createPushSender(subject, service.overrides)) {
      let time = new Date();
      const parts = { db, log: test.app.log, now: () => time };
      const jobs = createJobs(parts);
      const push = createPush({ ...parts, jobs, send });
      return {
        ...push,
        async run(now: Date) {
          time = now;
          await push.collect();
          await jobs.runDue(PUSH_MESSAGE);
        },
      };
    }
    const push = serverOn(test.db);
    const call = (
      who: SignedIn,
      method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH',
      url: string,
      body?: object,
    ) => test.app.inject({ method, url, headers: { cookie: who.cookie }, ...(body && { payload: body }) });
    /** A person with a device that has been there for a week. */
    async function person(path: string, role: StaffRole = 'staff') {
      const who = await signedIn(test, role);
      const put = await call(who, 'PUT', '/api/staff/push/devices', service.device(path));
      const deviceId = put.json().id as string;
      await since(deviceId, -7 * 24 * HOUR);
      return { ...who, deviceId };
    }
    const since = (id: string, ms: number) =>
      test.db
        .updateTable('push_devices')
        .set({ created_at: new Date(Date.now() + ms).toISOString() })
        .where('id', '=', id)
        .execute();
    const told = (path: string) =>
      service.got.filter((one) => one.path === path).map(({ payload }) => payload);
    const waiting = async () => (await messages(test.db)).length;
    return { service, test, serverOn, push, call, person, since, told, waiting };
  }

  it('tell of a new request: the town and the service, and nothing of the person', async () => {
    const { push, person, told, service, test } = await studio();
    await person('/ann');
    const id = await savedInquiry(test.db, { area: 'blanco', service_type: 'remodel' });
    await push.run(soon());
    expect(told('/ann')).toEqual([
      {
        ...{ id: expect.any(String), kind: 'new', count: 1, inquiry: id },
        ...{ town: 'Blanco', service: expect.stringMatching(/remodel/i) },
      },
    ]);
    const [{ headers, claims }] = service.got as [(typeof service.got)[number]];
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'normal', ttl: '43200' });
    expect(claims).toMatchObject({ aud: service.origin, sub: 'mailto:studio@example.com' });
    expect(claims.exp * 1000 - Date.now()).toBeLessThan(24 * HOUR + MINUTE);
  });

  it('come once, however often and on however many servers it is looked for', async () => {
    const { push, person, told, test, serverOn } = await studio();
    await person('/ann');
    await savedInquiry(test.db);
    const dbs = [connect(test.config), connect(test.config)];
    const servers = () => [push, ...dbs.map((db) => serverOn(db))];
    await Promise.all(servers().map((one) => one.run(soon())));
    for (const one of servers()) await one.run(soon(3 * MINUTE));
    for (const db of dbs) await db.destroy();
    expect(told('/ann')).toHaveLength(1);
  });

  it('group what came in together', async () => {
    const { push, person, told, test } = await studio();
    await person('/ann');
    for (let n = 0; n < 3; n++) await savedInquiry(test.db, { area: 'blanco' });
    await push.run(soon());
    expect(told('/ann')).toMatchObject([{ kind: 'new', count: 3, inquiry: null, town: null }]);
  });

  it('leave out suspected spam until it is rescued, what was answered meanwhile, and what was there before', async () => {
    const { push, person, told, test, call, since, serverOn } = await studio();
    const ann = await person('/ann');
    const spam = await savedInquiry(test.db, { spam: 1 });
    const answered = await savedInquiry(test.db);
    await call(ann, 'POST', `/api/inquiries/${answered}/contacts`, { kind: 'call' });
    await push.run(soon());
    expect(told('/ann')).toEqual([]);
    const bob = await person('/bob');
    await call(bob, 'PATCH', `/api/inquiries/${spam}`, { spam: false });
    // Another server: the first has looked ahead of time.
    const other = serverOn(test.db);
    await other.run(soon());
    expect(told('/ann')).toMatchObject([{ kind: 'new', inquiry: spam }]);
    expect(told('/bob')).toEqual([]);
    await savedInquiry(test.db);
    await since(bob.deviceId, MINUTE);
    await serverOn(test.db).run(soon());
    expect(told('/bob')).toEqual([]);
  });

  it('go to nobody without a device, no editor, nobody who doesn’t want the kind, and no disabled account', async () => {
    const { push, person, told, test, call } = await studio();
    const editor = await signedIn(test, 'editor');
    expect((await call(editor, 'GET', '/api/staff/push')).statusCode).toBe(403);
    const [ann, bob, cy] = [await person('/ann'), await person('/bob'), await person('/cy')];
    await call(ann, 'PUT', '/api/staff/push', { kinds: ['assigned'], quiet: null });
    await test.db.updateTable('staff_users').set({ disabled: 1 }).where('id', '=', bob.member.id).execute();
    await test.db.updateTable('staff_users').set({ role: 'editor' }).where('id', '=', cy.member.id).execute();
    await savedInquiry(test.db);
    await push.run(soon());
    expect([...told('/ann'), ...told('/bob'), ...told('/cy')]).toEqual([]);
  });

  it('tell of an assignment its assignee alone, once it can’t be undone any more', async () => {
    const { push, person, told, test, call } = await studio();
    const [ann, bob] = [await person('/ann'), await person('/bob')];
    const old = { created_at: new Date(Date.now() - 3 * HOUR).toISOString() };
    const [given, own, undone] = [
      await savedInquiry(test.db, old),
      await savedInquiry(test.db, old),
      await savedInquiry(test.db, old),
    ];
    await call(ann, 'PATCH', `/api/inquiries/${given}`, { assigneeId: bob.member.id });
    await call(bob, 'PATCH', `/api/inquiries/${own}`, { assigneeId: bob.member.id });
    await call(ann, 'PATCH', `/api/inquiries/${undone}`, { assigneeId: bob.member.id });
    await call(ann, 'PATCH', `/api/inquiries/${undone}`, { assigneeId: null });
    await push.run(new Date());
    expect(told('/bob')).toEqual([]);
    await push.run(soon());
    expect(told('/bob')).toMatchObject([{ kind: 'assigned', count: 1, inquiry: given }]);
    expect(told('/ann')).toEqual([]);
  });

  it('tell of a visitor’s answer the assignee, or everybody', async () => {
    const { push, person, told, test } = await studio();
    const [ann, bob] = [await person('/ann'), await person('/bob')];
    const old = new Date(Date.now() - 5 * HOUR).toISOString();
    const fields = { created_at: old, status: 'contacted', first_contact_at: old };
    const [mine, ours] = [
      await savedInquiry(test.db, { ...fields, assignee_id: bob.member.id }),
      await savedInquiry(test.db, fields),
    ];
    const at = new Date().toISOString();
    for (const id of [mine, ours]) {
      await test.db.updateTable('inquiries').set({ updated_at: at }).where('id', '=', id).execute();
      await test.db
        .insertInto('inquiry_events')
        .values({
          id: `${id}-said`,
          inquiry_id: id,
          at,
          kind: 'visitor-message',
          data: '{"text":"Secret words"}',
        })
        .execute();
    }
    await push.run(soon());
    expect(told('/ann')).toMatchObject([{ kind: 'answer', count: 1, inquiry: ours }]);
    expect(told('/bob')).toMatchObject([{ kind: 'answer', count: 2, inquiry: null }]);
    expect(JSON.stringify([told('/ann'), told('/bob')])).not.toMatch(/Secret|Rosa|example\.com/);
    expect(ann.member.id).not.toBe(bob.member.id);
  });

  it('tell four hours before the clock ends, once', async () => {
    const { push, person, told, test } = await studio();
    await person('/ann');
    const arrived = Date.now() - 19 * HOUR;
    const id = await savedInquiry(test.db, { created_at: new Date(arrived).toISOString() });
    await push.run(new Date());
    expect(told('/ann')).toEqual([]);
    const mark = arrived + CLOCK_MS - 4 * HOUR + MINUTE;
    await push.run(new Date(mark));
    await push.run(new Date(mark + HOUR));
    expect(told('/ann')).toMatchObject([{ kind: 'overdue', count: 1, inquiry: id }]);
  });

  it('wait for the morning in quiet hours, then come as one', async () => {
    const { push, person, told, test, call } = await studio();
    const ann = await person('/ann');
    const wall = (ms: number) =>
      new Intl.DateTimeFormat('en-US', {
        timeZone: 'America/Chicago',
        timeStyle: 'short',
        hourCycle: 'h23',
      }).format(Date.now() + ms);
    const quiet = { from: wall(-HOUR), until: wall(HOUR) };
    const kinds = ['new', 'overdue', 'assigned', 'answer'];
    expect((await call(ann, 'PUT', '/api/staff/push', { kinds, quiet })).json().choices).toEqual({
      kinds,
      quiet,
    });
    await savedInquiry(test.db);
    await savedInquiry(test.db);
    await push.run(soon());
    expect(told('/ann')).toEqual([]);
    await push.run(new Date(Date.now() + HOUR + MINUTE));
    expect(told('/ann')).toMatchObject([{ kind: 'new', count: 2 }]);
  });

  it.each([404, 410])('end with the subscription: %i removes it', async (status) => {
    const { push, person, service, test, call, waiting } = await studio();
    const ann = await person('/ann');
    service.answer('/ann', { status });
    await savedInquiry(test.db);
    await push.run(soon());
    expect((await call(ann, 'GET', '/api/staff/push')).json().devices).toEqual([]);
    expect(await waiting()).toBe(0);
    expect(push.counts()).toEqual({ sent: 0, gone: 1, failed: 0 });
  });

  it('are tried again after 429 and 500 with growing pauses, not before the service says, and given up in time', async () => {
    const { push, person, service, test, told, waiting, serverOn } = await studio();
    await person('/ann');
    service.answer('/ann', { status: 429, headers: { 'retry-after': '600' } });
    await savedInquiry(test.db);
    await push.run(soon());
    await push.run(soon(10 * MINUTE));
    expect(service.asked).toHaveLength(1);
    service.answer('/ann', { status: 500 });
    expect(await jobFindings(test.db)).toMatchObject([{ mark: 'ok' }]);
    await push.run(soon(13 * MINUTE));
    expect([service.asked.length, await waiting()]).toEqual([2, 1]);
    await push.run(soon(16 * MINUTE));
    expect(await jobFindings(test.db)).toMatchObject([{ mark: 'warning' }]);
    service.answer('/ann', { status: 201 });
    await push.run(soon(25 * MINUTE));
    expect(told('/ann')).toHaveLength(1);
    service.answer('/ann', { status: 503 });
    await savedInquiry(test.db);
    const other = serverOn(test.db);
    for (let hour = 1; hour < 14; hour++) await other.run(soon(hour * HOUR));
    expect(await waiting()).toBe(0);
    expect(other.counts().failed).toBe(1);
  });

  it('survive a server that dies while it sends: another sends when the lease is over', async () => {
    const { push, person, told, test, serverOn } = await studio();
    await person('/ann');
    await savedInquiry(test.db);
    const never = serverOn(test.db, () => new Promise(() => {}));
    void never.run(soon());
    await expect.poll(async () => (await messages(test.db))[0]?.attempts).toBe(1);
    await push.run(soon(2 * MINUTE + 1000));
    expect(told('/ann')).toEqual([]);
    await push.run(soon(4 * MINUTE));
    expect(told('/ann')).toHaveLength(1);
  });

  it.each(['10.0.0.7', '127.0.0.2', '169.254.169.254', '::1'])(
    'never reach a name that leads to %s',
    async (address) => {
      const resolve = async () => [{ address, family: address.includes(':') ? 6 : 4 }];
      const { push, person, service, test, waiting } = await studio({ resolve });
      await person('/ann');
      await savedInquiry(test.db);
      await push.run(soon());
      expect([service.asked.length, await waiting(), push.counts().failed]).toEqual([0, 0, 1]);
    },
  );

  it('follow no redirect, and trust no unknown certificate', async () => {
    const { push, person, service, test, waiting, serverOn } = await studio();
    await person('/ann');
    service.answer('/ann', { status: 307, headers: { location: `${service.origin}/elsewhere` } });
    await savedInquiry(test.db);
    await push.run(soon());
    expect([service.asked.map(({ url }) => url), await waiting()]).toEqual([['/ann'], 0]);
    const { ca: _, ...untrusting } = service.overrides;
    const send = createPushSender(() => 'mailto:a@example.com', untrusting);
    const stranger = serverOn(test.db, send);
    await savedInquiry(test.db);
    await stranger.run(soon());
    expect([service.asked.length, await waiting()]).toEqual([1, 1]);
  });

  it('are for endpoints of known push services alone, as the server ships', async () => {
    const test = await createTestApp(engine);
    onTestFinished(test.close);
    const ann = await signedIn(test);
    const keys = {
      p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
      auth: 'tBHItJI5svbpez7KI4CCXg',
    };
    const put = async (endpoint: string) =>
      (
        await test.app.inject({
          ...{ method: 'PUT', url: '/api/staff/push/devices', headers: { cookie: ann.cookie } },
          payload: { endpoint, keys, name: 'Phone' },
        })
      ).statusCode;
    for (const good of [
      'https://fcm.googleapis.com/fcm/send/abc',
      'https://updates.push.services.mozilla.com/wpush/v2/abc',
      'https://wns2-by3p.notify.windows.com/w/?token=abc',
      'https://web.push.apple.com/abc',
    ])
      expect(await put(good), good).toBe(200);
    for (const bad of [
      'http://fcm.googleapis.com/fcm/send/abc',
      'https://fcm.googleapis.com:8443/x',
      'https://user@fcm.googleapis.com/x',
      'https://fcm.googleapis.com.evil.example/x',
      'https://evilnotify.windows.com/x',
      'https://127.0.0.1/x',
      'https://localhost/x',
      'nonsense',
    ])
      expect(await put(bad), bad).toBe(400);
    expect(test.logs.join('')).not.toContain('fcm/send/abc');
  });

  it('can be tested, removed by their owner alone, and go over to whoever signs in on the device', async () => {
    const { person, call, told, service, test } = await studio();
    const [ann, bob] = [await person('/ann'), await person('/bob')];
    expect((await call(ann, 'POST', `/api/staff/push/devices/${ann.deviceId}/test`)).statusCode).toBe(204);
    expect(told('/ann')).toMatchObject([{ kind: 'test', inquiry: null }]);
    expect((await call(bob, 'POST', `/api/staff/push/devices/${ann.deviceId}/test`)).statusCode).toBe(404);
    expect((await call(bob, 'DELETE', `/api/staff/push/devices/${ann.deviceId}`)).statusCode).toBe(404);
    await call(bob, 'PUT', '/api/staff/push/devices', service.device('/ann'));
    expect((await call(ann, 'GET', '/api/staff/push')).json().devices).toEqual([]);
    expect((await call(bob, 'GET', '/api/staff/push')).json().devices).toHaveLength(2);
    const owner = await signedIn(test, 'owner');
    await call(owner, 'POST', `/api/staff/${bob.member.id}/sign-out`);
    expect(await test.db.selectFrom('push_devices').select('id').execute()).toEqual([]);
  });

  it('are forgotten with an erased inquiry; one key is made by servers that start at once', async () => {
    const { push, person, test, call, service, told, waiting } = await studio();
    const ann = await person('/ann');
    service.answer('/ann', { status: 500 });
    const id = await savedInquiry(test.db);
    await push.run(soon());
    await test.db.deleteFrom('inquiries').where('id', '=', id).execute();
    expect(await test.db.selectFrom('push_notices').selectAll().execute()).toEqual([]);
    service.answer('/ann', { status: 201 });
    await push.run(soon(4 * MINUTE));
    expect([told('/ann').length, await waiting()]).toEqual([0, 0]);
    await test.db.deleteFrom('firm_settings').where('name', '=', 'vapid-keys').execute();
    const keys = await Promise.all([1, 2, 3].map(() => call(ann, 'GET', '/api/staff/push')));
    expect(new Set(keys.map((answer) => answer.json().publicKey)).size).toBe(1);
  });
});
