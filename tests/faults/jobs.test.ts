/** Servers are killed over their jobs (docs/decisions/0008), on both databases. */
import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, inject, it, onTestFinished } from 'vitest';
import { connect, sqliteFile } from '../../server/database/connect.ts';
import { enqueueJobs } from '../../server/jobs/jobs-store.ts';
import { createDatabase, dropDatabase } from '../../server/testing/postgres-cluster.ts';
import { projectNode } from '../support/running-server.ts';

const rounds = Number(process.env.FAULT_ROUNDS ?? 5);
const SERVERS = 3;
const SERVER = join(import.meta.dirname, '../support/job-server.ts');

type Start = { key: string; pid: number; at: number };

it.each(inject('postgresUrl') ? ['sqlite', 'postgres'] : ['sqlite'])(
  `kill -9 of servers at work loses no job and does none twice, on %s, ${rounds} rounds`,
  { timeout: 120_000 + rounds * 5000 },
  async (engine) => {
    const { db, target, notes } = await scene(engine);
    const killedAt = new Map<number, number>();
    const servers = Array.from({ length: SERVERS }, () => start(target, notes));
    onTestFinished(() => servers.forEach((server) => void server.kill('SIGKILL')));
    const acknowledged: string[] = [];
    let isOver = false;
    const enqueueing = (async () => {
      while (!isOver) {
        const key = `k${acknowledged.length}`;
        await db.transaction().execute((trx) => enqueueJobs(trx, [{ task: 'probe', key }]));
        acknowledged.push(key);
        await pause(5);
      }
    })();
    const starts = (): Start[] =>
      readFileSync(notes, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line));
    for (let round = 0; round < rounds; round++) {
      const before = starts().length;
      await expect.poll(() => starts().length, { timeout: 30_000 }).toBeGreaterThan(before + 5);
      const victim = servers[round % SERVERS] as ChildProcess;
      killedAt.set(victim.pid as number, Date.now());
      victim.kill('SIGKILL');
      servers[round % SERVERS] = start(target, notes);
    }
    isOver = true;
    await enqueueing;

    const left = async () =>
      (await db.selectFrom('jobs').select('key').where('task', '=', 'probe').execute()).length;
    await expect.poll(left, { timeout: 60_000 }).toBe(0);
    const { rows } = await sql<{ key: string }>`select key from probe_done`.execute(db);
    expect(rows.map(({ key }) => key).sort()).toEqual(acknowledged.sort());
    const again = [...Map.groupBy(starts(), ({ key }) => key).values()].filter((all) => all.length > 1);
    for (const all of again)
      for (const [n, { pid }] of all.slice(0, -1).entries())
        expect(killedAt.get(pid), all[n]?.key).toBeLessThan(all[n + 1]?.at as number);
    expect(again.length).toBeGreaterThan(0);
  },
);

function start(target: object, notes: string): ChildProcess {
  return spawn(
    projectNode,
    ['--disable-warning=ExperimentalWarning', SERVER, JSON.stringify(target), notes],
    {
      stdio: 'inherit',
    },
  );
}

async function scene(engine: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'ledge-frame-jobs-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const cluster = inject('postgresUrl') as string;
  const databaseUrl =
    engine === 'postgres' ? await createDatabase(cluster, inject('migratedDatabase') as string) : undefined;
  if (databaseUrl) onTestFinished(() => dropDatabase(cluster, databaseUrl));
  else copyFileSync(inject('migratedFile'), sqliteFile(dataDir));
  const target = { dataDir, databaseUrl };
  const db = connect(target);
  onTestFinished(() => db.destroy());
  await sql`create table probe_done (key text not null)`.execute(db);
  const notes = join(dataDir, 'starts');
  writeFileSync(notes, '');
  return { db, target, notes };
}
