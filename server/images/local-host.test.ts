import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connect } from '../database/connect.ts';
import { createTestApp, engines, type TestApp } from '../testing/test-app.ts';
import { createImageHost } from './create-image-host.ts';
import type { ImageHost } from './image-host.ts';
import { intakeFolder } from './receive-file.ts';
import { pictureOf, SVG } from './testing/sample-files.ts';

const HOUR = 60 * 60 * 1000;
const NOON = new Date('2026-03-01T12:00:00.000Z');

describe.each(engines)('the built-in image host on %s', (engine) => {
  let it: TestApp;
  let host: ImageHost;
  let clock: Date;
  beforeEach(async () => {
    clock = NOON;
    it = await createTestApp(engine);
    host = createImageHost({ config: it.config, db: it.db, log: it.app.log, now: () => clock });
  });
  afterEach(() => it.close());

  const take = () => host.take(Readable.from([pictureOf('jpeg')]));
  const hoursLater = (hours: number) => {
    clock = new Date(NOON.getTime() + hours * HOUR);
    return new Date(clock.getTime() - 24 * HOUR);
  };
  /** Whether a picture and its thumbnail exist. */
  const isThere = async (url: string) => {
    const id = url.slice(-45, -5);
    const files = await Promise.all([`${id}.webp`, `${id}-480.webp`].map((name) => host.open(name)));
    for (const file of files) await file?.close();
    return files.map((file) => file !== null);
  };
  const BOTH = [true, true];
  const NEITHER = [false, false];
  const attach = (urls: string[], inquiryId: string) =>
    it.db.transaction().execute(async (trx) => {
      await trx
        .updateTable('inquiries')
        .set({ attachments: JSON.stringify(urls) })
        .where('id', '=', inquiryId)
        .execute();
      await host.attach(trx, urls, inquiryId);
    });
  async function addInquiry(id = crypto.randomUUID()) {
    const at = NOON.toISOString();
    const row = { name: 'A', email: 'a@example.com', message: 'A message', created_at: at, updated_at: at };
    await it.db
      .insertInto('inquiries')
      .values({ id, reference: id, attachments: '[]', ...row })
      .execute();
    return id;
  }

  test('gives every picture a name of 160 random bits', async () => {
    const [a, b] = [await take(), await take()];
    const name = /^http:\/\/localhost:3000\/images\/inquiries\/[0-9a-f]{40}\.webp$/;
    expect(a.url).toMatch(name);
    expect(b.url).toMatch(name);
    expect(a.url).not.toBe(b.url);
    expect(await isThere(a.url)).toEqual(BOTH);
  });

  test('leaves nothing in the intake folder, whether the picture was taken or refused', async () => {
    await take();
    await expect(host.take(Readable.from([SVG]))).rejects.toMatchObject({ status: 415 });
    await expect(host.take(Readable.from([]))).rejects.toMatchObject({ status: 400 });
    const broken = new Readable({ read: () => broken.destroy(new Error('connection lost')) });
    await expect(host.take(broken)).rejects.toMatchObject({ status: 400 });
    expect(readdirSync(intakeFolder(it.config.dataDir))).toEqual([]);
  });

  test('takes a file from disk and leaves it to the caller', async () => {
    const path = join(it.config.dataDir, 'picture');
    writeFileSync(path, pictureOf('png'));
    expect(await host.take(path)).toMatchObject({ width: 320, height: 200, format: 'webp' });
    expect(existsSync(path)).toBe(true);
  });

  test('accepts only addresses that it issued itself', async () => {
    const { url } = await take();
    const path = new URL(url).pathname;
    const foreign = [
      `https://elsewhere.example${path}`,
      `//elsewhere.example${path}`,
      `http://localhost:3000.elsewhere.example${path}`,
      url.replace(/[0-9a-f]{40}/, '0'.repeat(40)),
      `${url}?x=1`,
      `${path}#x`,
      path.replace('.webp', '-480.webp'),
      '/images/inquiries/../../etc/passwd',
      'https://res.cloudinary.com/demo/image/upload/v1/inquiries/x.jpg',
      'javascript:alert(1)',
      '',
    ];
    expect(await host.accepts([url, path])).toEqual([]);
    expect(await host.accepts([url, ...foreign])).toEqual(foreign);
    expect(await host.accepts([])).toEqual([]);
  });

  test('removes pictures that nobody attached for 24 hours, and only those', async () => {
    const [left, attached] = [await take(), await take()];
    await attach([attached.url], await addInquiry());
    expect(await host.removeOrphans(hoursLater(23.9))).toBe(0);
    expect(await host.accepts([left.url])).toEqual([]);
    expect(await host.removeOrphans(hoursLater(24.1))).toBe(1);
    expect(await host.accepts([left.url, attached.url])).toEqual([left.url]);
    expect(await isThere(left.url)).toEqual(NEITHER);
    expect(await isThere(attached.url)).toEqual(BOTH);
  });

  test('removes more than one batch at once', async () => {
    const row = { url: '', width: 1, height: 1, bytes: 1, created_at: NOON.toISOString() };
    const rows = Array.from({ length: 450 }, (_, i) => ({ ...row, id: i.toString(16).padStart(40, '0') }));
    await it.db.insertInto('images').values(rows).execute();
    expect(await host.removeOrphans(hoursLater(25))).toBe(450);
  });

  test('refuses to attach a picture that was removed meanwhile, and then the inquiry isn’t kept either', async () => {
    const { url } = await take();
    await host.removeOrphans(hoursLater(25));
    const inquiryId = crypto.randomUUID();
    await expect(attach([url], inquiryId)).rejects.toMatchObject({ status: 422, name: 'UploadRefused' });
  });

  test('with several servers removing and attaching at once, a picture is kept whole or refused', async () => {
    const taken = await Promise.all(Array.from({ length: 8 }, take));
    const inquiryId = await addInquiry();
    const otherDb = connect(it.config);
    const other = createImageHost({ config: it.config, db: otherDb, log: it.app.log, now: () => clock });
    const olderThan = hoursLater(25);
    const attempts = await Promise.allSettled([
      ...taken.map(({ url }) => attach([url], inquiryId)),
      host.removeOrphans(olderThan),
      other.removeOrphans(olderThan),
    ]);
    await otherDb.destroy();
    expect(attempts.slice(-2).map((a) => a.status)).toEqual(['fulfilled', 'fulfilled']);
    for (const [i, { url }] of taken.entries()) {
      const wasAttached = attempts[i]?.status === 'fulfilled';
      expect(await isThere(url)).toEqual(wasAttached ? BOTH : NEITHER);
    }
  });

  test('a picture sent again with a second inquiry stays with the first', async () => {
    const { url } = await take();
    const [first, second] = [await addInquiry(), await addInquiry()];
    await attach([url, url], first);
    await attach([url], second);
    const row = await it.db.selectFrom('images').select('inquiry_id').executeTakeFirstOrThrow();
    expect(row.inquiry_id).toBe(first);
  });

  test('erases an inquiry’s pictures once the erasure is committed', async () => {
    const [erased, kept] = [await take(), await take()];
    const inquiryId = await addInquiry();
    await attach([erased.url], inquiryId);
    await attach([kept.url], await addInquiry());
    const removeFiles = await it.db.transaction().execute((trx) => host.eraseOf(trx, inquiryId));
    await removeFiles();
    expect(await isThere(erased.url)).toEqual(NEITHER);
    expect(await isThere(kept.url)).toEqual(BOTH);
  });

  test('finishes an erasure that was cut off, and removes the pictures of an inquiry that was deleted', async () => {
    const [cutOff, left] = [await take(), await take()];
    const [one, two] = [await addInquiry(), await addInquiry()];
    await attach([cutOff.url], one);
    await attach([left.url], two);
    await it.db.transaction().execute((trx) => host.eraseOf(trx, one));
    await it.db.deleteFrom('inquiries').where('id', '=', two).execute();
    expect(await host.removeOrphans(hoursLater(25))).toBe(2);
    for (const { url } of [cutOff, left]) expect(await isThere(url)).toEqual(NEITHER);
  });

  test('clears what a killed server left in the intake folder, but no upload that may still run', async () => {
    await take();
    const [old, fresh] = ['upload-old', 'upload-fresh'].map((n) => join(intakeFolder(it.config.dataDir), n));
    for (const file of [old, fresh]) writeFileSync(file as string, 'half a picture');
    const twoHoursAgo = new Date(Date.now() - 2 * HOUR);
    utimesSync(old as string, twoHoursAgo, twoHoursAgo);
    await host.settle();
    expect(existsSync(old as string)).toBe(false);
    expect(existsSync(fresh as string)).toBe(true);
  });

  test('refuses pictures beyond its waiting line with 503 and a time to come back', async () => {
    const sent = pictureOf('png');
    const results = await Promise.allSettled(
      Array.from({ length: 35 }, () => host.take(Readable.from([sent]))),
    );
    const refusals = results.filter((r) => r.status === 'rejected').map((r) => r.reason);
    expect(refusals.length).toBeGreaterThan(0);
    expect(refusals.length).toBeLessThan(35);
    for (const refusal of refusals)
      expect(refusal).toMatchObject({ status: 503, extras: { headers: { 'retry-after': '5' } } });
  });
});
