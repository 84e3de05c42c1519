import type { Config } from '../config.ts';
import type { Trx } from '../database/schema.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { Changed, VisitorStore } from './store.ts';

type Parts = {
  store: Pick<VisitorStore, 'redirectMails'>;
  outbox: Pick<Outbox, 'enqueue'>;
  config: Pick<Config, 'mailTo'>;
};

/**
 * Tells the studio what a visitor did, in the same transaction; of suspected spam not before it is rescued. A corrected
 * address gets what was meant for it: mails that still wait, and a receipt with the private link.
 */
export async function announceChange(
  { store, outbox, config }: Parts,
  trx: Trx,
  { inquiry, change, newAddress }: Changed,
): Promise<void> {
  const about = { inquiryId: inquiry.id, held: inquiry.spam === 1 };
  await outbox.enqueue(trx, {
    ...about,
    kind: 'visitor-update',
    facts: { change },
    recipient: config.mailTo,
  });
  if (newAddress && !(await store.redirectMails(trx, inquiry.id, inquiry.email)))
    await outbox.enqueue(trx, { ...about, kind: 'inquiry-visitor', facts: {}, recipient: inquiry.email });
}
