import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MailFacts } from '#contract/mail/mail.ts';
import { composersOf } from '../mail/compose.ts';
import type { ClaimedMail } from '../outbox/store.ts';
import { savedInquiry } from '../testing/saved-inquiry.ts';
import { createTestApp, engines, type SignedIn, signedIn, type TestApp } from '../testing/test-app.ts';

describe.each(engines)('an assignment on %s', (engine) => {
  let test: TestApp;
  let ann: SignedIn;
  let bob: typeof ann;
  beforeEach(async () => {
    test = await createTestApp(engine);
    [ann, bob] = [await signedIn(test, 'owner'), await signedIn(test)];
  });
  afterEach(() => test.close());

  const call = (method: 'PATCH' | 'POST' | 'PUT', url: string, payload: object, who = ann) =>
    test.app.inject({ method, url, headers: { cookie: who.cookie }, payload });
  const assign = (id: string, to: typeof ann | null, who = ann) =>
    call('PATCH', `/api/inquiries/${id}`, { assigneeId: to?.member.id ?? null }, who);
  const bulk = async (ids: string[], to: typeof ann): Promise<string> =>
    (await call('POST', '/api/inquiries/bulk', { ids, change: { assigneeId: to.member.id } })).json().id;
  const mails = () =>
    test.db.selectFrom('mails').selectAll().where('kind', '=', 'assignment').orderBy('id').execute();
  const composed = async () => {
    const [mail] = await mails();
    const claimed = { ...mail, inquiryId: mail?.inquiry_id } as unknown as ClaimedMail;
    const facts = JSON.parse(mail?.data as string) as MailFacts['assignment'];
    return composersOf(test).assignment(claimed, facts);
  };

  it('by a colleague is mailed to the new assignee a minute later, when it can’t be undone anymore', async () => {
    const id = await savedInquiry(test.db, { name: 'Rosa Delgado', area: 'blanco' });
    expect((await assign(id, bob)).statusCode).toBe(200);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ recipient: bob.email, inquiry_id: id, state: 'waiting' });
    expect(mail?.data).not.toContain('Rosa');
    expect(Date.parse(mail?.run_at as string) - Date.parse(mail?.created_at as string)).toBe(60_000);
    expect(await composed()).toMatchObject({
      content: { assignedBy: 'Test owner', inquiry: { name: 'Rosa Delgado', area: 'Blanco' } },
      routing: {},
    });
  });

  it('to oneself, to nobody, or to the same person again is not mailed', async () => {
    const id = await savedInquiry(test.db);
    await assign(id, bob, bob);
    await assign(id, bob);
    await assign(id, null);
    await bulk([id], ann);
    expect(await mails()).toEqual([]);
  });

  it('is not mailed to people who turned that off', async () => {
    await call(
      'PUT',
      '/api/staff/profile',
      { publicName: null, signature: null, assignmentMails: false },
      bob,
    );
    await assign(await savedInquiry(test.db), bob);
    await bulk([await savedInquiry(test.db)], bob);
    expect(await mails()).toEqual([]);
  });

  it('that was taken back within the minute is dropped', async () => {
    const id = await savedInquiry(test.db);
    await assign(id, bob);
    await assign(id, null);
    expect(await composed()).toHaveProperty('dropped');
  });

  it('of many inquiries is one mail with their number, dropped after an undo', async () => {
    const ids = [await savedInquiry(test.db), await savedInquiry(test.db)];
    const id = await bulk(ids, bob);
    expect(await mails()).toHaveLength(1);
    expect(await composed()).toMatchObject({ content: { inquiry: null, count: 2 } });
    await call('POST', `/api/inquiries/bulk/${id}/undo`, {});
    expect(await composed()).toHaveProperty('dropped');
  });

  it('of suspected spam waits for its rescue', async () => {
    await assign(await savedInquiry(test.db, { spam: 1 }), bob);
    expect(await mails()).toMatchObject([{ state: 'held' }]);
  });
});
