/** POST /api/inquiries over 8 connections, compared with a bare durable insert into the same kind of database. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { connect } from '../server/database/connect.ts';
import { migrate } from '../server/migrations/migrate.ts';
import { createDatabase, postgresPrograms, startCluster } from '../server/testing/postgres-cluster.ts';
import { startServer } from '../tests/support/running-server.ts';
import type { BenchRow } from './bench.ts';
import { inTurns, wrk } from './load.ts';

const CONNECTIONS = 8;
const MILLISECONDS = 4000;
const message = 'A steel-frame house of about 2,800 square feet on a ledge that faces south.';
const columns = ['id', 'reference', 'name', 'email', 'message', 'created_at', 'updated_at'];

export async function benchInquiries(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'ledge-frame-bench-'));
  const script = join(folder, 'post.lua');
  const body = JSON.stringify({ name: 'Bench', email: 'bench@example.com', message });
  writeFileSync(
    script,
    `wrk.method = "POST"\nwrk.headers["Content-Type"] = "application/json"\nwrk.body = [[${body}]]\n`,
  );
  const rows = [await onSqlite(script)];
  if (postgresPrograms()) rows.push(await onPostgres(script));
  rmSync(folder, { recursive: true, force: true });
  return rows;
}

async function onSqlite(script: string): Promise<BenchRow> {
  console.log('Inquiries on SQLite: ours · bare durable insert');
  const server = await startServer();
  const reference = mkdtempSync(join(tmpdir(), 'ledge-frame-bare-'));
  const migrated = connect({ databaseUrl: undefined, dataDir: reference });
  await migrate(migrated);
  await migrated.destroy();
  const database = new DatabaseSync(join(reference, 'ledge-frame.sqlite'));
  database.exec('pragma journal_mode = wal; pragma synchronous = full');
  const statement = database.prepare(
    `insert into inquiries (${columns.join()}) values (${columns.map(() => '?').join()})`,
  );
  const [ours, theirs] = (await inTurns(3, [
    () => wrk(`${server.url}/api/inquiries`, { connections: CONNECTIONS, script }),
    () => perSecond(1, async () => void statement.run(...values())),
  ])) as [number, number];
  database.close();
  rmSync(reference, { recursive: true });
  await server.remove();
  return { what: 'POST /api/inquiries, SQLite', ours, reference: 'bare durable insert', theirs, unit: '/s' };
}

async function onPostgres(script: string): Promise<BenchRow> {
  console.log('Inquiries on PostgreSQL: ours · bare durable insert');
  const cluster = await startCluster();
  const server = await startServer({ DATABASE_URL: await createDatabase(cluster.url) });
  const databaseUrl = await createDatabase(cluster.url);
  const migrated = connect({ databaseUrl, dataDir: '' });
  await migrate(migrated);
  await migrated.destroy();
  const pool = new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS });
  const text = `insert into inquiries (${columns.join()}) values (${columns.map((_, i) => `$${i + 1}`).join()})`;
  const [ours, theirs] = (await inTurns(3, [
    () => wrk(`${server.url}/api/inquiries`, { connections: CONNECTIONS, script }),
    () =>
      perSecond(CONNECTIONS, async () => void (await pool.query({ name: 'bare', text, values: values() }))),
  ])) as [number, number];
  await pool.end();
  await server.remove();
  cluster.remove();
  return {
    what: 'POST /api/inquiries, PostgreSQL',
    ours,
    reference: 'bare durable insert',
    theirs,
    unit: '/s',
  };
}

/** Values of a row as the server writes it, for the same table with the same indexes. */
function values(): string[] {
  const at = new Date().toISOString();
  return [randomUUID(), randomUUID(), 'Bench', 'bench@example.com', message, at, at];
}

/** @returns runs of `work` per second by the given number of concurrent workers. */
async function perSecond(workers: number, work: () => Promise<void>): Promise<number> {
  const end = Date.now() + MILLISECONDS;
  let done = 0;
  const worker = async () => {
    for (; Date.now() < end; done++) await work();
  };
  await Promise.all(Array.from({ length: workers }, worker));
  return done / (MILLISECONDS / 1000);
}
