/** The firm's own logo: upload, draft, publish on pages, in icons and search results, and undo (docs/decisions/0025). */
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MARK_ICONS, markAddress, markDensities, markParts, shownSize } from '#contract/site/logo.ts';
import * as sample from '../images/testing/sample-files.ts';
import * as logos from '../images/testing/sample-logos.ts';
import { servedSite } from '../testing/served-site.ts';
import { createTestApp, engines, type SignedIn, signedIn, type TestApp } from '../testing/test-app.ts';
import { editing } from './testing/editing.ts';
import { sendMark } from './testing/send-mark.ts';

const MANIFEST = '/admin/app/dashboard.webmanifest';
/** The bytes a page may gain by it, of its 14 KB. */
const MORE_BYTES = 300;
const PUBLIC_PAGES = ['/', '/team', '/privacy-policy', '/service-area/llano', '/blog'];

describe.each(engines)('the firm’s own logo on %s', (engine) => {
  const { page, site: built } = servedSite();
  let test: TestApp;
  let owner: SignedIn;
  beforeAll(async () => {
    test = await createTestApp(engine, {}, undefined, { site: built });
    owner = await signedIn(test, 'owner');
  });
  afterAll(() => test?.close());

  const { call, publish, ...site } = editing(
    () => test,
    () => owner,
  );
  const edit = async (fields: object) => (await site.edit({ collection: 'firm', slug: 'firm' }, fields)).body;
  const send = (file: Buffer | null) => sendMark(test, owner, file);
  const open = (url: string, headers = {}) => test.app.inject({ method: 'GET', url, headers });
  /** Compressed bytes of a page's HTML and CSS. */
  const weight = async (path: string) => {
    const html = await page(path);
    const [sheet = ''] = /\/assets\/[\w-]+\.css/.exec(html) ?? [];
    return brotliCompressSync(html).length + brotliCompressSync(await page(sheet)).length;
  };
  const header = async (path: string) => /<header[\s\S]*?<\/a>/.exec(await page(path))?.[0] ?? '';

  it('is decoded anew without its transparent edges, in the sizes of pages, mails and icons', async () => {
    const { status, body } = await send(logos.logoWithPageBehind());
    expect(status).toBe(201);
    const mark = markParts(body.name);
    if (!mark) throw new Error('no name');
    expect(mark).toMatchObject({ width: 1200, height: 180, seenOn: 'light' });
    const shown = shownSize(mark);
    expect(markDensities(mark)).toEqual([1, 2, 3]);
    for (const density of [1, 2, 3] as const) {
      const answer = await open(markAddress(mark, `${density}`));
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "sandbox; default-src 'none'",
      });
      expect(answer.rawPayload.toString('latin1')).not.toMatch(/POLYGLOT|PRIVATE/);
      const { width, height, hasAlpha } = await sharp(answer.rawPayload).metadata();
      const size = { width: shown.width * density, height: shown.height * density };
      expect({ width, height, hasAlpha }).toEqual({ ...size, hasAlpha: true });
    }
    for (const icon of MARK_ICONS) {
      const answer = await open(markAddress(mark, icon));
      expect(answer.headers['content-type']).toBe('image/png');
      const { data, info } = await sharp(answer.rawPayload).raw().toBuffer({ resolveWithObject: true });
      const side = Number(icon.replace(/\D+/, ''));
      expect(info).toMatchObject({ width: side, height: side, channels: 3 });
      // Paper in the corner.
      expect([...data.subarray(0, 3)]).toEqual([0xf7, 0xf4, 0xed]);
    }
    expect((await open(markAddress(mark, 'mail'))).headers['content-type']).toBe('image/png');
    const first = markAddress(mark, '1');
    expect((await open(first, { 'if-none-match': (await open(first)).headers.etag })).statusCode).toBe(304);
  });

  it('sent again, also at the same moment, is the same logo, without a file too many', async () => {
    const both = await Promise.all([send(logos.squareLogo()), send(logos.squareLogo())]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 201]);
    expect(new Set(both.map(({ body }) => body.name)).size).toBe(1);
    const count = async (table: 'blobs' | 'firm_mark_files'): Promise<number> =>
      (await test.db.selectFrom(table).select(['bytes']).execute()).length;
    expect(await count('blobs')).toBe(await count('firm_mark_files'));
  });

  it.each([
    ['an SVG', () => sample.SVG, 415, /SVG files aren’t supported.*Export the logo as a PNG/],
    ['a JPEG', () => sample.pictureOf('jpeg'), 415, /Upload a PNG or WebP/],
    ['a page', () => sample.HTML, 415, /Upload a PNG or WebP/],
    ['a bomb', sample.bomb, 413, /too many pixels/],
    ['a file over 2 MB', () => Buffer.concat([logos.wideLogo(), Buffer.alloc(2 * 1024 ** 2)]), 413, /2 MB/],
    ['half a file', () => logos.wideLogo().subarray(0, 3000), 422, /damaged/],
    ['nothing but transparency', logos.emptyLogo, 422, /completely transparent/],
    ['a dot', () => logos.logoOfSize(24, 24), 422, /too small.*44 × 44/],
    ['a line', () => logos.logoOfSize(1300, 60), 422, /too wide/],
    ['an empty file', () => Buffer.alloc(0), 400, /empty/],
    ['no file', (): null => null, 400, /No picture/],
  ] as const)('isn’t %s', async (_, file, status, words) => {
    expect(await send(file())).toMatchObject({ status, body: { detail: expect.stringMatching(words) } });
  });

  it('is the owners’ alone', async () => {
    const editor = await signedIn(test, 'editor');
    expect((await sendMark(test, editor, logos.wideLogo())).status).toBe(403);
    expect((await sendMark(test, { cookie: '' }, logos.wideLogo())).status).toBe(401);
  });

  it('is told what could be better, and blocked where it is gone', async () => {
    const [boxed, pale] = [await send(logos.boxedLogo()), await send(logos.wideLogoForDark())];
    const dark = (await send(logos.wideLogo())).body.name;
    const said = async (fields: object) =>
      (await edit(fields)).findings.map(({ path, blocks, text }) => [path[0], blocks, text]);
    expect(await said({ logo: boxed.body.name })).toEqual([
      ['logo', false, expect.stringMatching(/shows as a box/)],
    ]);
    expect(await said({ logo: pale.body.name, logoDark: dark, symbol: dark })).toEqual([
      ['logo', false, expect.stringMatching(/hard to see on a light background/)],
      ['logoDark', false, expect.stringMatching(/hard to see on a dark background/)],
      ['symbol', false, expect.stringMatching(/isn’t square/)],
    ]);
    expect(await said({ logo: undefined, logoDark: pale.body.name, symbol: undefined })).toEqual([
      ['logoDark', true, expect.stringMatching(/for the light theme, too/)],
    ]);
    const gone = `m-${'0'.repeat(20)}-400x90-b`;
    expect(await said({ logo: gone, logoDark: undefined })).toEqual([
      ['logo', true, expect.stringMatching(/was deleted/)],
    ]);
    expect((await publish()).status).toBe(422);
    expect(await said({ logo: '<svg onload=alert(1)>' })).toEqual([['logo', true, 'Upload a logo.']]);
    expect(await said({ logo: undefined })).toEqual([]);
  });

  it('reaches header and footer in both themes, icons, the manifest and search results; taken back, all is as it was', async () => {
    const paths = [...PUBLIC_PAGES, MANIFEST];
    const seen = () => Promise.all(paths.map(page));
    const before = await seen();
    const weights = await Promise.all(PUBLIC_PAGES.map(weight));
    const [light, dark, symbol] = [
      (await send(logos.wideLogo())).body.name,
      (await send(logos.wideLogoForDark())).body.name,
      (await send(logos.squareLogo())).body.name,
    ];
    await edit({ logo: light, logoDark: dark, symbol });
    // A draft: the preview has it, the site doesn't.
    const preview = await open('/admin/preview?path=/team', { cookie: owner.cookie });
    expect(preview.body).toContain(markAddress(markParts(light) as never, '1'));
    expect(await seen()).toEqual(before);
    const { status, body } = await publish();
    expect(status).toBe(201);
    const after = await Promise.all(PUBLIC_PAGES.map(weight));
    expect(after.filter((bytes, at) => bytes > (weights[at] as number) + MORE_BYTES)).toEqual([]);
    for (const path of PUBLIC_PAGES) {
      const [top, html] = [await header(path), await page(path)];
      const [onLight, onDark] = top.match(/<img[^>]*>/g) ?? [];
      const id = (name: string) => markParts(name)?.id;
      expect(onLight).toContain(`src="/marks/${id(light)}-1.webp"`);
      expect(onLight).toContain(`/marks/${id(light)}-3.webp 3x`);
      expect(onDark).toContain(`src="/marks/${id(dark)}-1.webp"`);
      for (const image of [onLight, onDark]) {
        expect(image).toContain('alt="Ledge &amp; Frame"');
        expect(image).toContain('loading="lazy"');
      }
      expect(top).not.toContain('<svg');
      expect(html).toContain(`href="/marks/${id(symbol)}-icon-48.png"`);
      expect(html).toContain(`rel="apple-touch-icon" href="/marks/${id(symbol)}-icon-180.png"`);
      expect(html).not.toContain('style=');
      const [, footer = ''] = html.split('<footer');
      expect(footer).toContain(`/marks/${id(light)}-1.webp`);
      const [sheet = ''] = /\/assets\/[\w-]+\.css/.exec(html) ?? [];
      expect(await page(sheet)).toMatch(/display:none/);
    }
    expect(await page('/')).toContain(
      `"logo":"http://localhost:3000/marks/${markParts(symbol)?.id}-icon-512.png"`,
    );
    const manifest = JSON.parse(await page(MANIFEST));
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = await sharp((await open(src)).rawPayload).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    await call('POST', `/releases/${body.id}/undo`);
    expect(await seen()).toEqual(before);
  });

  it('stands beside the name where it is no wordmark, or as its owner says', async () => {
    const square = (await send(logos.squareLogo())).body.name;
    await edit({ logo: square, logoDark: undefined, symbol: undefined });
    const first = await publish();
    expect(first.status).toBe(201);
    expect(await header('/team')).toMatch(/<img[^>]*alt=""[^>]*class="[^"]*"[^>]*\/>Ledge &amp; Frame/);
    await edit({ logoName: 'in the logo' });
    const second = await publish();
    expect(await header('/team')).toMatch(/<img[^>]*alt="Ledge &amp; Frame"/);
    expect(await header('/team')).not.toMatch(/>Ledge &amp; Frame</);
    for (const { body } of [second, first]) await call('POST', `/releases/${body.id}/undo`);
  });
});
