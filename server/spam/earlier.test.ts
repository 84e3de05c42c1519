import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestApp, engines } from '../testing/test-app.ts';

it.each(engines)(
  'finds the newest of one address by an index on %s, however much it sent',
  async (engine) => {
    const { db, close } = await createTestApp(engine);
    const question = sql`select created_at from inquiries where email_key = 'a@example.com' order by created_at desc limit 12`;
    const plan = await db.transaction().execute(async (trx) => {
      if (engine === 'sqlite') return sql`explain query plan ${question}`.execute(trx);
      // An empty table would be scanned entirely.
      await sql`set local enable_seqscan = off`.execute(trx);
      return sql`explain ${question}`.execute(trx);
    });
    const words = JSON.stringify(plan.rows);
    expect(words).toContain('inquiries_email_newest');
    expect(words).not.toMatch(/Sort|TEMP B-TREE/);
    await close();
  },
);
