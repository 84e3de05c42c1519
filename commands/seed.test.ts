import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'ledge-frame-seed-'));
afterAll(() => rmSync(folder, { recursive: true }));

const seed = (args: string[], env: Record<string, string> = {}) =>
  new Promise<{ code: number; output: string }>((resolve) =>
    execFile(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'seed.ts'), ...args],
      { env: { PATH: process.env.PATH, DATA_DIR: folder, ...env } },
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    ),
  );

function count(): number {
  const database = new DatabaseSync(join(folder, 'ledge-frame.sqlite'));
  const { n } = database
    .prepare('select count(*) as n from inquiries join inquiry_search on inquiry_id = id')
    .get() as { n: number };
  database.close();
  return n;
}

it('adds as many as it is told, to be found by search, and tells how far it is', async () => {
  const first = await seed(['--inquiries', '450', '--days', '30', '--seed', 'a']);
  expect(first).toEqual({ code: 0, output: '450 of 450 inquiries\n' });
  expect(count()).toBe(450);
  expect((await seed(['--inquiries', '50', '--seed', 'b'])).code).toBe(0);
  expect(count()).toBe(500);
});

it('keeps away from the real site', async () => {
  const refused = await seed(['--inquiries', '5'], { SITE_ORIGIN: 'https://www.example.com' });
  expect(refused.code).toBe(2);
  expect(refused.output).toContain('don’t belong');
  expect(count()).toBe(500);
});

it.each([
  [[]],
  [['--inquiries', 'many']],
  [['--inquiries', '0']],
  [['--inquiries', '5', '--days', '0.5']],
  [['--people', '5']],
])('says how it is used when it is called with %j', async (args) => {
  const refused = await seed(args);
  expect(refused.code).toBe(2);
  expect(refused.output).toContain('npm run seed -- --inquiries NUMBER');
});
