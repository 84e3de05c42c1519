/** Removes what is kept for a while only. */
import type { Db } from '../database/schema.ts';

const BATCH = 200;

/** Deletes emails that were archived before an instant, with their originals. @returns how many. */
export async function deleteDismissedMail(db: Db, before: string): Promise<number> {
  for (let removed = 0; ; ) {
    const rows = await db
      .selectFrom('inbound_mails')
      .select(['id', 'blob_id'])
      .where('state', '=', 'set-aside')
      .where('received_at', '<', before)
      .limit(BATCH)
      .execute();
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return removed;
    const { numDeletedRows } = await db
      .deleteFrom('inbound_mails')
      .where('id', 'in', ids)
      .where('state', '=', 'set-aside')
      .executeTakeFirstOrThrow();
    removed += Number(numDeletedRows);
    if (ids.length < BATCH) return removed;
  }
}
