/** Queued emails about a meeting that haven't been sent yet. */
import type { MailFacts, MailKind } from '#contract/mail/mail.ts';
import type { BookingRow, Trx } from '../database/schema.ts';
import type { KindsWith } from '../outbox/mail-traits.ts';

type QueuedMail<Kind extends MailKind> = { [K in Kind]: { kind: K; facts: MailFacts[K] } }[Kind];
export type ReplacedMail = QueuedMail<KindsWith<'replaced-by-changes'>>;

/** Removes a meeting's emails of the given kinds that no worker has claimed, oldest first. One that is being sent stays. */
export async function takeQueued<Kind extends MailKind>(
  trx: Trx,
  { id, inquiry_id }: Pick<BookingRow, 'id' | 'inquiry_id'>,
  kinds: readonly Kind[],
): Promise<QueuedMail<Kind>[]> {
  const rows = await trx
    .deleteFrom('mails')
    .where('inquiry_id', '=', inquiry_id)
    .where('kind', 'in', kinds)
    .where('state', 'in', ['waiting', 'held'])
    .where('attempts', '=', 0)
    .where('data', 'like', `%${id}%`)
    .returning(['id', 'kind', 'data'])
    .execute();
  return rows
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ kind, data }) => ({ kind, facts: JSON.parse(data) }) as QueuedMail<Kind>);
}
