import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';
import { addMissingToSearch } from '../search/search-store.ts';

const BATCH = 500;

/** Backfills the columns and search texts of 0006 and 0007 for older inquiries: clock, keys, search. */
export async function fillOlderInquiries(trx: Db, after: string): Promise<string | null> {
  const rows = await trx
    .selectFrom('inquiries')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(BATCH)
    .execute();
  const ids = rows.map((row) => row.id);
  if (ids.length === 0) return null;
  await readFirstContacts(trx, ids);
  await addMissingToSearch(trx, ids, { withWords: false });
  return ids.at(-1) ?? null;
}

/** Fills the first contact of inquiries that left New before the clock had a column, from the event's time and author. */
async function readFirstContacts(trx: Db, ids: string[]): Promise<void> {
  const contacts = ['contacted', 'in-progress', 'completed'].map((to) => JSON.stringify({ from: 'new', to }));
  const first = (column: 'at' | 'actor_id') => sql`(
    select ${sql.ref(column)} from inquiry_events e
    where e.inquiry_id = inquiries.id and e.kind = 'status' and e.data in (${sql.join(contacts)})
    order by e.at limit 1)`;
  await sql`update inquiries set first_contact_at = ${first('at')}, first_contact_by = ${first('actor_id')}
    where status <> 'new' and first_contact_at is null and id in (${sql.join(ids)})`.execute(trx);
}
