import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, engines, type TestApp } from '../testing/test-app.ts';
import { BlobTooLarge, openBlob, removeBlobs, removeUnusedBlobs, storeBlob } from './blobs-store.ts';

describe.each(engines)('files in the database on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(engine);
  });
  afterAll(() => test.close());

  /** In chunks of changing size, as a connection brings them. */
  async function* chunksOf(bytes: Buffer) {
    for (let from = 0, size = 1; from < bytes.length; from += size, size = (size * 7) % 300_000)
      yield bytes.subarray(from, from + Math.max(1, size));
  }
  const bytesOf = async (id: string) => Buffer.concat(await openBlob(test.db, id).toArray());
  const blobs = () => test.db.selectFrom('blobs').select('id').execute();
  const parts = () => test.db.selectFrom('blob_parts').select(['blob_id', 'part']).execute();

  it('come back byte by byte, whatever their size', async () => {
    for (const size of [0, 1, 192 * 1024 - 1, 192 * 1024, 192 * 1024 + 1, 3_000_000]) {
      const bytes = randomBytes(size);
      const stored = await storeBlob(test.db, chunksOf(bytes), 3_000_000);
      expect(stored).toMatchObject({
        bytes: size,
        sha256: createHash('sha256').update(bytes).digest('hex'),
      });
      expect((await bytesOf(stored.id)).equals(bytes), `${size}`).toBe(true);
      await removeBlobs(test.db, [stored.id]);
    }
    expect([await blobs(), await parts()]).toEqual([[], []]);
  });

  it('leave nothing behind when they are too large, or their source breaks off', async () => {
    await expect(storeBlob(test.db, chunksOf(randomBytes(700_000)), 600_000)).rejects.toThrow(BlobTooLarge);
    async function* broken() {
      yield randomBytes(500_000);
      throw new Error('The connection broke');
    }
    await expect(storeBlob(test.db, broken(), 600_000)).rejects.toThrow('The connection broke');
    expect([await blobs(), await parts()]).toEqual([[], []]);
  });

  it('are removed when nothing refers to them, but not within their first day', async () => {
    const used = await storeBlob(test.db, chunksOf(randomBytes(10)), 10, '2026-01-01T00:00:00.000Z');
    const unused = await storeBlob(test.db, chunksOf(randomBytes(10)), 10, '2026-01-01T00:00:00.000Z');
    const fresh = await storeBlob(test.db, chunksOf(randomBytes(10)), 10, '2026-01-02T00:00:00.000Z');
    await test.db
      .insertInto('inbound_mails')
      .values({
        ...{ id: crypto.randomUUID(), sha256: used.sha256, blob_id: used.id, bytes: 10, state: 'received' },
        received_at: '2026-01-01T00:00:00.000Z',
      })
      .execute();
    expect(await removeUnusedBlobs(test.db, '2026-01-01T12:00:00.000Z')).toBe(1);
    const left = (await blobs()).map(({ id }) => id);
    expect(left).toEqual(expect.arrayContaining([used.id, fresh.id]));
    expect(left).not.toContain(unused.id);
  });
});
