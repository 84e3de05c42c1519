/**
 * After a kill -9 during an erasure, the next start finishes the erasure. No other data is lost: neither requests that
 * arrive meanwhile, nor later ones from the same address. `npm run test:faults` erases more inquiries than one statement
 * can have parameters; `npm test` fewer.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { ErasureRecord, ErasureTraces } from '#contract/inquiries/erasure.ts';
import { connect } from '../../server/database/connect.ts';
import { filesWith } from '../../server/erasure/testing/files-with.ts';
import { saveMany } from '../../server/erasure/testing/parts.ts';
import { createDatabase, postgresPrograms, startCluster } from '../../server/testing/postgres-cluster.ts';
import { postInquiries } from '../support/acknowledged-inquiries.ts';
import { becomeOwner } from '../support/office.ts';
import { startServer } from '../support/running-server.ts';

const count = process.env.FAULT_ROUNDS ? 33_000 : 1500;
const CANARY = 'zuqxoqjuvqlxz';
const EMAIL = `${CANARY}@example.com`;

describe('an erasure that is killed', () => {
  it(`on SQLite: ${count} inquiries`, { timeout: 900_000 }, () => killAndFinish());

  it.skipIf(!postgresPrograms())(`on PostgreSQL: ${count} inquiries`, { timeout: 900_000 }, async () => {
    const cluster = await startCluster();
    try {
      await killAndFinish(await createDatabase(cluster.url));
    } finally {
      cluster.remove();
    }
  });
});

async function killAndFinish(databaseUrl?: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'ledge-frame-erasing-'));
  const settings = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  let server = await startServer(settings);
  const port = { PORT: String(server.port) };
  const cookie = await becomeOwner(server);
  const db = connect({ databaseUrl, dataDir });
  const poster = postInquiries(() => server.url, 1);
  try {
    await saveMany({ db }, { count, email: EMAIL, message: `About ${CANARY}.` });
    const left = async () =>
      Number(
        (
          await db
            .selectFrom('inquiries')
            .select((eb) => eb.fn.countAll().as('count'))
            .where('email', '=', EMAIL)
            .executeTakeFirstOrThrow()
        ).count,
      );
    const headers = { cookie, 'content-type': 'application/json' };
    const asked = fetch(`${server.url}/api/erasures`, {
      ...{ method: 'POST', headers, body: JSON.stringify({ email: EMAIL }) },
    }).catch(() => null);
    while ((await left()) > count - 100) await pause(5);
    await server.kill('SIGKILL');
    expect(await asked).toBeNull();
    const cutOff = await left();
    expect(cutOff).toBeGreaterThan(0);
    await saveMany({ db }, { count: 1, email: EMAIL, message: 'It is me again.' });
    server = await startServer({ ...settings, ...port });
    const read = async <T>(path: string) =>
      (await (await fetch(server.url + path, { headers: { cookie } })).json()) as T;
    /** Dates the erasure back, and waits until the server has removed its traces. */
    const nightComes = async () => {
      await db.updateTable('erasure_traces').set({ since: '2026-01-01T12:00:00.000Z' }).execute();
      while ((await read<ErasureTraces>('/api/erasures/traces')).since !== null) await pause(500);
    };
    while (!(await read<ErasureRecord[]>('/api/erasures'))[0]?.finished) await pause(500);
    expect(await read('/api/erasures')).toMatchObject([
      { kind: 'address', actorName: 'Olivia Owner', counts: { inquiries: count, mails: count } },
    ]);
    expect(await left()).toBe(1);
    await nightComes();
    await poster.stop();
    const kept = await db.selectFrom('inquiries').select('id').where('email', '<>', EMAIL).execute();
    const ids = new Set(kept.map(({ id }) => id));
    expect(poster.acknowledged.filter(({ id }) => !ids.has(id))).toEqual([]);
    expect(poster.acknowledged.length).toBeGreaterThan(0);
    // A separate erasure removes the inquiry that has arrived since.
    await fetch(`${server.url}/api/erasures`, {
      ...{ method: 'POST', headers, body: JSON.stringify({ email: EMAIL }) },
    });
    await nightComes();
    await server.kill('SIGTERM');
    expect(filesWith(dataDir, CANARY)).toEqual([]);
  } finally {
    await poster.stop();
    await db.destroy();
    await server.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
