/**
 * An upgrade blocks writes for at most 3 s: servers of this version continue to write while a next version migrates
 * 100,000 inquiries in `npm run test:faults`, 2,000 in `.ci/run`.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, inject, it } from 'vitest';
import { connect } from '../../server/database/connect.ts';
import { migrate } from '../../server/migrations/migrate.ts';
import { saveInquiries } from '../../server/migrations/testing/next-version-store.ts';
import { createDatabase } from '../../server/testing/postgres-cluster.ts';
import { projectNode } from '../support/running-server.ts';

const rounds = Number(process.env.FAULT_ROUNDS ?? 4);
const inquiries = rounds * 500;
/** The guarantee, checked by the long form. The short form has a longer limit, for a busy machine. */
const LONGEST_MS = process.env.FAULT_ROUNDS ? 3000 : 15_000;

const root = join(import.meta.dirname, '../..');
const MIGRATE = `
  import { connect } from '${root}/server/database/connect.ts';
  import { migrate } from '${root}/server/migrations/migrate.ts';
  import { nextVersion } from '${root}/server/migrations/testing/next-version-store.ts';
  const db = connect(JSON.parse(process.argv[1]));
  await migrate(db, nextVersion);
  await db.destroy();
`;

function run(...args: string[]) {
  const child = spawn(projectNode, ['--disable-warning=ExperimentalWarning', ...args], { cwd: root });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const ended = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.on('exit', (code) => resolve({ code, output })),
  );
  const ready = new Promise((resolve) => child.stdout.once('data', resolve));
  return { child, ended, ready };
}

describe.each(inject('postgresUrl') ? ['sqlite', 'postgres'] : ['sqlite'])('an upgrade on %s', (engine) => {
  it(`with ${inquiries} inquiries lets servers of the previous release keep writing`, {
    timeout: 900_000,
  }, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'ledge-frame-upgrade-'));
    const databaseUrl =
      engine === 'postgres' ? await createDatabase(inject('postgresUrl') as string) : undefined;
    const target = { dataDir, databaseUrl };
    const db = connect(target);
    await migrate(db);
    await saveInquiries(db, 0, inquiries);
    const writer = run('tests/support/steady-writer.ts', JSON.stringify(target), String(inquiries));
    await writer.ready;
    const began = Date.now();
    const upgraded = await run('--input-type=module', '-e', MIGRATE, JSON.stringify(target)).ended;
    const seconds = (Date.now() - began) / 1000;
    writer.child.kill('SIGTERM');
    const { output } = await writer.ended;
    expect(upgraded).toMatchObject({ code: 0 });
    const load = JSON.parse(output.split('\n').find((line) => line.startsWith('{')) as string);
    console.log(
      `${engine}: ${inquiries} inquiries upgraded in ${seconds.toFixed(1)} s; meanwhile ${load.writes} writes, the longest ${load.longestMs} ms`,
    );
    expect(load.failures).toEqual([]);
    expect(load.longestMs).toBeLessThan(LONGEST_MS);
    const count = async (table: string) =>
      Number(
        (await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(db)).rows[0]?.n,
      );
    expect(await count('inquiries')).toBe(inquiries + load.writes / 2);
    await db.destroy();
    rmSync(dataDir, { recursive: true });
  });
});
