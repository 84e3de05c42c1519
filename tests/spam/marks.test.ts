/**
 * The effect of staff's marks on the corpora, on both databases: every post is judged beside what was learned from
 * hundreds of marked ones.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { score } from '../../server/spam/score.ts';
import { createTraining, type Training } from '../../server/spam/training.ts';
import { LEARNED } from '../../server/spam/weights.ts';
import { unusualWords } from '../../server/spam/words.ts';
import { savedInquiry } from '../../server/testing/saved-inquiry.ts';
import { createTestApp, engines, signedIn, type TestApp } from '../../server/testing/test-app.ts';
import { LATER_REQUESTS } from './afterthoughts.ts';
import type { Post } from './corpus.ts';
import { botPosts } from './posts.ts';
import { realRequests } from './requests.ts';

const people = realRequests();

it('usual words are all that the requests of people have', () => {
  const unusual = people.flatMap(({ submission }) => unusualWords(submission.message));
  expect(unusual, 'Add them to server/spam/usual.txt').toEqual([]);
});

const later = (message: string): Post => ({
  family: 'later',
  heldOut: true,
  submission: { name: 'Sam Taylor', email: 'sam.taylor@example.com', message, elapsed: 60_000 },
  proof: 'solved',
});

describe.each(engines)('a thousand marks of staff on %s', (engine) => {
  let test: TestApp;
  let training: Training;
  let cookie: string;
  beforeAll(async () => {
    test = await createTestApp(engine);
    training = createTraining({ db: test.db, ...test.config });
    ({ cookie } = await signedIn(test));
  });
  afterAll(() => test.close());

  /** Each from a sender of its own; a hundred at once, as from the list. */
  async function mark(messages: string[]) {
    await test.db.deleteFrom('inquiries').execute();
    for (let from = 0; from < messages.length; from += 100) {
      const ids: string[] = [];
      for (const [n, message] of messages.slice(from, from + 100).entries())
        ids.push(await savedInquiry(test.db, { message, email: `${from + n}@example.com` }));
      const answer = await test.app.inject({
        method: 'POST',
        url: '/api/inquiries/bulk',
        headers: { cookie },
        payload: { ids, change: { spam: true } },
      });
      expect(answer.json().changed).toBe(ids.length);
    }
  }

  async function hidden(posts: Post[]): Promise<Post[]> {
    const found: Post[] = [];
    for (const post of posts) {
      const { submission, proof } = post;
      const verdict = score({
        submission,
        proof,
        elapsed: submission.elapsed ?? null,
        otherSenders: 0,
        fromSameAddress: 0,
        words: await training.wordsOf(submission.message),
        isKnown: false,
        isBusy: false,
      });
      if (verdict.spam) found.push(post);
    }
    return found;
  }
  const texts = (posts: Post[]) => posts.map(({ submission }) => submission.message);

  it('on the requests of people hide none of a thousand', async () => {
    await mark(texts(people));
    expect(texts(await hidden(people))).toEqual([]);
  });

  it('on forty texts of people in rare words, marked 25 times each, hide none of these either', async () => {
    await mark(Array.from({ length: 25 }, () => LATER_REQUESTS).flat());
    const learned = await Promise.all(LATER_REQUESTS.map(training.wordsOf));
    expect(learned.filter(({ ofSpam }) => ofSpam >= LEARNED.leastWords).length).toBeGreaterThan(5);
    expect(texts(await hidden(people))).toEqual([]);
    expect(texts(await hidden(LATER_REQUESTS.map(later)))).toEqual([]);
  });

  it('on every second post of programs catch more of the others, sent by a browser, and hide nobody', async () => {
    const byBrowser = ({ submission, ...post }: Post): Post => ({
      ...post,
      submission: { ...submission, website: undefined, elapsed: 60_000 },
      proof: 'solved',
    });
    const marked = botPosts().filter((_, n) => n % 2 === 0);
    const others = botPosts()
      .filter((_, n) => n % 2 === 1)
      .map(byBrowser);
    await mark([]);
    const before = (await hidden(others)).length;
    await mark(texts(marked));
    const after = (await hidden(others)).length;
    if (process.env.SPAM_TABLE) console.log(`Of ${others.length}: ${before}, with marks ${after}`);
    expect(others.length - after).toBeLessThan(0.6 * (others.length - before));
    expect(texts(await hidden(people))).toEqual([]);
    expect(texts(await hidden(LATER_REQUESTS.map(later)))).toEqual([]);
  });
});
