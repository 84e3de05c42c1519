/** What a restore does to held times: nobody knows whether they were confirmed, taken or given up since the backup. */
import type { Db } from '../database/schema.ts';
import { lockInquiry } from '../inquiries/row-store.ts';
import { endHolds, recordOnInquiry } from './inquiry-events-store.ts';
import { cancelProposals, inquiriesWithLapsed } from './proposals-store.ts';

const AT_ONCE = 100;
/** Later than any hold ends. */
const FOREVER = '9999';

/** Frees every requested and every proposed time; safe to run again after an interruption. */
export async function lapseRestoredHolds(db: Db, now: Date): Promise<void> {
  const at = now.toISOString();
  for (;;) {
    const due = await inquiriesWithLapsed(db, FOREVER, AT_ONCE);
    for (const inquiryId of due)
      await db.transaction().execute(async (trx) => {
        const locked = await lockInquiry(trx, inquiryId);
        if (!locked) return;
        const inquiry = await endHolds(trx, locked, at, FOREVER);
        const kind = await cancelProposals(trx, inquiryId, at);
        if (kind !== null)
          await recordOnInquiry(trx, inquiry, { name: 'lapsed', data: { kind } }, { actor: null, at });
      });
    if (due.length < AT_ONCE) return;
  }
}
