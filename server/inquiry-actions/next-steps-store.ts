/** Ends the snoozing of inquiries whose next step has reached its time. Several servers may run this at the same time. */
import type { Db } from '../database/schema.ts';
import { addEvents, eventRow } from '../inquiries/events-store.ts';

/** Rows per transaction. */
const AT_ONCE = 100;

/** @returns the number of inquiries whose snoozing ended. */
export async function resumeSnoozed(db: Db, now: string): Promise<number> {
  let all = 0;
  for (;;) {
    const back = await db.transaction().execute(async (trx) => {
      const rows = await trx
        .updateTable('inquiries')
        .set((eb) => ({
          // An inquiry that waits already keeps its time and its reason.
          waiting_since: eb.fn.coalesce('waiting_since', 'snoozed_until'),
          waiting_reason: eb.fn.coalesce('waiting_reason', eb.val('next-step')),
          snoozed_until: null,
          version: eb('version', '+', 1),
          updated_at: now,
        }))
        .where('snoozed_until', 'is not', null)
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('inquiries as due')
            .select('due.id')
            .where('due.snoozed_until', 'is not', null)
            .where('due.snoozed_until', '<=', now)
            .orderBy('due.id')
            .limit(AT_ONCE),
        )
        .returning(['id', 'next_step'])
        .execute();
      await addEvents(
        trx,
        rows.map(({ id, next_step }) => eventRow(id, now, null, 'next-step-due', { text: next_step })),
      );
      return rows.length;
    });
    all += back;
    if (back < AT_ONCE) return all;
  }
}
