/** From suspicion to rescue and back (requirements §11), on both databases, with a mail server. */
import { describe, expect, it } from 'vitest';
import { postInquiry, testOutbox } from '../outbox/testing/outbox.ts';
import { engines, signedIn } from '../testing/test-app.ts';

const pitch =
  'Hi, I help companies like yours rank on Google with backlinks. Can I send you a free SEO audit?';

describe.each(engines)('a suspect on %s', (engine) => {
  it('is kept, answered like any other and told to nobody, until staff rescue it; then all goes its way', async () => {
    const { testApp, mailServer, start } = await testOutbox(engine);
    const { cookie } = await signedIn(testApp);
    const patch = (id: string, spam: boolean) =>
      testApp.app.inject({
        method: 'PATCH',
        url: `/api/inquiries/${id}`,
        headers: { cookie },
        payload: { spam },
      });
    const get = async (url: string) => (await testApp.app.inject({ url, headers: { cookie } })).json();
    const states = async (id: string) => {
      const rows = await testApp.db
        .selectFrom('mails')
        .select('state')
        .where('inquiry_id', '=', id)
        .execute();
      return rows.map((row) => row.state);
    };
    const listed = async () => (await get('/api/inquiries')).map((inquiry: { id: string }) => inquiry.id);

    const suspect = await postInquiry(testApp, { message: pitch, email: 'seller@example.com' });
    const kept = await get(`/api/inquiries/${suspect.id}`);
    expect(kept.spam).toBe(true);
    expect(kept.spamReasons.join()).toContain('mentions search rankings');
    expect(await listed()).not.toContain(suspect.id);
    expect(await states(suspect.id)).toEqual(['held', 'held']);

    const person = await postInquiry(testApp);
    expect(Object.keys(suspect)).toEqual(Object.keys(person));
    start();
    await mailServer.takes(2);
    expect(mailServer.received.flatMap((mail) => mail.to)).not.toContain('seller@example.com');

    expect((await patch(suspect.id, false)).statusCode).toBe(200);
    expect(await listed()).toContain(suspect.id);
    const mails = await mailServer.takes(4);
    expect(mails.flatMap((mail) => mail.to)).toContain('seller@example.com');

    // The same sender is believed from now on: staff have said so.
    const again = await postInquiry(testApp, { message: `${pitch} Or a call?`, email: 'Seller@example.com' });
    expect((await get(`/api/inquiries/${again.id}`)).spam).toBe(false);

    expect((await patch(person.id, true)).statusCode).toBe(200);
    expect(await listed()).not.toContain(person.id);
  });

  it('marked later takes back what still waits, and no more', async () => {
    const { testApp } = await testOutbox(engine);
    const { cookie } = await signedIn(testApp);
    const { id } = await postInquiry(testApp);
    const patch = (spam: boolean) =>
      testApp.app.inject({
        method: 'PATCH',
        url: `/api/inquiries/${id}`,
        headers: { cookie },
        payload: { spam },
      });
    const states = async () =>
      (await testApp.db.selectFrom('mails').select('state').orderBy('kind').execute()).map(
        (row) => row.state,
      );
    await testApp.db
      .updateTable('mails')
      .set({ state: 'sent' })
      .where('kind', '=', 'inquiry-staff')
      .execute();
    await patch(true);
    expect(await states()).toEqual(['sent', 'held']);
    await patch(false);
    expect(await states()).toEqual(['sent', 'waiting']);
  });
});

describe.each(engines)('repetition on %s', (engine) => {
  const long =
    'We own a small piece of land that faces south and are looking for somebody who builds with steel frames and panels.';

  it('counts what others sent, over all processes; a sender’s own second try is no repetition', async () => {
    const { testApp } = await testOutbox(engine);
    const spamOf = async (email: string, message = long) => {
      const { id } = await postInquiry(testApp, { email, message });
      const row = await testApp.db
        .selectFrom('inquiries')
        .select(['spam', 'spam_reasons'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return row;
    };
    for (let n = 0; n < 3; n++) expect((await spamOf('ana@example.com')).spam).toBe(0);
    expect((await spamOf('bea@example.com')).spam).toBe(0);
    expect((await spamOf('cora@example.com')).spam).toBe(0);
    const fourth = await spamOf('dora@example.com', `Hello Dora, ${long} https://a.example.com`);
    expect(fourth.spam).toBe(1);
    expect(JSON.parse(fourth.spam_reasons)[0]).toBe('same text as 3 other senders this week');
    const rows = await testApp.db.selectFrom('spam_texts').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/example\.com|steel/);
  });
});
