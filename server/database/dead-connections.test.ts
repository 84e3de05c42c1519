/** A PostgreSQL server that stops answering without closing a connection. */
import { createServer, connect as dial, type Socket } from 'node:net';
import pg from 'pg';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { freePort } from '../testing/postgres-cluster.ts';
import { closeUnresponsiveConnections } from './dead-connections.ts';
import { isDatabaseDown } from './error-codes.ts';

const TIMES = { lookMs: 20, silentMs: 100, answerMs: 3000, longestMs: 60_000 };
const url = inject('postgresUrl') as string;

describe.skipIf(!url)('a connection on which PostgreSQL is silent', () => {
  const opened: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of opened.splice(0).reverse()) await close();
  });

  async function poolBehindWire(times: Partial<typeof TIMES> = {}) {
    const wire = await wireTo(url);
    const pool = new pg.Pool({ connectionString: wire.url, max: 2 });
    pool.on('error', () => {});
    pool.on('connect', (client) => client.on('error', () => {}));
    closeUnresponsiveConnections(pool, wire.url, { ...TIMES, ...times });
    opened.push(wire.close, () => pool.end());
    return { pool, wire };
  }
  const failureOf = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error) => error as Error,
    );

  it('is closed when PostgreSQL answers nobody, and what waited is told that the database is away', async () => {
    const { pool, wire } = await poolBehindWire({ answerMs: 200 });
    const client = await pool.connect();
    await client.query('begin');
    wire.cut('all');
    const failure = await failureOf(client.query('select 1'));
    expect(isDatabaseDown(failure)).toBe(true);
    expect(isDatabaseDown(await failureOf(client.query('rollback')))).toBe(true);
    client.release();
    wire.mend();
    expect((await pool.query('select 2 as two')).rows).toEqual([{ two: 2 }]);
  });

  it('is closed when PostgreSQL answers others, and no longer knows it', async () => {
    const { pool, wire } = await poolBehindWire({ longestMs: 400 });
    const client = await pool.connect();
    await client.query('select 1');
    wire.cut('opened');
    expect(isDatabaseDown(await failureOf(client.query('select 1')))).toBe(true);
    client.release();
    expect((await pool.query('select 2 as two')).rows).toEqual([{ two: 2 }]);
  });

  it('stays while PostgreSQL works on its statement, however long', async () => {
    const { pool } = await poolBehindWire({ longestMs: 200 });
    const client = await pool.connect();
    expect((await client.query("select 'done' as says, pg_sleep(1)")).rows[0].says).toBe('done');
    client.release();
  });
});

/** A line to PostgreSQL that can lose all that is sent, as a network does. */
async function wireTo(target: string) {
  const { hostname, port } = new URL(target);
  const ends = new Set<Socket>();
  const silent = new Set<Socket>();
  let cutAll = false;
  const server = createServer((near) => {
    const far = dial(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(from);
      from.on('error', () => {});
      from.on('close', () => to.destroy());
      from.on('data', (bytes) => {
        if (!cutAll && !silent.has(near)) to.write(bytes);
      });
    }
    ends.add(near);
  });
  const own = await freePort();
  await new Promise<void>((resolve) => server.listen(own, '127.0.0.1', resolve));
  return {
    url: target.replace(`:${port}`, `:${own}`),
    cut(what: 'all' | 'opened') {
      if (what === 'all') cutAll = true;
      else for (const end of ends) silent.add(end);
    },
    mend() {
      cutAll = false;
    },
    async close() {
      for (const end of ends) end.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
