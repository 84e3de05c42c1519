import { setup } from '#content/firm.ts';
import { CLOCK_MS, overdueBefore } from '#contract/inquiries/clock.ts';
import type { Db } from '../database/schema.ts';
import { clockRuns, clockRunsSince, owesFirstContact } from '../inquiry-list/queue-store.ts';
import { type Listener, wants } from './listeners-store.ts';
import type { NewNotice } from './notices-store.ts';
import { nearlyOverdueAt } from './quiet-hours.ts';

/** More than a studio gets in a day; the oldest first. */
const MOST = 5000;

/** Returns notices of running clocks that are about to end, once for each start of a clock. */
export async function nearlyOverdue(db: Db, now: Date, to: Listener[]): Promise<NewNotice[]> {
  const listening = to.filter((one) => wants(one, 'overdue'));
  if (listening.length === 0) return [];
  const rows = await db
    .selectFrom('inquiries')
    .select(['id', 'assignee_id', 'created_at', 'waiting_since'])
    .select(owesFirstContact.as('owes_first'))
    .where(clockRuns)
    .where((eb) => eb.not(clockRunsSince(overdueBefore(now))))
    .orderBy('created_at')
    .limit(MOST)
    .execute();
  return rows.flatMap(({ id, assignee_id, created_at, waiting_since, owes_first }) => {
    const since = owes_first ? created_at : (waiting_since as string);
    return listening
      .filter(({ staffId }) => assignee_id === null || assignee_id === staffId)
      .map((one) => {
        const at = nearlyOverdueAt(Date.parse(since) + CLOCK_MS, one.quiet, setup.timeZone);
        return { one, at: new Date(at).toISOString() };
      })
      .filter(({ one, at }) => at <= now.toISOString() && at >= one.since)
      .map(({ one, at }) => ({
        ...{ staffId: one.staffId, event: `overdue:${id}:${since}`, kind: 'overdue' as const },
        ...{ inquiryId: id, at, dueAt: now.toISOString() },
      }));
  });
}
