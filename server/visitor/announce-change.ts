import type { Trx } from '../database/schema.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { Config } from '../settings/config.ts';
import type { Changed, VisitorStore } from './store.ts';

type Parts = {
  store: Pick<VisitorStore, 'redirectMails'>;
  outbox: Pick<Outbox, 'enqueue'>;
  config: Pick<Config, 'mailTo'>;
};

/**
 * Notifies the studio of a visitor's change, in the same transaction; for suspected spam, only after its rescue. A
 * corrected address gets the waiting mails, and a receipt with the private link.
 */
export async function announceChange(
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
  if (newAddress && !(await store.redirectMails(trx, inquiry.id, inquiry.email)))
    await outbox.enqueue(trx, { ...about, kind: 'inquiry-visitor', facts: {}, recipient: inquiry.email });
}
