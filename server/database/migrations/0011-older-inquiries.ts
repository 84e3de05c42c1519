import { sql } from 'kysely';
import { addMissingToSearch } from '../../inquiries/list/search-store.ts';
import type { Db } from '../schema.ts';

const BATCH = 500;

/** What 0006 and 0007 keep beside each inquiry, for those that were there before: clock, keys, search. */
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
  await addMissingToSearch(trx, ids);
  return ids.at(-1) ?? null;
}

/** Inquiries that left New before the clock had a column: the event says when, and by whom. */
async function readFirstContacts(trx: Db, ids: string[]): Promise<void> {
  const contacts = ['contacted', 'in-progress', 'completed'].map((to) => JSON.stringify({ from: 'new', to }));
  const first = (column: 'at' | 'actor_id') => sql`(
    select ${sql.ref(column)} from inquiry_events e
    where e.inquiry_id = inquiries.id and e.kind = 'status' and e.data in (${sql.join(contacts)})
    order by e.at limit 1)`;
  await sql`update inquiries set first_contact_at = ${first('at')}, first_contact_by = ${first('actor_id')}
    where status <> 'new' and first_contact_at is null and id in (${sql.join(ids)})`.execute(trx);
}
