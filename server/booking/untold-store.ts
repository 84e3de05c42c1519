/** Mails about a meeting that the visitor hasn't been told of yet, whose place a later change takes. */
import type { MailFacts, MailKind } from '#contract/mail/mail.ts';
import type { BookingRow, Trx } from '../database/schema.ts';

const REPLACED = [
  'meeting-requested',
  'meeting-booked',
  'meeting-moved',
  'meeting-cancelled',
] as const satisfies MailKind[];

export type UntoldMail = {
  [K in (typeof REPLACED)[number]]: { kind: K; facts: MailFacts[K] };
}[(typeof REPLACED)[number]];

/** Takes the mails to the visitor that no worker has claimed, oldest first. One that is being sent stays. */
export async function takeUntold(
  trx: Trx,
  { id, inquiry_id }: Pick<BookingRow, 'id' | 'inquiry_id'>,
): Promise<UntoldMail[]> {
  const rows = await trx
    .deleteFrom('mails')
    .where('inquiry_id', '=', inquiry_id)
    .where('kind', 'in', REPLACED)
    .where('state', 'in', ['waiting', 'held'])
    .where('attempts', '=', 0)
    .where('data', 'like', `%${id}%`)
    .returning(['id', 'kind', 'data'])
    .execute();
  return rows
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ kind, data }) => ({ kind, facts: JSON.parse(data) }) as UntoldMail);
}
