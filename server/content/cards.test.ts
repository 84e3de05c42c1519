/** Preview cards follow published content: changed facts get a new address, every address has a card, removed pages none. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { markName, markParts } from '#contract/site/logo.ts';
import type { RecordName } from '#contract/site/site-records.ts';
import { wideLogo } from '../images/testing/sample-logos.ts';
import { servedSite } from '../testing/served-site.ts';
import { createTestApp, engines, type SignedIn, signedIn, type TestApp } from '../testing/test-app.ts';
import { editing } from './testing/editing.ts';
import { sendMark } from './testing/send-mark.ts';

const llano = { collection: 'areas', slug: 'llano' } as const;

describe.each(engines)('preview cards on %s', (engine) => {
  const here = servedSite();
  let test: TestApp;
  let owner: SignedIn;
  beforeAll(async () => {
    test = await createTestApp(engine, { TRUST_PROXY: 'loopback' }, undefined, { site: here.site });
    await test.app.ready();
    owner = await signedIn(test, 'owner');
  });
  afterAll(() => test?.close());

  const { read, edit, publish } = editing(
    () => test,
    () => owner,
  );
  const publishWith = async (record: RecordName, fields: object) => {
    await edit(record, fields);
    await publish();
  };
  const addressOf = async (path: string) =>
    /<meta property="og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(await here.page(path))?.[1] ?? '';
  async function card(address: string, status = 200) {
    const answer = await test.app.inject({ method: 'GET', url: address });
    expect(answer.statusCode, address).toBe(status);
    return answer;
  }
  const kept = () => {
    try {
      return readdirSync(join(test.config.dataDir, 'cards'));
    } catch {
      return [];
    }
  };

  it('come from the build for every page, and nothing is drawn', async () => {
    for (const path of ['/', '/service-area/llano', '/projects/oak-studio']) {
      const { headers, rawPayload } = await card(await addressOf(path));
      expect(headers).toMatchObject({
        ...{ 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=31536000, immutable' },
        'cross-origin-resource-policy': 'cross-origin',
      });
      expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
    }
    const contact = await test.app.inject({ method: 'GET', url: '/cards/contact.jpg' });
    expect(contact.statusCode).toBe(200);
    expect(kept()).toEqual([]);
  });

  it('are kept by a proxy at the present address and without a fingerprint, at no other', async () => {
    const address = await addressOf('/service-area/bryan');
    const [path] = address.split('?');
    const kept = async (query: string) => (await card(path + query)).headers['x-accel-expires'];
    expect((await card(address)).headers['x-accel-expires']).toBe('86400');
    expect(await kept('')).toBe('60');
    for (const query of ['?v=0123456789', '?v=', '?v=1&v=2']) expect(await kept(query)).toBeUndefined();
  });

  it('are drawn anew where a title changes, at an address of their own, and the old one shows the new card', async () => {
    const [before, other] = [await addressOf('/service-area/llano'), await addressOf('/service-area/bryan')];
    const old = (await card(before)).rawPayload;
    const { value } = await read(llano);
    const { meta } = value as { meta: object };
    await publishWith(llano, { meta: { ...meta, title: 'Building on Granite in Llano <b>' } });
    const after = await addressOf('/service-area/llano');
    expect(after).not.toBe(before);
    expect(after.split('?')[0]).toBe(before.split('?')[0]);
    expect(await addressOf('/service-area/bryan')).toBe(other);
    // Two concurrent requests share one drawing.
    const [now, again] = await Promise.all([card(after), card(after)]);
    expect(now.rawPayload.equals(old)).toBe(false);
    expect(again.rawPayload.equals(now.rawPayload)).toBe(true);
    const stale = await card(before);
    expect(stale.rawPayload.equals(now.rawPayload)).toBe(true);
    expect(stale.headers['cache-control']).toBe('public, max-age=300');
    expect(kept()).toHaveLength(1);
    const etag = now.headers.etag as string;
    const unchanged = await test.app.inject({
      method: 'GET',
      url: after,
      headers: { 'if-none-match': etag },
    });
    expect(unchanged.statusCode).toBe(304);
  });

  it('show the firm’s logo and color on every page, and keep no card of pages as they were', async () => {
    const before = await addressOf('/team');
    const { body } = await sendMark(test, owner, wideLogo());
    const mark = markParts(body.name);
    if (!mark) throw new Error('no name');
    await publishWith({ collection: 'firm', slug: 'firm' }, { logo: markName(mark), accent: '#1f5a3d' });
    const after = await addressOf('/team');
    expect(after).not.toBe(before);
    const shown = (await card(after)).rawPayload;
    const { data, info } = await sharp(shown).raw().toBuffer({ resolveWithObject: true });
    const colorAt = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * info.channels).subarray(0, 3),
    ];
    // Navy letters of the logo where the drawn mark stood.
    const corner = Array.from({ length: 300 }, (_, x) => colorAt(64 + x, 82));
    expect(corner.some(([r = 0, g = 0, b = 0]) => b - r > 30 && g < 90)).toBe(true);
    expect(kept()).toEqual([`team.${after.split('?v=')[1]}.jpg`]);
  });

  it.each(['/cards/no-such-page.jpg', '/cards/..%2f..%2fpackage.json', '/cards/home.png', '/cards/%00.jpg'])(
    'are none at %s',
    async (address) => {
      await card(address, 404);
    },
  );
});
