/** Mail from strangers: none harms the process of the server, and every answer is within its bounds. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseInSubprocess, UnreadableMail } from './read-apart.ts';
import { readMailSchema } from './read-mail.ts';
import { hostileMail, LARGE, randomFrom } from './testing/hostile.ts';

/** The same emails on every run; random ones with FUZZ_MAILS, as `npm run test:all` sets. A failure prints its FUZZ_SEED. */
const wanted = process.env.FUZZ_MAILS;
const MAILS = Number(wanted ?? 300);
const FIRST = Number(process.env.FUZZ_SEED ?? (wanted ? Math.floor(Math.random() * 1e9) : 1));
const AT_ONCE = 3;
const MEGABYTE = 1024 * 1024;
/** A server that held on to the answers, or to a part of each mail, would grow by more. */
const MOST_MEGABYTES = wanted ? 50 : 5;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hostile-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** The outcome of reading; throws when it is neither read within bounds nor unreadable. */
async function outcomeOf(raw: Buffer, name: string): Promise<'read' | 'unreadable'> {
  const out = await mkdtemp(join(folder, 'out-'));
  const path = join(folder, `${name}.eml`);
  await writeFile(path, raw);
  try {
    const mail = await parseInSubprocess(path, out);
    const files = mail.files.map((file) => ({
      ...file,
      picture: file.picture?.slice(out.length + 1) ?? null,
    }));
    readMailSchema.parse({ ...mail, files });
    expect(await readdir(out)).toHaveLength(files.filter(({ picture }) => picture).length);
    const lines = [
      mail.subject,
      mail.from?.name ?? '',
      mail.messageId ?? '',
      ...files.map(({ name }) => name),
    ];
    for (const line of [...lines, ...mail.references, ...mail.recipients])
      expect(line).not.toMatch(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u);
    expect(mail.text.isWellFormed()).toBe(true);
    return 'read';
  } catch (error) {
    if (error instanceof UnreadableMail) return 'unreadable';
    throw error;
  } finally {
    await rm(out, { recursive: true });
    await rm(path);
  }
}

describe('hostile mail', () => {
  it('of every large form is read or unreadable', async () => {
    for (const [index, make] of LARGE.entries()) await outcomeOf(make(randomFrom(index)), `large-${index}`);
  }, 600_000);

  it('would be noticed in the memory of the server: the look below sees what is held', async () => {
    const before = await heldMemory();
    // Other memory that the process frees meanwhile must not hide it.
    const held = [
      Buffer.alloc(MOST_MEGABYTES * MEGABYTE),
      randomBytes(MOST_MEGABYTES * MEGABYTE).toString('latin1'),
    ];
    expect((await heldMemory()) - before).toBeGreaterThan(MOST_MEGABYTES * MEGABYTE);
    held.length = 0;
    expect((await heldMemory()) - before).toBeLessThan(MEGABYTE);
  });

  it('is read within bounds or unreadable, and leaves the memory of the server as it was', async () => {
    const counts = { read: 0, unreadable: 0 };
    let next = FIRST;
    const worker = async () => {
      for (let seed = next++; seed < FIRST + MAILS; seed = next++)
        counts[
          await outcomeOf(hostileMail(seed), `mail-${seed}`).catch((error) => {
            throw new Error(`FUZZ_SEED=${seed}`, { cause: error });
          })
        ]++;
    };
    const before = await heldMemory();
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    const grown = ((await heldMemory()) - before) / MEGABYTE;
    if (wanted)
      console.info(`From FUZZ_SEED=${FIRST}: ${JSON.stringify(counts)}, ${grown.toFixed(1)} MB more`);
    expect(counts.read + counts.unreadable).toBe(MAILS);
    expect(counts.read).toBeGreaterThan(MAILS / 2);
    expect(grown).toBeLessThan(MOST_MEGABYTES);
  }, 14_400_000);
});

/** Returns the heap and buffers in use, after collecting the garbage of generating hostile emails. */
async function heldMemory(): Promise<number> {
  // Buffers are freed after the collection that finds them, and the next finds what they held.
  for (let again = 0; again < 3; again++) {
    collectGarbage();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
