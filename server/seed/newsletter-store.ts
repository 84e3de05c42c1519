/** Generates subscribers of the newsletter, and an issue that most of them got. */
import { v7 as uuid } from 'uuid';
import { seededRandom } from '#contract/shared/seeded-random.ts';
import type { Db } from '../database/schema.ts';
import * as words from './words.ts';

const READERS = 64;
const DAY_MS = 24 * 3_600_000;
/** Days ago. */
const SINCE = 300;
const SENT = 20;
/** One of the shipped articles (content/blog). */
const ARTICLE = 'what-one-air-change-means';

export async function seedNewsletter(db: Db, sentBy: string, now: Date): Promise<void> {
  const chance = seededRandom('newsletter');
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  const readers = Array.from({ length: READERS }, (_, n) => {
    const asked = chance.next() * SINCE;
    const state = chance.next() < 0.85 ? 'confirmed' : chance.next() < 0.5 ? 'unsubscribed' : 'pending';
    const name = chance
      .pick(words.FIRST_NAMES)
      .normalize('NFKD')
      .replace(/[^a-z]/gi, '')
      .toLowerCase();
    return {
      ...{ id: uuid(), email: `${name}.reads${n}@${chance.pick(words.MAIL_HOSTS)}`, state },
      ...{
        page: chance.pick(['/', '/blog', '/projects']),
        created_at: ago(asked),
        asked_at: ago(asked),
        asks: 1,
      },
      confirmed_at: state === 'pending' ? null : ago(asked * 0.999),
      unsubscribed_at: state === 'unsubscribed' ? ago(asked / 2) : null,
    };
  });
  const got = readers.filter(
    ({ state, confirmed_at }) => state === 'confirmed' && (confirmed_at ?? '9') < ago(SENT),
  );
  await db.transaction().execute(async (trx) => {
    await trx.insertInto('newsletter_subscribers').values(readers).execute();
    const issue = { article: ARTICLE, started_at: ago(SENT), started_by: sentBy, finished_at: ago(SENT) };
    await trx.insertInto('newsletter_issues').values(issue).execute();
    // Emails that were sent long ago are removed; their deliveries stay.
    const deliveries = got.map(({ id }) => ({ article: ARTICLE, subscriber_id: id, mail_id: uuid() }));
    await trx.insertInto('newsletter_deliveries').values(deliveries).execute();
  });
}
