/** How the spam score keeps what it learned: on several servers, without a word, bounded; on both databases. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connect } from '../database/connect.ts';
import { createErasure } from '../erasure/erasure.ts';
import { createImageHost } from '../images/image-host.ts';
import { silent } from '../outbox/testing/outbox.ts';
import { savedInquiry } from '../testing/saved-inquiry.ts';
import { createTestApp, engines, type TestApp } from '../testing/test-app.ts';
import { createTraining, type Training } from './training.ts';

const PITCH =
  'Hi, we assemble podcasts for executives: our producers record, edit episodes and publish them weekly.';

describe.each(engines)('the spam score keeps on %s', (engine) => {
  let test: TestApp;
  let training: Training;
  beforeAll(async () => {
    test = await createTestApp(engine);
    training = createTraining({ db: test.db, ...test.config });
  });
  afterAll(() => test.close());
  beforeEach(() => test.db.deleteFrom('inquiries').execute());

  const marked = (sender: string) =>
    savedInquiry(test.db, { spam: 1, email: `${sender}@example.com`, message: PITCH });
  const examples = () => test.db.selectFrom('spam_training').selectAll().execute();
  const words = () => test.db.selectFrom('spam_training_words').selectAll().execute();

  it('what two servers learn at once, and each knows what the other did', async () => {
    const other = connect(test.config);
    const there = createTraining({ db: other, ...test.config });
    const ids = await Promise.all(['ann', 'bob', 'cas'].map(marked));
    const learnAt = async (db: typeof other, by: Training) =>
      db.transaction().execute(async (trx) => {
        for (const id of ids)
          await trx
            .updateTable('inquiries')
            .set((eb) => ({ version: eb('version', '+', 1) }))
            .where('id', '=', id)
            .execute();
        await by.learn(trx, ids);
      });
    await Promise.all([learnAt(test.db, training), learnAt(other, there), learnAt(test.db, training)]);
    expect((await examples()).map((row) => row.is_spam)).toEqual([1, 1, 1]);
    expect(await there.wordsOf(PITCH)).toEqual(await training.wordsOf(PITCH));
    expect((await there.wordsOf(PITCH)).ofSpam).toBeGreaterThan(4);
    await other.destroy();
  });

  it('no word and no address, and forgets with the inquiry', async () => {
    const id = await marked('ann');
    await test.db.transaction().execute((trx) => training.learn(trx, [id]));
    const rows = JSON.stringify([await examples(), await words()]);
    expect(rows).not.toMatch(/podcast|ann@|example/);
    expect(rows.length).toBeGreaterThan(300);
    const images = createImageHost({ config: test.config, db: test.db, log: silent });
    await createErasure({ db: test.db, images, config: test.config, log: silent }).eraseInquiry(id, null);
    expect([await examples(), await words()]).toEqual([[], []]);
  });

  it('24 words of one and six hundred inquiries of a kind; the oldest are forgotten, what can be undone is kept', async () => {
    const sixty = Array.from(
      { length: 60 },
      (_, n) => `zz${String.fromCharCode(97 + (n % 26)).repeat(n + 1)}`,
    );
    const ids: string[] = [];
    for (let n = 0; n < 650; n++)
      ids.push(await savedInquiry(test.db, { spam: 1, email: `${n}@example.com`, message: sixty.join(' ') }));
    const learn = (from: number, to: number, at: string) =>
      test.db.transaction().execute((trx) => training.learn(trx, ids.slice(from, to), at));
    await learn(0, 200, '2026-01-01T00:00:00.000Z');
    await learn(200, 400, '2026-01-02T00:00:00.000Z');
    await learn(400, 650, '2026-01-03T00:00:00.000Z');
    expect(await examples()).toHaveLength(600);
    expect(await words()).toHaveLength(600 * 24);
    await training.prune('2026-01-03T00:00:00.000Z');
    expect(await examples()).toHaveLength(600);
    await training.prune('2026-01-04T00:00:00.000Z');
    const left = await test.db.selectFrom('spam_training').select('at').distinct().orderBy('at').execute();
    expect(await examples()).toHaveLength(400);
    expect(left.map(({ at }) => at.slice(8, 10))).toEqual(['02', '03']);
    await learn(0, 10, '2026-01-05T00:00:00.000Z');
    expect(await examples()).toHaveLength(410);
  });
});
