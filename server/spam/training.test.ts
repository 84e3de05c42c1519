/** Learning from staff's marks, on both databases. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { postInquiry } from '../outbox/testing/outbox.ts';
import { createTestApp, engines, signedIn, type TestApp } from '../testing/test-app.ts';
import { createTraining, type Training } from './training.ts';

/** A kind that no list knows; the link is a weak reason. */
const pitch = (name: string) =>
  `Hi, we assemble podcasts for executives: our producers record ${name}, edit episodes and publish them weekly. Samples: https://${name}.example.com`;

describe.each(engines)('the spam score learns on %s', (engine) => {
  let test: TestApp;
  let training: Training;
  let cookie: string;
  beforeAll(async () => {
    test = await createTestApp(engine);
    training = createTraining({ db: test.db, ...test.config });
    ({ cookie } = await signedIn(test));
  });
  afterAll(() => test.close());
  beforeEach(() => test.db.deleteFrom('inquiries').execute());

  async function call(method: 'POST' | 'PATCH', url: string, payload: object) {
    const answer = await test.app.inject({
      method,
      url: `/api/inquiries${url}`,
      headers: { cookie },
      payload,
    });
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    return answer.body && answer.json();
  }
  const patch = (id: string, payload: object) => call('PATCH', `/${id}`, payload);
  const bulk = (ids: string[], change: object) => call('POST', '/bulk', { ids, change });
  const arrive = (sender: string, message = pitch(sender)) =>
    postInquiry(test, { email: `${sender}@example.com`, message });
  const examples = async () => {
    const rows = await test.db
      .selectFrom('spam_training as t')
      .innerJoin('spam_training_words as w', 'w.inquiry_id', 't.inquiry_id')
      .select(['t.inquiry_id', 'is_spam', 'word_hash'])
      .orderBy('t.inquiry_id')
      .orderBy('word_hash')
      .execute();
    return rows.map((row) => Object.values(row).join(' '));
  };
  const count = async () =>
    (await test.db.selectFrom('spam_training').select('is_spam').orderBy('is_spam').execute()).map(
      (row) => row.is_spam,
    );
  const found = (id: string) =>
    test.db
      .selectFrom('inquiries')
      .select(['spam', 'spam_reasons'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  it('flags a new kind of pitch once staff marked three, and says why; a person who writes so stays', async () => {
    for (const sender of ['ann', 'bob', 'cas']) {
      const { id } = await arrive(sender);
      expect((await found(id)).spam).toBe(0);
      await patch(id, { spam: true });
    }
    const flagged = await found((await arrive('dora')).id);
    expect(flagged.spam).toBe(1);
    expect(JSON.parse(flagged.spam_reasons)).toContain(
      'uses words like those in requests you marked as spam',
    );
    const alone = await arrive('eve', pitch('eve').replace(/Samples.*/, ''));
    expect((await found(alone.id)).spam).toBe(0);
    const person = await arrive(
      'fay',
      `We want to build a room in our house for podcasts: producers record episodes weekly. https://fay.example.com`,
    );
    expect((await found(person.id)).spam).toBe(0);
  });

  it('believes no single sender, and no word that people write, too', async () => {
    for (let n = 0; n < 5; n++) await patch((await arrive('ann', pitch(`n${n}`))).id, { spam: true });
    expect(await training.wordsOf(pitch('ann'))).toMatchObject({ ofSpam: 0 });
    await patch((await arrive('bob')).id, { spam: true });
    expect((await training.wordsOf(pitch('ann'))).ofSpam).toBeGreaterThan(4);
    await patch((await arrive('cas')).id, { spam: false });
    expect(await training.wordsOf(pitch('ann'))).toMatchObject({ ofSpam: 0 });
  });

  it('from marks, rescues and answers, each inquiry once', async () => {
    const [ann, bob, cas, dora] = [
      await arrive('ann'),
      await arrive('bob'),
      await arrive('cas'),
      await arrive('dora', 'Buy backlinks https://dora.example.com to rank on Google, an SEO audit is free.'),
    ];
    expect((await found(dora.id)).spam).toBe(1);
    // Posts that the score flagged by itself must not teach it.
    expect(await count()).toEqual([]);
    for (let time = 0; time < 2; time++) await patch(ann.id, { spam: true });
    await call('POST', `/${bob.id}/contacts`, { kind: 'call', text: '' });
    await call('POST', `/${bob.id}/replies`, { subject: 'Your request', text: 'Hello Bob' });
    await patch(bob.id, { status: 'in-progress' });
    await call('POST', `/${cas.id}/contacts`, { kind: 'mail' });
    await patch(dora.id, { spam: false });
    expect(await count()).toEqual([0, 0, 0, 1]);
    await patch(bob.id, { spam: true });
    expect(await count()).toEqual([0, 0, 1, 1]);
  });

  it('nothing that was undone, one by one or many at once', async () => {
    const ids: string[] = [];
    for (const sender of ['ann', 'bob', 'cas', 'dora']) ids.push((await arrive(sender)).id);
    const [ann, bob] = ids as [string, string];
    await patch(ann, { spam: true });
    await patch(bob, { status: 'contacted' });
    const before = await examples();
    for (const change of [
      { spam: true },
      { spam: false },
      { status: 'contacted' },
      { status: 'cancelled' },
    ]) {
      const { id } = await bulk(ids, change);
      if (!('status' in change && change.status === 'cancelled'))
        expect(await examples(), JSON.stringify(change)).not.toEqual(before);
      await call('POST', `/bulk/${id}/undo`, {});
      expect(await examples(), JSON.stringify(change)).toEqual(before);
    }
    await patch(ann, { spam: false });
    await patch(ann, { spam: true });
    expect(await examples()).toEqual(before);
  });
});
