/** Marks sent mail that bounced. */
import type { Trx } from '../database/schema.ts';
import { addEvents, eventRow } from '../inquiries/events-store.ts';
import { lockInquiry, setInquiry } from '../inquiries/row-store.ts';
import { applyBounce } from '../inquiries/waiting-state.ts';
import { replyStateOf } from '../mail/reply-outcome-store.ts';
import { hasTrait } from '../outbox/mail-traits.ts';
import type { OurMail } from './match-store.ts';
import type { Bounce } from './parse/read-mail.ts';

/** @returns false when the mail had already bounced, or wasn't sent at all: then the notice changes nothing. */
export async function markBounced(trx: Trx, mail: OurMail, bounce: Bounce, at: string): Promise<boolean> {
  const row = mail.inquiry_id === null ? undefined : await lockInquiry(trx, mail.inquiry_id);
  const why = [bounce.status, bounce.diagnostic].filter(Boolean).join(' ') || 'The email bounced.';
  const { numUpdatedRows } = await trx
    .updateTable('mails')
    .set({ state: 'bounced', last_error: why })
    .where('id', '=', mail.id)
    .where('state', '=', 'sent')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  if (!row) return true;
  const reply_state = await replyStateOf(trx, row.id);
  const waits = hasTrait(mail.kind, 'to-staff') ? {} : applyBounce(row, at);
  await setInquiry(trx, row, { reply_state, ...waits }, at);
  const data = { mailId: mail.id, recipient: bounce.recipient ?? mail.recipient, why };
  await addEvents(trx, [eventRow(row.id, at, null, 'mail-bounced', data)]);
  return true;
}
