/**
 * PostgreSQL is stopped and started while visitors post: refusals state when to retry, pages are served as usual, and
 * the server recovers within ten seconds without a restart. A tenth of FAULT_ROUNDS: 20 by `npm run test:faults`.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { connect } from '../../server/database/connect.ts';
import { createDatabase, postgresPrograms, startCluster } from '../../server/testing/postgres-cluster.ts';
import { startServer } from '../support/running-server.ts';
import { inquiry, send, type TrafficResponse, traffic } from '../support/traffic.ts';

const rounds = Math.max(2, Math.round(Number(process.env.FAULT_ROUNDS ?? 5) / 10));
/** The guarantee, checked by the long form on an idle machine. The short form has longer limits, for a busy machine. */
const [REFUSED_MS, BACK_MS] = process.env.FAULT_ROUNDS ? [2000, 10_000] : [15_000, 30_000];
const PAGES = ['/', '/contact', '/services', '/admin', '/healthz'];

it.skipIf(!postgresPrograms())(
  `PostgreSQL away under load and back, ${rounds} times`,
  {
    timeout: 60_000 + rounds * 60_000,
  },
  async () => {
    const cluster = await startCluster();
    const databaseUrl = await createDatabase(cluster.url);
    const server = await startServer({ DATABASE_URL: databaseUrl });
    const load = traffic(
      () => server.url,
      10,
      (visitor) => (visitor < 8 ? inquiry() : { method: 'GET', path: '/' }),
    );
    const posts = (all: TrafficResponse[]) => all.filter((one) => one.what.startsWith('POST'));
    let slowestRefusal = 0;
    let slowestReturn = 0;
    try {
      for (let round = 1; round <= rounds; round++) {
        const saved = posts(load.sent).filter((one) => one.status === 201).length;
        await until(() => posts(load.sent).filter((one) => one.status === 201).length >= saved + 20);
        cluster.stop(round % 2 === 0 ? 'fast' : 'immediate');
        await pause(100);
        const asked = load.sent.length;
        for (const path of PAGES)
          expect(await send(server.url, { method: 'GET', path }), path).toMatchObject({ status: 200 });
        const away = Date.now();
        const refused = await Promise.all(Array.from({ length: 10 }, () => send(server.url, inquiry())));
        const took = Math.max(...refused.map((one) => (one.answeredAt ?? 0) - away));
        for (const one of refused) expect(one).toMatchObject({ status: 503, retryAfter: '5' });
        expect(JSON.parse(refused[0]?.body ?? '{}').detail).toMatch(/Try again/);
        slowestRefusal = Math.max(slowestRefusal, took);
        expect((await send(server.url, { method: 'GET', path: '/readyz' })).status).toBe(503);
        const during = load.sent.slice(asked);
        for (const one of during) expect([200, 201, 503]).toContain(one.status);
        await cluster.start();
        const started = Date.now();
        await until(async () => (await send(server.url, inquiry())).status === 201);
        slowestReturn = Math.max(slowestReturn, Date.now() - started);
        if (round % 5 === 0 || round === rounds)
          console.log(
            `PostgreSQL away: ${round} of ${rounds}, refused within ${slowestRefusal} ms, back within ${slowestReturn} ms`,
          );
      }
      await load.stop();
      expect(slowestRefusal).toBeLessThan(REFUSED_MS);
      expect(slowestReturn).toBeLessThan(BACK_MS);
      expect(load.sent.filter((one) => one.failure)).toEqual([]);
      const db = connect({ databaseUrl, dataDir: server.dataDir });
      const rows = await db.selectFrom('inquiries').select('id').execute();
      await db.destroy();
      const there = new Set(rows.map((row) => row.id));
      const acknowledged = posts(load.sent).filter((one) => one.status === 201);
      expect(acknowledged.filter(({ body }) => !there.has(JSON.parse(body).id))).toEqual([]);
    } finally {
      await load.stop();
      await server.remove();
      cluster.remove();
    }
  },
);

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const began = Date.now();
  while (!(await isSo())) {
    if (Date.now() - began > 30_000) throw new Error('It did not come about within 30 s.');
    await pause(20);
  }
}
