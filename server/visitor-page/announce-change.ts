import type { Config } from '../config/config.ts';
import type { Trx } from '../database/schema.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { Changed, VisitorStore } from './store.ts';

type Parts = {
  store: Pick<VisitorStore, 'redirectMails' | 'heldMeeting'>;
  outbox: Pick<Outbox, 'enqueue'>;
  config: Pick<Config, 'mailTo'>;
};

/**
 * Notifies the studio of a visitor's change, in the same transaction; for suspected spam, only after its rescue. A
 * corrected address gets the waiting emails, a receipt with the private link, and the email that confirms a held meeting.
 */
export async function notifyStaffOfChange(
  { store, outbox, config }: Parts,
  trx: Trx,
  { inquiry, change, newAddress, stoppedReply }: Changed,
): Promise<void> {
  const about = { inquiryId: inquiry.id, held: inquiry.spam === 1 };
  await outbox.enqueue(trx, {
    ...about,
    kind: 'visitor-update',
    facts: { change, ...(stoppedReply && { stoppedReply }) },
    recipient: config.mailTo,
  });
  if (!newAddress) return;
  const { id, email: recipient } = inquiry;
  const redirected = await store.redirectMails(trx, id, recipient);
  if (!redirected.includes('inquiry-visitor'))
    await outbox.enqueue(trx, { ...about, kind: 'inquiry-visitor', facts: {}, recipient });
  const held = redirected.includes('meeting-requested') ? undefined : await store.heldMeeting(trx, id);
  if (held)
    await outbox.enqueue(trx, {
      ...{ ...about, kind: 'meeting-requested', recipient },
      facts: { bookingId: held.id },
    });
}
