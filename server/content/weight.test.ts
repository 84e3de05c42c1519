/** Editors get a finding when a page grows heavy, with its longest part; a page that is far too heavy isn't published. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { servedSite } from '../testing/served-site.ts';
import { createTestApp, type SignedIn, signedIn, type TestApp } from '../testing/test-app.ts';
import { editing } from './testing/editing.ts';

/** Paragraphs that pack badly, the same in every run. */
const paragraphs = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    type: 'paragraph',
    content: [
      { type: 'text', text: Array.from({ length: 300 }, (_, word) => wordOf(`${at} ${word}`)).join(' ') },
    ],
  }));
const wordOf = (seed: string) => createHash('sha256').update(seed).digest('base64url').slice(0, 8);

describe('the weight of a page', () => {
  const here = servedSite();
  const name = 'rock-clay-and-the-slab';
  let test: TestApp;
  let owner: SignedIn;
  beforeAll(async () => {
    test = await createTestApp('sqlite', {}, undefined, { site: here.site });
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    owner = await signedIn(test, 'owner');
  });
  afterAll(() => test?.close());

  const { edit, pending, publish } = editing(
    () => test,
    () => owner,
  );

  /** Publishes the article with that many long paragraphs. */
  async function grow(count: number) {
    const saved = await edit(
      { collection: 'articles', slug: name },
      { body: { type: 'doc', content: paragraphs(count) } },
    );
    const changes = await pending();
    const published = await publish();
    return { saved: saved.body.findings, listed: changes[0]?.findings, published };
  }

  it('is no matter while it is light, a word of advice past 14 KB, and too much past 40', async () => {
    const light = await grow(1);
    expect(light).toMatchObject({ saved: [], listed: [], published: { status: 201 } });

    const advice = [
      {
        path: ['body'],
        text: expect.stringMatching(
          /^This page is (1[5-9]|2\d)(\.\d)? KB\. Pages up to 14 KB .*Shorten “Text,” its longest section/,
        ),
        blocks: false,
      },
    ];
    const heavy = await grow(5);
    expect(heavy).toMatchObject({ saved: advice, listed: advice, published: { status: 201 } });

    const refusal = [{ path: ['body'], text: expect.stringMatching(/ The limit is 40 KB\. /), blocks: true }];
    const far = await grow(21);
    expect(far).toMatchObject({ saved: refusal, listed: refusal, published: { status: 422 } });
  });
});
