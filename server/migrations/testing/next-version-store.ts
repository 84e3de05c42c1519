/** Inquiries as this version saves them, and a made-up next version whose migrations they go through. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import { migrations } from '../index.ts';
import type { Migration } from '../migrate.ts';

const BATCH = 500;

/** A batch of what `fill` does for the made-up column: each inquiry's domain. */
export async function fillDomains(trx: Db, after: string): Promise<string | null> {
  const rows = await trx
    .selectFrom('inquiries')
    .select(['id', 'email'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(BATCH)
    .execute();
  for (const { id, email } of rows)
    await sql`update inquiries set domain = ${email.split('@')[1]} where id = ${id}`.execute(trx);
  return rows.at(-1)?.id ?? null;
}

/** The migrations of a next version: a column, and its values for older rows. */
export const nextVersion: Record<string, Migration> = {
  ...migrations,
  '9.0-domain': {
    up: async (db) => {
      await db.schema.alterTable('inquiries').addColumn('domain', 'text').execute();
    },
  },
  '9.0-domains-of-older-inquiries': { fill: fillDomains },
};

/** Saves inquiries number `from` to `to`, without their search texts. */
export async function saveInquiries(db: Db, from: number, to: number): Promise<void> {
  const at = new Date(Date.UTC(2026, 0, 1)).toISOString();
  for (let first = from; first < to; first += BATCH)
    await db
      .insertInto('inquiries')
      .values(
        Array.from({ length: Math.min(BATCH, to - first) }, (_, n) => ({
          id: randomUUID(),
          reference: `UP-${first + n}`,
          name: `Rosa Delgado ${first + n}`,
          email: `rosa@firm-${first + n}.example`,
          message: 'Eleven acres outside of Blanco, a ledge facing south.',
          attachments: '[]',
          created_at: at,
          updated_at: at,
        })),
      )
      .execute();
}
