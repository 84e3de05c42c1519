/** A form that is sent again while its first inquiry is being erased. Can't occur on SQLite, which has a single writer. */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { expect, it, onTestFinished } from 'vitest';
import { connect } from '../database/connect.ts';
import { createTestApp } from '../testing/test-app.ts';

it('is a new request when the erasure comes between, and no failure', async () => {
  const test = await createTestApp('postgres');
  onTestFinished(test.close);
  const other = connect(test.config);
  onTestFinished(() => other.destroy());
  const headers = { 'idempotency-key': uuid() };
  const payload = { name: 'Ada', email: 'ada@example.com', message: 'A house on rock.' };
  const send = () => test.app.inject({ method: 'POST', url: '/api/inquiries', headers, payload });
  const first = (await send()).json();
  const again = await other.transaction().execute(async (trx) => {
    await trx.deleteFrom('inquiries').where('id', '=', first.id).execute();
    const sent = send();
    // Its insert waits to see whether the key is taken.
    const waiting = sql<{ n: string }>`select count(*) as n from pg_locks
      where locktype = 'transactionid' and not granted`;
    while (Number((await waiting.execute(trx)).rows[0]?.n) === 0) await pause(10);
    return { sent };
  });
  expect((await again.sent).statusCode).toBe(201);
  expect((await again.sent).json().id).not.toBe(first.id);
  expect(await test.db.selectFrom('inquiries').select('id').execute()).toHaveLength(1);
});
