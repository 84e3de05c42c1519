import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, engines, type TestApp } from '../testing/test-app.ts';
import { createImageHost } from './create-image-host.ts';
import type { ImageHost } from './image-host.ts';
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
  test('are seen at every server, wherever they were uploaded, until they are erased', async () => {
    const name = await take();
    const [first, second] = [await bytesOf(here, name), await bytesOf(there, name)];
    expect(first?.subarray(8, 12).toString()).toBe('WEBP');
    expect(second).toEqual(first);
    expect(await bytesOf(there, name.replace('.webp', '-480.webp'))).not.toBeNull();
    await here.removeOrphans(new Date(Date.now() + 1000));
    for (const host of [here, there]) expect(await bytesOf(host, name)).toBeNull();
    expect(await it.db.selectFrom('blobs').select('id').execute()).toEqual([]);
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
    const { statusCode, headers } = await it.app.inject(`/images/inquiries/${name}`);
    expect([statusCode, headers['cache-control']]).toEqual([500, 'no-store']);
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
