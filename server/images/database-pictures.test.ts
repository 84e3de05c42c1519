import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, engines, type TestApp } from '../testing/test-app.ts';
import { DatabasePictures } from './database-pictures.ts';
import { imageFileRows } from './image-files-store.ts';
import { createImageHost, type ImageHost } from './image-host.ts';
import { PictureCache } from './picture-cache.ts';
import { pictureOf } from './testing/sample-files.ts';

describe.skipIf(!engines.includes('postgres'))('pictures in PostgreSQL', () => {
  let it: TestApp;
  let here: ImageHost;
  let there: ImageHost;
  let elsewhere: string;
  beforeEach(async () => {
    it = await createTestApp('postgres');
    elsewhere = mkdtempSync(join(tmpdir(), 'ledge-frame-elsewhere-'));
    here = hostAt(it.config.dataDir);
    there = hostAt(elsewhere);
  });
  afterEach(async () => {
    await it.close();
    rmSync(elsewhere, { recursive: true, force: true });
  });

  const hostAt = (dataDir: string, databaseUrl = it.config.databaseUrl) =>
    createImageHost({ config: { ...it.config, dataDir, databaseUrl }, db: it.db, log: it.app.log });
  const take = async (host = here) =>
    (await host.take(Readable.from([pictureOf('jpeg')]))).url.slice(-45) as string;
  async function bytesOf(host: Pick<ImageHost, 'open'>, name: string): Promise<Buffer | null> {
    const file = await host.open(name);
    return file && Buffer.concat(await file.stream().toArray());
  }
  const copy = (dataDir: string, name: string) => join(dataDir, 'picture-cache', name.slice(0, 2), name);
  const eraseAll = () => here.removeOrphans(new Date(Date.now() + 1000));

  test('are seen at every server, wherever they were uploaded, also after a server lost its disk', async () => {
    const name = await take();
    const [first, second] = [await bytesOf(here, name), await bytesOf(there, name)];
    expect(first?.subarray(8, 12).toString()).toBe('WEBP');
    expect(second).toEqual(first);
    expect(existsSync(copy(elsewhere, name))).toBe(true);
    rmSync(elsewhere, { recursive: true });
    expect(await bytesOf(there, name)).toEqual(first);
    expect(await bytesOf(there, name.replace('.webp', '-480.webp'))).not.toBeNull();
  });

  test('are shown by no server once erased, and the other servers remove their copies', async () => {
    const name = await take();
    const other = await take();
    for (const each of [name, other]) await bytesOf(there, each);
    await eraseAll();
    expect(existsSync(copy(it.config.dataDir, name))).toBe(false);
    expect(await it.db.selectFrom('blobs').select('id').execute()).toEqual([]);
    expect(await bytesOf(there, name)).toBeNull();
    expect(existsSync(copy(elsewhere, name))).toBe(false);
    expect(existsSync(copy(elsewhere, other))).toBe(true);
    await there.settle();
    expect(existsSync(copy(elsewhere, other))).toBe(false);
  });

  test('are never shown when their bytes in the database changed', async () => {
    const name = await take();
    const { blob_id } = await it.db
      .selectFrom('image_files')
      .select('blob_id')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    const data = Buffer.from('another picture').toString('base64');
    await it.db.updateTable('blob_parts').set({ data }).where('blob_id', '=', blob_id).execute();
    await expect(bytesOf(there, name)).rejects.toThrow('is damaged in the database');
    rmSync(join(it.config.dataDir, 'picture-cache'), { recursive: true });
    const { statusCode, headers } = await it.app.inject(`/images/inquiries/${name}`);
    expect([statusCode, headers['cache-control']]).toEqual([500, 'no-store']);
    expect(existsSync(copy(elsewhere, name))).toBe(false);
  });

  test('replace a copy on disk that is damaged', async () => {
    const name = await take();
    const whole = (await bytesOf(there, name)) as Buffer;
    writeFileSync(copy(elsewhere, name), Buffer.alloc(whole.length));
    expect(await bytesOf(hostAt(elsewhere), name)).toEqual(whole);
  });

  test('are shown without room for a copy', async () => {
    const name = await take();
    rmSync(elsewhere, { recursive: true });
    // Nothing can be written below a file, whichever user runs the process.
    writeFileSync(elsewhere, '');
    expect(await bytesOf(there, name)).toEqual(await bytesOf(here, name));
  });

  test('leave no copy, and no unfinished file, when a reader breaks off', async () => {
    const name = await take();
    const cache = new PictureCache(elsewhere);
    const reading = cache.keeping(name, [Buffer.from('one'), Buffer.from('two')], () => {});
    expect((await reading.next()).value).toEqual(Buffer.from('one'));
    await reading.next();
    expect(readdirSync(join(elsewhere, 'tmp'))).toHaveLength(1);
    await reading.return(undefined);
    expect(readdirSync(join(elsewhere, 'tmp'))).toEqual([]);
    expect(existsSync(copy(elsewhere, name))).toBe(false);
  });

  // Else many of them would each hold a picture in memory, and none would ever come from the disk.
  test('are copied although their first reader takes nothing', async () => {
    const name = await take();
    const stalled = (await there.open(name))?.stream() as Readable;
    stalled.once('readable', () => {});
    await expect.poll(() => existsSync(copy(elsewhere, name))).toBe(true);
    stalled.destroy();
  });

  test('keep copies up to a limit, and let the least recently used go first', async () => {
    const [a, b, c] = [await take(), await take(), await take()];
    const size = (await bytesOf(here, a))?.length as number;
    const cacheBytes = Math.floor(size * 2.5);
    const open = () =>
      new DatabasePictures({
        db: it.db,
        rows: imageFileRows(it.db),
        cache: new PictureCache(elsewhere, cacheBytes),
        log: it.app.log,
      });
    const pictures = open();
    for (const name of [a, b, a, c]) await bytesOf(pictures, name);
    const copies = () => [a, b, c].filter((name) => existsSync(copy(elsewhere, name)));
    expect(copies()).toEqual([a, c]);
    // A server that starts again knows the order from the files.
    utimesSync(copy(elsewhere, c), 1, 1);
    await bytesOf(open(), b);
    expect(copies()).toEqual([a, b]);
  });

  test('move in from the disk of an earlier release, and can be read before and after', async () => {
    const earlier = hostAt(it.config.dataDir, '');
    const name = await take(earlier);
    const before = await bytesOf(here, name);
    expect(before).not.toBeNull();
    expect(await bytesOf(there, name)).toBeNull();
    expect(await here.settle()).toBe(1);
    expect(await here.settle()).toBe(0);
    expect(existsSync(join(it.config.dataDir, 'images', name.slice(0, 2), name))).toBe(false);
    for (const host of [here, there, earlier]) expect(await bytesOf(host, name)).toEqual(before);
  });
});
