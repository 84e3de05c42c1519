/** A mail's copy saves reading it from the database, and nothing depends on it. */
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import { withRawMail } from '../read-stored.ts';
import { createFreshCopies } from './fresh-copies.ts';

const LARGE = randomBytes(700_000);

describe('the copy of a mail that is being stored', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'copies-'));
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  const files = () => readdir(join(dataDir, 'tmp')).catch(() => []);
  async function* inChunks(bytes = LARGE) {
    for (let from = 0; from < bytes.length; from += 192 * 1024) yield bytes.subarray(from, from + 192 * 1024);
  }
  async function copied(copies: ReturnType<typeof createFreshCopies>, id: string | null, bytes = LARGE) {
    const copy = copies.begin(bytes.length);
    const passed: Uint8Array[] = [];
    for await (const chunk of copy.through(inChunks(bytes))) passed.push(chunk);
    await copy.end(id);
    expect(Buffer.concat(passed).equals(bytes)).toBe(true);
  }

  it('is used once, instead of the database', async () => {
    const test = await createTestApp('sqlite');
    try {
      const copies = createFreshCopies(dataDir);
      await copied(copies, 'blob');
      const parts = { db: test.db, dataDir, copies };
      const read = () => withRawMail(parts, 'blob', (path) => readFile(path));
      expect((await read()).equals(LARGE)).toBe(true);
      expect(await files()).toEqual([]);
      // The database knows no such mail: it is asked from now on.
      expect(await read()).toHaveLength(0);
    } finally {
      await test.close();
    }
  });

  it('is made of large mails only, and of as many as there is room for', async () => {
    const copies = createFreshCopies(dataDir, { mostBytes: 1_500_000 });
    await copied(copies, 'small', randomBytes(1000));
    for (const id of ['first', 'second', 'third']) await copied(copies, id);
    expect(await files()).toHaveLength(2);
    expect(copies.take('third')).toBeUndefined();
    await rm(copies.take('first') as string);
    await copied(copies, 'fourth');
    expect(await files()).toHaveLength(2);
  });

  it('goes when its mail wasn’t stored, or broke off', async () => {
    const copies = createFreshCopies(dataDir);
    await copied(copies, null);
    const copy = copies.begin(LARGE.length);
    for await (const _ of copy.through(inChunks())) break;
    await copy.end('broken');
    expect(await files()).toEqual([]);
    expect(copies.take('broken')).toBeUndefined();
  });

  it('goes by itself when another server files the mail, and when this one stops', async () => {
    const copies = createFreshCopies(dataDir, { keptMs: 30 });
    await copied(copies, 'filed elsewhere');
    await expect.poll(files).toEqual([]);
    const others = createFreshCopies(dataDir);
    await copied(others, 'waits');
    await others.close();
    expect(await files()).toEqual([]);
  });

  it('is done without where it can’t be written', async () => {
    await writeFile(join(dataDir, 'tmp'), 'no folder');
    await chmod(join(dataDir, 'tmp'), 0o400);
    const copies = createFreshCopies(dataDir);
    await copied(copies, 'blob');
    expect(copies.take('blob')).toBeUndefined();
  });
});
