/**
 * Every acknowledged inquiry is stored exactly once, no matter which process is killed (requirements §16).
 * FAULT_ROUNDS rounds of kill -9 on SQLite and a tenth of them of `stop -m immediate` on PostgreSQL:
 * few in `npm test`, 200 and 20 by `npm run test:faults`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { connect } from '../../server/database/connect.ts';
import {
  createDatabase,
  freePort,
  postgresPrograms,
  startCluster,
} from '../../server/testing/postgres-cluster.ts';
import { type Acknowledged, postInquiries } from '../support/acknowledged-inquiries.ts';
import { type RunningServer, startServer } from '../support/running-server.ts';

const rounds = Number(process.env.FAULT_ROUNDS ?? 5);
const dataDir = mkdtempSync(join(tmpdir(), 'ledge-frame-kill-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Asks the database itself, not the server that was killed. */
async function expectAllOnce(acknowledged: Acknowledged[], databaseUrl?: string) {
  const db = connect({ databaseUrl, dataDir });
  const rows = await db
    .selectFrom('inquiries')
    .select(['id', 'reference', 'idempotency_key', 'message'])
    .execute();
  const events = await db
    .selectFrom('inquiry_events')
    .select('inquiry_id')
    .where('kind', '=', 'created')
    .execute();
  await db.destroy();
  const byKey = Map.groupBy(rows, (row) => row.idempotency_key);
  for (const { id, reference, key, message } of acknowledged)
    expect(byKey.get(key)).toEqual([{ id, reference, idempotency_key: key, message }]);
  expect(new Set(events.map((e) => e.inquiry_id)).size).toBe(rows.length);
  expect(events).toHaveLength(rows.length);
}

const progress = (what: string, round: number, of: number, acknowledged: Acknowledged[]) => {
  if (round % 10 === 0 || round === of)
    console.log(`${what}: ${round} of ${of}, ${acknowledged.length} acknowledged`);
};

describe('what was acknowledged survives', () => {
  it(`kill -9 under concurrent posts on SQLite, ${rounds} rounds`, {
    timeout: 60_000 + rounds * 5000,
  }, async () => {
    const port = String(await freePort());
    const poster = postInquiries(() => `http://127.0.0.1:${port}`, 8);
    let server: RunningServer | undefined;
    for (let round = 1; round <= rounds; round++) {
      server = await startServer({ PORT: port, DATA_DIR: dataDir });
      const before = poster.acknowledged.length;
      while (poster.acknowledged.length < before + 5) await pause(5);
      await pause(Math.random() * 80);
      await server.kill('SIGKILL');
      progress('kill -9', round, rounds, poster.acknowledged);
    }
    await poster.stop();
    expect(poster.acknowledged.length).toBeGreaterThanOrEqual(rounds * 5);
    await expectAllOnce(poster.acknowledged);
  });

  const immediate = Math.max(2, Math.round(rounds / 10));
  it.skipIf(!postgresPrograms())(
    `immediate stop of PostgreSQL under concurrent posts, ${immediate} rounds`,
    { timeout: 60_000 + immediate * 30_000 },
    async () => {
      const cluster = await startCluster();
      const databaseUrl = await createDatabase(cluster.url);
      const server = await startServer({ DATABASE_URL: databaseUrl });
      const poster = postInquiries(() => server.url, 8);
      try {
        for (let round = 1; round <= immediate; round++) {
          const before = poster.acknowledged.length;
          while (poster.acknowledged.length < before + 20) await pause(5);
          cluster.stop('immediate');
          await pause(300);
          await cluster.start();
          progress('immediate stop', round, immediate, poster.acknowledged);
        }
        const before = poster.acknowledged.length;
        while (poster.acknowledged.length < before + 5) await pause(5);
        await poster.stop();
        await expectAllOnce(poster.acknowledged, databaseUrl);
      } finally {
        await poster.stop();
        await server.remove();
        cluster.remove();
      }
    },
  );
});
