/** Webhooks (server/webhooks/), on both databases, with a real HTTPS receiver. */
import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Webhook as Verifier } from 'standardwebhooks';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WEBHOOK_KIND_NAMES } from '#contract/staff/webhook-kinds.ts';
import type { Delivery, MadeWebhook } from '#contract/staff/webhooks.ts';
import { OFFICE_HOURS } from '../booking/testing/desk.ts';
import { erasureOf } from '../erasure/testing/parts.ts';
import { INTERNET } from '../http/public-lookup.ts';
import { postPublicly } from '../http/public-post.ts';
import { tokenFor, visitorPath } from '../inquiries/private-link.ts';
import { createJobs } from '../jobs/jobs.ts';
import { startFarServer } from '../testing/far-server.ts';
import { createTestApp, engines, signedIn } from '../testing/test-app.ts';
import { handleDeliveryJobs } from './delivery-jobs.ts';
import { createWebhookSender } from './send.ts';
import { WEBHOOK, webhooksStore } from './store.ts';

type Got = { headers: Record<string, string>; body: string };
type Event = { type: string; timestamp: string; data: Record<string, never> };

describe.each(engines)('webhooks on %s', (engine) => {
  async function scene(kinds: string[], url?: string) {
    const test = await createTestApp(engine, {}, async () => new Response());
    onTestFinished(test.close);
    const got: Got[] = [];
    const answers: number[] = [];
    const far = await startFarServer(async (request, response) => {
      const body = (await buffer(request)).toString();
      got.push({ headers: request.headers as Got['headers'], body });
      response.writeHead(answers.shift() ?? 204).end();
    });
    let ahead = 0;
    const now = () => new Date(Date.now() + ahead);
    const { db, app, config } = test;
    const startServer = () => {
      const jobs = createJobs({ db, log: app.log, now });
      const send = createWebhookSender(config.secret, far.network);
      return {
        jobs,
        ...handleDeliveryJobs({ db, jobs, store: webhooksStore(db), send, now }),
      };
    };
    const server = startServer();
    const { cookie } = await signedIn(test, 'owner');
    const call = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
      app.inject({ method, url: `/api${path}`, headers: { cookie }, ...(payload && { payload }) });
    const address = url ?? `https://other.example:${far.port}/hook`;
    const added = await call('POST', '/webhooks', { url: address, kinds });
    expect(added.statusCode).toBe(201);
    const hook: MadeWebhook = added.json();
    return {
      ...{ test, hook, got, answers, call, server, second: startServer() },
      later: (ms: number) => {
        ahead += ms;
      },
      events: () => got.map(({ body }): Event => JSON.parse(body)),
      deliver: async (by = server) => {
        await by.collect();
        return by.jobs.runDue(WEBHOOK);
      },
      log: async (): Promise<Delivery[]> => (await call('GET', `/webhooks/${hook.id}/deliveries`)).json(),
      arrive: async (fields: object = {}) => {
        const payload = {
          name: 'Rosa Delgado',
          email: 'rosa@example.com',
          message: 'A porch that faces the creek.',
          ...fields,
        };
        return (await app.inject({ method: 'POST', url: '/api/inquiries', payload })).json() as {
          id: string;
          reference: string;
        };
      },
    };
  }

  it('posts what was asked for, signed, once, and without a word of the client', async () => {
    const { arrive, deliver, events, got, call, second, log, hook } = await scene([
      'inquiry.created',
      'inquiry.status_changed',
    ]);
    const { id, reference } = await arrive();
    await call('PATCH', `/inquiries/${id}`, { status: 'contacted' });
    await call('PATCH', `/inquiries/${id}`, { notes: 'Called.' });
    await deliver();
    await deliver(second);
    await deliver();
    expect(
      events()
        .map(({ type }) => type)
        .toSorted(),
    ).toEqual(['inquiry.created', 'inquiry.status_changed']);
    const changed = events().find(({ type }) => type === 'inquiry.status_changed');
    expect(changed?.data).toMatchObject({
      inquiry: { id, reference, status: 'contacted', priority: 'normal' },
      ...{ from: 'new', to: 'contacted' },
    });
    for (const { headers, body } of got)
      expect(new Verifier(hook.secret).verify(body, headers)).toEqual(JSON.parse(body));
    expect(() => new Verifier(hook.secret).verify('{}', got[0]?.headers ?? {})).toThrow('signature');
    expect(JSON.stringify(got)).not.toMatch(/rosa|porch|called/i);
    expect((await log()).map(({ state, attempts, answer }) => [state, attempts, answer])).toEqual([
      ['sent', 1, 'status 204'],
      ['sent', 1, 'status 204'],
    ]);
    expect(JSON.stringify((await call('GET', '/webhooks')).json())).not.toContain(hook.secret);
  });

  it('fires for every kind of event', async () => {
    const { test, arrive, deliver, events, call } = await scene([...WEBHOOK_KIND_NAMES]);
    const { id } = await arrive();
    await call('PATCH', `/inquiries/${id}`, { status: 'contacted' });
    await call('PUT', '/booking/hours', OFFICE_HOURS);
    const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
    const slots = `/inquiries/${id}/meeting-slots?kind=call&from=${day(7)}&to=${day(12)}`;
    const [slot] = (await call('GET', slots)).json();
    const booked = await call('POST', `/inquiries/${id}/meetings`, { kind: 'call', ...slot });
    await call('POST', `/meetings/${booked.json().id}/cancel`);
    const url = `${visitorPath(tokenFor(test.config.secret, id, 1))}/add`;
    const form = await asForm({ idempotencyKey: randomUUID(), text: 'We found the old plans.' });
    expect((await test.app.inject({ method: 'POST', url, ...form })).statusCode).toBe(303);
    await deliver();
    expect(new Set(events().map(({ type }) => type))).toEqual(new Set(WEBHOOK_KIND_NAMES));
    const meetings = events().filter(({ type }) => type.startsWith('meeting.'));
    for (const { data } of meetings) expect(data).toMatchObject({ meeting: { kind: 'call', at: slot.at } });
  });

  it('announces suspected spam only after its rescue, and an undone change as another change', async () => {
    const { arrive, deliver, events, call } = await scene(['inquiry.created', 'inquiry.status_changed']);
    const { id } = await arrive({ website: 'https://spam.example' });
    await deliver();
    expect(events()).toEqual([]);
    await call('PATCH', `/inquiries/${id}`, { spam: false });
    const { headers } = await call('PATCH', `/inquiries/${id}`, { status: 'in-progress' });
    await deliver();
    await call('POST', `/inquiries/bulk/${headers.undo}/undo`, {});
    await deliver();
    const told = events().map(({ type, data }) => [type, (data as { to?: string }).to]);
    expect(told.toSorted()).toEqual([
      ['inquiry.created', undefined],
      ['inquiry.status_changed', 'in-progress'],
      ['inquiry.status_changed', 'new'],
    ]);
  });

  it('tries again when the receiver fails, with the same id; a failed one is sent again on request', async () => {
    const { arrive, deliver, got, answers, later, log, call, hook } = await scene(['inquiry.created']);
    await arrive();
    answers.push(503, 500, 410);
    for (const pause of [0, 5_000, 300_000]) {
      later(pause);
      await deliver();
    }
    const [failed] = await log();
    expect(failed).toMatchObject({ state: 'failed', attempts: 3, answer: 'status 410' });
    expect(new Set(got.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    later(86_400_000);
    expect(await deliver()).toBe(0);
    const again = await call('POST', `/webhooks/${hook.id}/deliveries/${failed?.id}/replay`);
    expect(again.statusCode).toBe(204);
    await deliver();
    expect((await log())[0]).toMatchObject({ state: 'sent', attempts: 4, answer: 'status 204' });
    expect(got.at(-1)?.headers['webhook-id']).toBe(failed?.id);
  });

  it.each([
    ['another protocol', 'HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'],
    ['no HTTP', 'SSH-2.0-OpenSSH_9.2\r\n'],
    ['nothing', ''],
  ])('an answer of %s is a failed attempt', async (_, bytes) => {
    const far = await startFarServer(({ socket }) => void socket.write(bytes));
    const post = postPublicly(
      new URL(`https://other.example:${far.port}/`),
      { headers: {}, body: Buffer.from('{}') },
      { ...INTERNET, ...far.network, patienceMs: 500 },
    );
    const waited = new Promise((done) => setTimeout(done, 3000, 'still waiting').unref());
    await expect(Promise.race([post, waited])).rejects.toThrow();
  });

  it.each(['https://10.0.0.1/hook', 'https://[::1]/hook', 'https://169.254.169.254/latest'])(
    'never connects to %s',
    async (url) => {
      const { arrive, deliver, log } = await scene(['inquiry.created'], url);
      await arrive();
      await deliver();
      expect((await log())[0]).toMatchObject({ state: 'failed', answer: 'private address' });
    },
  );

  it.each([
    { url: 'http://other.example/hook', kinds: ['inquiry.created'] },
    { url: 'https://ann:secret@other.example/', kinds: ['inquiry.created'] },
    { url: 'https://other.example/', kinds: [] },
    { url: 'https://other.example/', kinds: ['everything'] },
  ])('refuses %j', async (payload) => {
    const { call } = await scene(['inquiry.created']);
    expect((await call('POST', '/webhooks', payload)).statusCode).toBe(400);
  });

  it('an erased inquiry leaves no trace in the log, and a removed webhook gets nothing', async () => {
    const { test, server, arrive, deliver, got, log, call, hook } = await scene(['inquiry.created']);
    const { id } = await arrive();
    await server.collect();
    expect(await log()).toMatchObject([{ inquiryId: id, state: 'waiting' }]);
    await erasureOf(test).eraseInquiry(id, null);
    await deliver();
    expect([got, await log()]).toEqual([[], []]);
    await arrive();
    await server.collect();
    expect((await call('DELETE', `/webhooks/${hook.id}`)).statusCode).toBe(204);
    await deliver();
    expect(got).toEqual([]);
    expect((await call('GET', `/webhooks/${hook.id}/deliveries`)).statusCode).toBe(404);
    const kinds = (await call('GET', '/staff/events')).json().map(({ kind }: { kind: string }) => kind);
    expect(kinds.slice(0, 2)).toEqual(['webhook-removed', 'webhook-added']);
  });
});

async function asForm(fields: Record<string, string>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const form = new Response(body);
  const headers = { 'content-type': form.headers.get('content-type') as string };
  return { headers, payload: Buffer.from(await form.arrayBuffer()) };
}
