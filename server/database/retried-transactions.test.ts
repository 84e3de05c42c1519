/** Transactions that stand in each other's way on PostgreSQL. */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { savedInquiry } from '../testing/saved-inquiry.ts';
import { createTestApp, engines, signedIn } from '../testing/test-app.ts';

describe.skipIf(!engines.includes('postgres'))('on PostgreSQL', () => {
  it('two transactions that lock the same rows in opposite order both take place', async () => {
    const test = await createTestApp('postgres');
    try {
      const ids = [await savedInquiry(test.db), await savedInquiry(test.db)];
      let [runs, waiting] = [0, 0];
      const touch = (order: string[]) =>
        test.db.transaction().execute(async (trx) => {
          runs += 1;
          for (const [at, id] of order.entries()) {
            const notes = sql<string>`coalesce(notes, '') || 'x'`;
            await trx.updateTable('inquiries').set({ notes }).where('id', '=', id).execute();
            // Both have their first row before either asks for its second.
            if (at === 0) waiting += 1;
            while (waiting < 2) await pause(5);
          }
        });
      await Promise.all([touch(ids), touch([...ids].reverse())]);
      const rows = await test.db.selectFrom('inquiries').select('notes').execute();
      expect(rows.map(({ notes }) => notes)).toEqual(['xx', 'xx']);
      expect(runs).toBeGreaterThan(2);
    } finally {
      await test.close();
    }
  });

  it('a request that waits too long for a lock is told to come again, from staff and visitors', async () => {
    const test = await createTestApp('postgres');
    const other = new pg.Client(test.config.databaseUrl);
    await other.connect();
    try {
      const id = await savedInquiry(test.db);
      const { cookie } = await signedIn(test, 'owner');
      await other.query(`alter database ${other.database} set lock_timeout = '100ms'`);
      await other.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      await other.query('begin');
      await other.query('lock table inquiries in access exclusive mode');
      const message = 'Eleven acres outside of Blanco, a ledge facing south.';
      const sender = { name: 'Rosa', email: 'rosa@example.com', message, elapsed: 60_000 };
      const acts = [
        ['POST', '/api/inquiries', sender],
        ['GET', `/api/inquiries/${id}`, undefined],
        ['PATCH', `/api/inquiries/${id}`, { notes: 'Called.' }],
        ['POST', '/api/inquiries/bulk', { ids: [id], change: { status: 'contacted' } }],
        ['POST', `/api/inquiries/${id}/replies`, { subject: 'Yes', text: 'Come by.' }],
        ['POST', '/api/erasures', { inquiryId: id }],
      ] as const;
      for (const [method, url, payload] of acts) {
        const answer = await test.app.inject({ method, url, headers: { cookie }, payload });
        expect(answer.statusCode, `${method} ${url}: ${answer.body}`).toBe(503);
        expect(answer.headers['retry-after']).toBe('5');
      }
      await other.query('rollback');
      expect(
        (await test.app.inject({ url: `/api/inquiries/${id}`, headers: { cookie } })).json(),
      ).toMatchObject({
        notes: null,
      });
    } finally {
      await other.end();
      await test.close();
    }
  });
});
