/** Scheduled versions, as part of a transaction that has the releases to itself. */
import { isDeepStrictEqual } from 'node:util';
import type { Trx } from '../database/schema.ts';
import { dropJob } from '../jobs/jobs-store.ts';

/** The job of each row that waits, under its ID. */
export const SCHEDULED_RELEASE = 'scheduled-release';

export type FrozenItem = { record_id: string; value: string; hidden: number; replaces: string | null };

/** Returns the items of a scheduled update by record; null when nothing is scheduled under the id. */
export async function scheduledItems(trx: Trx, id: string): Promise<Map<string, FrozenItem> | null> {
  const items = await trx
    .selectFrom('content_scheduled_items as i')
    .innerJoin('content_scheduled as s', 's.id', 'i.scheduled_id')
    .select(['i.record_id', 'i.value', 'i.hidden', 'i.replaces'])
    .where('s.id', '=', id)
    .where('s.failed', 'is', null)
    .execute();
  return items.length === 0 ? null : new Map(items.map((item) => [item.record_id, item]));
}

/** Deletes a schedule after it was published or removed. */
export async function deleteSchedule(trx: Trx, id: string): Promise<void> {
  await unlockRecords(trx, id);
  await trx.deleteFrom('content_scheduled').where('id', '=', id).execute();
}

/** Records may be scheduled and published again; nothing happens at the time. */
export async function unlockRecords(trx: Trx, id: string): Promise<void> {
  await dropJob(trx, SCHEDULED_RELEASE, id);
  await trx
    .updateTable('content_records')
    .set({ scheduled_id: null })
    .where('scheduled_id', '=', id)
    .execute();
}

/** A failure is old news once any part of it is published or scheduled again. */
export async function forgetFailed(trx: Trx, records: readonly string[]): Promise<void> {
  if (records.length === 0) return;
  await trx
    .deleteFrom('content_scheduled')
    .where('failed', 'is not', null)
    .where('id', 'in', (q) =>
      q.selectFrom('content_scheduled_items').select('scheduled_id').where('record_id', 'in', records),
    )
    .execute();
}

/** Whether a record's draft is what was scheduled: then it ends with it. */
export const isDraftStill = (
  record: { draft: string | null; draft_hidden: number },
  item: Pick<FrozenItem, 'value' | 'hidden'>,
): boolean =>
  record.draft !== null &&
  record.draft_hidden === item.hidden &&
  isDeepStrictEqual(JSON.parse(record.draft), JSON.parse(item.value));
