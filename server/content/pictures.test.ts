/** Pictures that editors upload for the site, through the API, with real pages (docs/decisions/0025). */
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ArticleRecord } from '#contract/site/records/article.ts';
import type { PictureUse, SitePicture, SitePictures } from '#contract/site/site-pictures.ts';
import type { Finding, Release } from '#contract/site/site-records.ts';
import { uploadedAddress, uploadedParts, uploadedWidths } from '#contract/site/uploaded-picture.ts';
import * as sample from '../images/testing/sample-files.ts';
import { createTestApp, engines, type SignedIn, signedIn, type TestApp } from '../testing/test-app.ts';
import { editing } from './testing/editing.ts';
import { sendPicture } from './testing/send-picture.ts';

const GPS = /GPS|Exif|PRIVATE|xmpmeta/;

describe.each(engines)('a picture of the site on %s', (engine) => {
  let test: TestApp;
  let editor: SignedIn;

  beforeAll(async () => {
    test = await createTestApp(engine);
    editor = await signedIn(test, 'editor');
  });
  afterAll(() => test.close());

  const send = (file: Buffer | null, name?: string) => sendPicture(test, editor, file, name);
  const { call, read, edit, ...site } = editing(
    () => test,
    () => editor,
  );
  const publish = () => site.publish<Release & { detail?: string; changes?: { findings: Finding[] }[] }>();
  const open = (url: string, headers = {}) => test.app.inject({ method: 'GET', url, headers });
  const photograph = async (look: { width?: number; height?: number; tone?: number } = {}) => {
    const { width = 2000, height = 1333, tone = 90 } = look;
    return sample.make(
      `sharp({ create: { width: ${width}, height: ${height}, channels: 3, background: { r: ${tone}, g: 120, b: 90 } } }).jpeg()`,
    );
  };
  const ridge = { collection: 'projects', slug: 'ridge-house' } as const;
  const figure = (picture: string, words: object = {}) => ({
    picture,
    alt: 'A cedar porch with three steps down to a gravel path',
    caption: 'The porch, finished in April.',
    ...words,
  });

  it('is kept in every size of a page, upright, without its place and camera, at addresses that never change', async () => {
    const { status, body } = await send(sample.sidewaysWithPlace());
    expect({ status, width: body.width, height: body.height }).toEqual({
      status: 201,
      width: 200,
      height: 400,
    });
    const files: string[] = [uploadedAddress(body.id, 200, 'jpg')];
    for (const width of uploadedWidths(200))
      files.push(uploadedAddress(body.id, width, 'avif'), uploadedAddress(body.id, width, 'webp'));
    expect(files).toHaveLength(3);
    for (const url of files) {
      const answer = await open(url);
      expect(answer.statusCode, url).toBe(200);
      expect(answer.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "sandbox; default-src 'none'",
      });
      expect(answer.rawPayload.toString('latin1')).not.toMatch(GPS);
      const { width, height, orientation, exif, xmp } = await sharp(answer.rawPayload).metadata();
      expect({ url, width, height, orientation, exif, xmp }).toEqual({ url, width: 200, height: 400 });
      expect((await open(url, { 'if-none-match': answer.headers.etag })).statusCode).toBe(304);
    }
    const rows = await test.db
      .selectFrom('content_picture_files')
      .select('name')
      .where('picture_id', '=', body.id)
      .execute();
    expect(rows.map(({ name }) => name)).toContain(`${body.id}-master.jpg`);
    expect((await open(`/pictures/${body.id}-master.jpg`)).statusCode).toBe(404);
  });

  it('is at most 2560 px, with the widths of the shipped ones', async () => {
    const { body } = await send(await photograph({ width: 4000, height: 3000 }));
    expect([body.width, body.height]).toEqual([2560, 1920]);
    for (const width of [480, 800, 1200, 1600])
      for (const [format, type] of [
        ['avif', 'image/avif'],
        ['webp', 'image/webp'],
      ] as const) {
        const answer = await open(uploadedAddress(body.id, width, format));
        expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, type]);
        expect((await sharp(answer.rawPayload).metadata()).width).toBe(width);
      }
    expect((await open(uploadedAddress(body.id, 960, 'jpg'))).headers['content-type']).toBe('image/jpeg');
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('can be a %s', async (kind) => {
    expect(await send(sample.pictureOf(kind))).toMatchObject({
      status: 201,
      body: { width: 320, height: 200 },
    });
  });

  it('sent again, also at the same moment, is the same picture', async () => {
    const file = await photograph({ tone: 17 });
    const both = await Promise.all([send(file), send(file)]);
    const again = await send(file, 'another-name.jpg');
    expect([...both, again].map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect(new Set([...both, again].map(({ body }) => body.id)).size).toBe(1);
    const sha = Buffer.from(await crypto.subtle.digest('SHA-256', new Uint8Array(file))).toString('hex');
    expect((await call<SitePicture>('GET', `/pictures/by-file/${sha}`)).body.id).toBe(again.body.id);
    expect((await call('GET', `/pictures/by-file/${'0'.repeat(64)}`)).status).toBe(404);
    // The loser's files went with it.
    const { blobs } = await test.db
      .selectFrom('blobs')
      .select((eb) => eb.fn.countAll<string>().as('blobs'))
      .executeTakeFirstOrThrow();
    const { files } = await test.db
      .selectFrom('content_picture_files')
      .select((eb) => eb.fn.countAll<string>().as('files'))
      .executeTakeFirstOrThrow();
    expect(Number(blobs)).toBe(Number(files));
  });

  it.each([
    ['a bomb', sample.bomb, 413, /50 megapixels/],
    ['an SVG', () => sample.SVG, 415, /can’t open this file/],
    ['a page', () => sample.HTML, 415, /can’t open this file/],
    ['a PDF', () => sample.PDF, 415, /can’t open this file/],
    ['a TIFF', () => sample.pictureOf('tiff'), 415, /can’t open this file/],
    ['a page that starts as a GIF', sample.pageThatStartsAsGif, 422, /damaged/],
    ['a HEIC that can’t be decoded', () => sample.HEIC, 415, /HEIC/],
    ['half a photograph', () => sample.photograph().subarray(0, 50_000), 422, /damaged/],
    ['a file of 21 MB', () => Buffer.alloc(21 * 1024 ** 2, 1), 413, /20 MB/],
    ['an empty file', () => Buffer.alloc(0), 400, /empty/],
    ['a symbol', () => sample.make('plain(64, 64).png()'), 422, /too small/],
  ] as const)('isn’t %s', async (_, file, status, words) => {
    expect(await send(file())).toMatchObject({ status, body: { detail: expect.stringMatching(words) } });
  });

  it('is decoded anew, so that nothing behind it is served', async () => {
    const { body } = await send(sample.jpegWithPageBehind());
    for (const [width, format] of [
      [320, 'jpg'],
      [320, 'webp'],
      [320, 'avif'],
    ] as const) {
      const answer = await open(uploadedAddress(body.id, width, format));
      expect(answer.rawPayload.toString('latin1')).not.toContain('POLYGLOT');
    }
  });

  it('has a file name that is shown as text, whatever it was', async () => {
    const { body } = await send(
      await photograph({ tone: 33 }),
      '../../etc/<img src=x onerror=alert(1)>\u202e.jpg',
    );
    expect(body.fileName).toBe('<img src=x onerror=alert(1)>.jpg'.replace(/^.*\//, ''));
  });

  it('is on the page with its sizes, the part that stays in sight, and hostile words as text', async () => {
    const { body } = await send(await photograph({ tone: 41 }));
    const alt = '"><script>alert(1)</script> & a porch';
    const cover = figure(`${body.name}-f40`, { alt, caption: '</figcaption><img src=x>' });
    const pairs = [{ label: '<b>Hall</b>', before: figure(body.name), after: figure(`${body.name}-f04`) }];
    const saved = await edit(ridge, { cover, pairs, permission: true });
    expect(saved.body.findings.filter(({ blocks }) => blocks)).toEqual([]);
    const html = (await open0('/projects/ridge-house')).body;
    expect(html).not.toContain('<script>alert(1)');
    expect(html).not.toContain('<img src=x>');
    expect(html).not.toContain('<b>Hall');
    const picture = /<picture[^>]*>(?:(?!<\/picture>).)*f40|<picture[\s\S]*?<\/picture>/.exec(
      html.slice(html.indexOf('id="figure-1"')),
    )?.[0] as string;
    for (const width of [480, 800, 1200, 1600])
      expect(picture).toContain(`/pictures/${body.id}-${width}.avif ${width}w`);
    expect(picture).toContain(`src="/pictures/${body.id}-960.jpg"`);
    expect(picture).toContain('width="2000" height="1333"');
    expect(picture).toContain('class="object-[100%_0%]"');
    expect(html).toContain('class="object-[0%_100%]"');
    expect(html).not.toContain(' style=');
    expect(await publish()).toMatchObject({ status: 201 });
  });
  const open0 = (path: string) =>
    open(`/admin/preview?path=${encodeURIComponent(path)}`, { cookie: editor.cookie });

  it('of a project needs the client’s permission, and words of its own', async () => {
    const { body } = await send(await photograph({ tone: 55, width: 700, height: 500 }));
    const cover = { picture: '01-hero-ridge-house', alt: 'A house on a ridge', caption: 'The house. Model.' };
    const found = async (fields: object) => {
      const { findings } = (await edit(ridge, { cover, pairs: [], ...fields })).body;
      return findings.map(
        ({ path, text, blocks }) => `${path.join('.')} ${blocks ? 'blocks' : 'warns'}: ${text}`,
      );
    };
    const gallery = [figure(body.name, { alt: 'IMG_0412.JPG', caption: 'Model of the porch.' })];
    const all = await found({ gallery, permission: false });
    expect(all).toEqual([
      expect.stringMatching(/^gallery\.0\.picture warns: The picture is 700 pixels wide/),
      expect.stringMatching(/^gallery\.0\.alt warns: This is a file name/),
      expect.stringMatching(/^gallery\.0\.caption warns: This says “model.”/),
      expect.stringMatching(/^permission blocks: Check this after the client approves/),
    ]);
    expect(await found({ gallery: [figure(body.name, { alt: '' })], permission: true })).toContainEqual(
      expect.stringMatching(/^gallery\.0\.alt warns: Describe this picture/),
    );
    // A remodel is no model.
    expect(
      await found({ gallery: [figure(body.name, { caption: 'The remodeled hall.' })], permission: true }),
    ).toEqual([expect.stringMatching(/pixels wide/)]);
    const { body: other } = await send(await photograph({ tone: 56 }));
    expect(await found({ gallery: [figure(body.name), figure(other.name)], permission: true })).toEqual([
      expect.stringMatching(/^gallery\.0\.picture warns/),
      expect.stringMatching(/^gallery\.1\.alt warns: .* same alt text/),
    ]);
  });

  it('is named with the entries that use it, and only an unused one can be deleted', async () => {
    const { body } = await send(await photograph({ tone: 66 }));
    const { body: unused } = await send(await photograph({ tone: 77 }));
    await edit(ridge, { gallery: [figure(`${body.name}-f00`)], permission: true });
    const list = (await call<SitePictures>('GET', '/pictures')).body;
    expect(list.pictures.map(({ id }) => id)).toEqual(expect.arrayContaining([body.id, unused.id]));
    const uses: PictureUse[] | undefined = list.uses[body.name];
    expect(uses).toEqual([expect.objectContaining({ slug: 'ridge-house', state: 'draft' })]);
    expect(list.uses['04-great-room']?.length).toBeGreaterThan(0);
    const refusal = await call<{ detail: string }>('DELETE', `/pictures/${body.id}`);
    expect(refusal).toMatchObject({ status: 409, body: { detail: expect.stringContaining('Ridge House') } });
    expect((await call('DELETE', `/pictures/${unused.id}`)).status).toBe(204);
    expect((await call('DELETE', `/pictures/${unused.id}`)).status).toBe(404);
    expect((await open(uploadedAddress(unused.id, 480, 'webp'))).statusCode).toBe(404);
    const left = await test.db
      .selectFrom('content_picture_files')
      .select('name')
      .where('picture_id', '=', unused.id)
      .execute();
    expect(left).toEqual([]);
  });

  it('that is gone, or of another size than its name says, can’t be published', async () => {
    const { body } = await send(await photograph({ tone: 88 }));
    await edit(ridge, { gallery: [figure(body.name)], permission: true });
    const parts = uploadedParts(body.name);
    for (const name of [`u-${'0'.repeat(20)}-2000x1333`, `u-${parts?.id}-900x9000`]) {
      const { findings } = (await edit(ridge, { gallery: [figure(name)], permission: true })).body;
      expect(findings).toContainEqual({
        path: ['gallery', 0, 'picture'],
        text: 'This picture was deleted. Choose another one.',
        blocks: true,
      });
      expect(await publish()).toMatchObject({ status: 422 });
    }
  });

  it('that went since can’t come back to a page by undoing', async () => {
    const { body } = await send(await photograph({ tone: 99 }));
    await edit(ridge, { gallery: [figure(body.name)], permission: true });
    expect((await publish()).status).toBe(201);
    await edit(ridge, { gallery: [] });
    const second = await publish();
    expect(second.status).toBe(201);
    expect((await call('DELETE', `/pictures/${body.id}`)).status).toBe(204);
    expect(await call('POST', `/releases/${second.body.id}/undo`)).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('A picture used here was deleted') },
    });
  });

  it('begins its next use with the description and the part in sight that it was published with last', async () => {
    const { body } = await send(await photograph({ tone: 111 }));
    await edit(ridge, { gallery: [figure(`${body.name}-f31`)], permission: true });
    expect((await publish()).status).toBe(201);
    const { pictures } = (await call<SitePictures>('GET', '/pictures')).body;
    expect(pictures.find(({ id }) => id === body.id)).toMatchObject({
      alt: 'A cedar porch with three steps down to a gravel path',
      name: `${body.name}-f31`,
    });
  });

  it('that isn’t ours to show is out of every page, draft, version and schedule at once, and doesn’t come in again', async () => {
    const file = await photograph({ tone: 123 });
    const { body } = await send(file);
    const owner = await signedIn(test, 'owner');
    const gone = figure(body.name, { alt: 'A neighbor’s house', caption: 'The neighbor’s house.' });
    const pairs = [{ label: 'The hall', before: figure(body.name), after: gone }];
    await edit(ridge, { cover: gone, gallery: [gone], pairs, permission: true });
    const roof = { collection: 'articles', slug: 'a-roof-ready-for-solar' } as const;
    const text = ((await read(roof)).value as ArticleRecord).body;
    await edit(roof, { body: { ...text, content: [...text.content, { type: 'plate', attrs: gone }] } });
    expect((await publish()).status).toBe(201);
    await edit(ridge, { gallery: [gone, gone], permission: true });
    const url = `/api/content/pictures/${body.id}/removal`;
    const asEditor = await test.app.inject({ method: 'POST', url, headers: { cookie: editor.cookie } });
    expect(asEditor.statusCode).toBe(403);
    const removal = await test.app.inject({ method: 'POST', url, headers: { cookie: owner.cookie } });
    expect(removal.json().removedFrom).toMatchObject([ridge, roof]);
    for (const table of ['content_records', 'content_revisions', 'content_scheduled_items'] as const)
      expect(JSON.stringify(await test.db.selectFrom(table).selectAll().execute())).not.toMatch(
        new RegExp(`${body.id}|neighbor’s house`, 'i'),
      );
    const { liveValue, value } = await read(ridge);
    for (const left of [liveValue, value])
      expect(left).toMatchObject({ gallery: [], pairs: [], cover: { picture: '34-material-board' } });
    expect((await read(roof)).liveValue).toMatchObject({ body: text });
    expect((await open(uploadedAddress(body.id, 480, 'webp'))).statusCode).toBe(404);
    expect(await send(file)).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('permanently deleted') },
    });
  });
});
