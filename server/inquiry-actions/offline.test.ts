/** Notes and contacts that waited for a connection, and data that a device may keep (docs/decisions/0026). */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import type { CopiesAnswer } from '#contract/inquiries/offline.ts';
import type { TimelineEvent } from '#contract/inquiries/timeline.ts';
import { savedInquiry } from '../testing/saved-inquiry.ts';
import { createTestApp, engines, type SignedIn, signedIn, type TestApp } from '../testing/test-app.ts';

const HOUR = 3600;

describe.each(engines)('what waited for a connection, on %s', (engine) => {
  let test: TestApp;
  let ann: SignedIn;
  let bob: SignedIn;
  beforeAll(async () => {
    test = await createTestApp(engine);
    [ann, bob] = [await signedIn(test), await signedIn(test)];
  });
  afterAll(() => test.close());

  type Sent = {
    method: 'GET' | 'POST' | 'PATCH';
    url: string;
    body?: object;
    headers?: object;
    who?: SignedIn;
  };
  const call = ({ method, url, body, headers, who = ann }: Sent) =>
    test.app.inject({
      ...{ method, url: `/api/inquiries${url}`, headers: { cookie: who.cookie, ...headers } },
      ...(body && { payload: body }),
    });
  const events = async (id: string): Promise<TimelineEvent[]> =>
    (await call({ method: 'GET', url: `/${id}/events` })).json();
  const contact = (id: string, body: object, key: string = randomUUID(), who = ann) =>
    call({ method: 'POST', url: `/${id}/contacts`, body, headers: { 'idempotency-key': key }, who });
  const note = (id: string, notes: string, key: string = randomUUID(), who = ann) =>
    call({
      ...{ method: 'PATCH', url: `/${id}`, body: { notes, seen: { notes: null } }, who },
      headers: { 'idempotency-key': key },
    });

  /** Saves an inquiry as if it had arrived this many hours ago. */
  async function arrived(hours: number): Promise<string> {
    const id = await savedInquiry(test.db);
    const at = new Date(Date.now() - hours * HOUR * 1000).toISOString();
    await test.db.updateTable('inquiries').set({ created_at: at }).where('id', '=', id).execute();
    return id;
  }

  it('is logged once under its key, though its answers were lost', async () => {
    const id = await arrived(1);
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => contact(id, { kind: 'call', text: 'Thursday' }, key)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201]);
    expect((await events(id)).filter(({ kind }) => kind === 'contact')).toHaveLength(1);
    expect(answers.at(-1)?.json<Inquiry>().version).toBe(2);
  });

  it('is saved once as a note, whatever was written since', async () => {
    const id = await arrived(1);
    const key = randomUUID();
    expect((await note(id, 'From the field', key)).statusCode).toBe(200);
    // A person's own later note replaces the queued one; a colleague whose note is outdated gets a 412.
    expect((await note(id, 'A second one')).statusCode).toBe(200);
    expect((await note(id, 'From the office', undefined, bob)).statusCode).toBe(412);
    const again = await note(id, 'From the field', key);
    expect([again.statusCode, again.json<Inquiry>().notes]).toEqual([200, 'A second one']);
    expect((await events(id)).filter(({ kind }) => kind === 'note')).toHaveLength(2);
  });

  it('never passes for someone else’s, nor for that of another inquiry', async () => {
    const [id, other] = [await arrived(1), await arrived(1)];
    const key = randomUUID();
    await contact(id, { kind: 'call' }, key);
    for (const answer of [
      await contact(other, { kind: 'call' }, key),
      await contact(id, { kind: 'call' }, key, bob),
      await note(other, 'A note', key),
    ])
      expect(answer.statusCode).toBe(409);
    const created = (await events(id)).find(({ kind }) => kind === 'created');
    expect((await contact(id, { kind: 'call' }, created?.id)).statusCode).toBe(409);
    expect((await contact(id, { kind: 'call' }, 'not a key')).statusCode).toBe(400);
  });

  it('counts at its own time: a call within the 24 hours was in time', async () => {
    const id = await arrived(26);
    const { firstContactAt } = (await contact(id, { kind: 'call', secondsAgo: 3 * HOUR })).json<Inquiry>();
    const ago = (Date.now() - Date.parse(firstContactAt ?? '')) / 1000;
    expect(Math.abs(ago - 3 * HOUR)).toBeLessThan(60);
    const [said] = (await events(id)).filter(({ kind }) => kind === 'contact');
    expect(said).toMatchObject({ at: firstContactAt, data: { heardAt: expect.any(String) } });
  });

  it('is never from before the request, and leaves what the visitor said since waiting', async () => {
    const id = await arrived(2);
    const since = new Date(Date.now() - HOUR * 1000).toISOString();
    const waits = { visitor_at: since, waiting_since: since, waiting_reason: 'message' };
    await test.db.updateTable('inquiries').set(waits).where('id', '=', id).execute();
    const logged = (await contact(id, { kind: 'call', secondsAgo: 5 * HOUR })).json<Inquiry>();
    expect(logged.firstContactAt).toBe(logged.createdAt);
    expect(logged.waitingSince).toBe(since);
    for (const secondsAgo of [-1, 1.5, 31 * 24 * HOUR])
      expect((await contact(id, { kind: 'call', secondsAgo })).statusCode).toBe(400);
  });

  it('says nothing of an unanswered call once the visitor was reached', async () => {
    const id = await arrived(5);
    await contact(id, { kind: 'call' });
    const late = await contact(id, { kind: 'call', outcome: 'voicemail', secondsAgo: HOUR });
    expect(late.json<Inquiry>().missedCall).toBeNull();
    const now = await contact(id, { kind: 'call', outcome: 'voicemail' });
    expect(now.json<Inquiry>().missedCall).toBe('voicemail');
  });

  describe('a device', () => {
    const ask = async (ids: string[], who = ann) =>
      (await call({ method: 'GET', url: `/copies?ids=${ids.join()}`, who })).json<CopiesAnswer>();

    it('hears which inquiries are still there', async () => {
      const id = await arrived(1);
      expect((await ask([id, randomUUID()])).ids).toEqual([id]);
      const tooMany = Array.from({ length: 101 }, () => randomUUID());
      // An impossible id gets the same response as an unknown one.
      expect((await ask([id, 'none', '', "' or 1=1", 'a%00b'])).ids).toEqual([id]);
      for (const query of [`?ids=${tooMany.join()}`, '', '?ids=&other=1'])
        expect((await call({ method: 'GET', url: `/copies${query}` })).statusCode, query).toBe(400);
    });

    it('hears when its session ends, and asking doesn’t put that off', async () => {
      const carl = await signedIn(test);
      const used = new Date(Date.now() - 10 * 60_000).toISOString();
      const of = (query: object) =>
        test.db.updateTable('staff_sessions').set(query).where('user_id', '=', carl.member.id).execute();
      await of({ updated_at: used });
      const minutes = async () => Math.round((Date.parse((await ask([], carl)).until) - Date.now()) / 60_000);
      expect(await minutes()).toBe(20);
      expect(await minutes()).toBe(20);
      await of({ two_factor: 1 });
      await test.db.insertInto('firm_settings').values({ name: 'session-rule', value: 'long' }).execute();
      expect(await minutes()).toBe(8 * 60 - 10);
      await of({ expires_at: new Date(Date.now() + 7 * 60_000).toISOString() });
      expect(await minutes()).toBe(7);
      await test.db.deleteFrom('firm_settings').where('name', '=', 'session-rule').execute();
    });
  });
});
