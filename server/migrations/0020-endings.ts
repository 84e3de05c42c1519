import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';

/**
 * Indexes the few inquiries whose private link was renewed or revoked, for the register of endings, which is compared
 * every minute; and counts each network's requests for a newsletter confirmation (docs/decisions/0029).
 */
export async function endings(db: Db): Promise<void> {
  await sql`create index inquiries_relinked on inquiries (id) where visitor_link_generation > 1`.execute(db);
  await db.schema
    .createTable('newsletter_asks')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('network', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('send_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('newsletter_asks_at').on('newsletter_asks').column('at').execute();
}
