/**
 * Allows emails to unconfirmed mailboxes as far as the caps permit (mailbox-caps.ts). One server at a time decides. Emails
 * over the caps wait, and the timeline shows it.
 */
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { MailKind } from '#contract/mail/mail.ts';
import { engineOf } from '../database/engine/engine-of.ts';
import type { Database, Db, Trx } from '../database/schema.ts';
import { addEvents, eventRow } from '../inquiries/events-store.ts';
import { lockInquiry, setInquiry } from '../inquiries/row-store.ts';
import { type CapPlace, freeAt, LONGEST_DELAY_MS } from './mailbox-caps.ts';
import { lookAt, scheduleMails } from './schedule-store.ts';

const DAY_MS = 24 * 3_600_000;

const TOO_LATE =
  'Not sent: the client hasn’t confirmed this address, and the daily limit for unconfirmed addresses was reached.';

type Eb = ExpressionBuilder<Database, 'mails'>;

/** Whether the caps allow an email, or don't apply to it. */
export const isAllowed = (eb: Eb): Expression<SqlBool> =>
  eb.or([eb('mails.capped_as', 'is', null), eb('mails.allowed_at', 'is not', null)]);

/**
 * Finds when a scheduled or capped email may be sent. A capped email gets its place under the caps if one is free.
 * @returns the instant, or an earlier one at which to check again; null when the email doesn't wait.
 */
export const mailGoesAt = (db: Db, id: string, now: string): Promise<string | null> =>
  db.transaction().execute(async (trx) => {
    await engineOf(trx).takeTurn(trx, 'allowance');
    const mail = await waitingMail(trx, id);
    if (!mail) return null;
    if (mail.scheduled_at === mail.run_at && mail.run_at > now) return lookAt(mail.run_at, now);
    return (await allowMail(trx, mail, now)) ?? now;
  });

/** @returns when to check again; null when the email may be sent. */
async function allowMail(trx: Trx, mail: WaitingMail, now: string): Promise<string | null> {
  if (mail.capped_as === null) return null;
  if (mail.email_confirmed_at !== null && mail.email?.toLowerCase() === mail.recipient.toLowerCase()) {
    await undecided(trx, mail.id).set({ capped_as: null }).execute();
    return null;
  }
  const place = { mailbox: mail.capped_as, isConfirmation: isConfirmation(mail.kind) };
  const until = freeAt(place, await placesTaken(trx, now), Date.parse(now));
  if (until !== null) return delay(trx, mail, { now, until });
  await undecided(trx, mail.id).set({ allowed_at: now }).execute();
  return null;
}

/** Releases an inquiry's emails that wait for a place under the caps, because its address was confirmed. */
export async function allowDelayed(trx: Trx, inquiryId: string, at: string): Promise<void> {
  const delayed = await trx
    .updateTable('mails')
    .set({ run_at: at })
    .where('inquiry_id', '=', inquiryId)
    .where('state', '=', 'waiting')
    .where('allowed_at', 'is', null)
    .where('delayed_at', 'is not', null)
    .returning(['id', 'kind'])
    .execute();
  await scheduleMails(trx, delayed, at);
}

const isConfirmation = (kind: string): boolean => kind === ('newsletter-confirmation' satisfies MailKind);

type WaitingMail = NonNullable<Awaited<ReturnType<typeof waitingMail>>>;

const waitingMail = (trx: Trx, id: string) =>
  trx
    .selectFrom('mails')
    .leftJoin('inquiries as i', 'i.id', 'mails.inquiry_id')
    .select([
      ...(['mails.id', 'mails.kind', 'mails.inquiry_id', 'mails.recipient', 'mails.capped_as'] as const),
      ...([
        'mails.delayed_at',
        'mails.scheduled_at',
        'mails.run_at',
        'i.email',
        'i.email_confirmed_at',
      ] as const),
    ])
    .where('mails.id', '=', id)
    .where('mails.state', '=', 'waiting')
    .executeTakeFirst();

async function placesTaken(trx: Trx, now: string): Promise<CapPlace[]> {
  const around = (ms: number) => new Date(Date.parse(now) + ms).toISOString();
  const rows = await trx
    .selectFrom('mails')
    .select(['capped_as', 'kind', 'allowed_at'])
    .where('allowed_at', '>', around(-DAY_MS))
    .where('allowed_at', '<', around(DAY_MS))
    .execute();
  return rows.map(({ capped_as, kind, allowed_at }) => ({
    mailbox: capped_as ?? '',
    at: Date.parse(allowed_at as string),
    isConfirmation: isConfirmation(kind),
  }));
}

/** An email that still waits for a place. */
const undecided = (trx: Trx, id: string) =>
  trx
    .updateTable('mails')
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('allowed_at', 'is', null);

async function delay(trx: Trx, mail: WaitingMail, { now, until }: { now: string; until: number }) {
  const runAt = lookAt(new Date(until).toISOString(), now);
  if (mail.delayed_at !== null) {
    const isLate = Date.parse(now) - Date.parse(mail.delayed_at) >= LONGEST_DELAY_MS;
    await undecided(trx, mail.id)
      .set(isLate ? { state: 'dropped', last_error: TOO_LATE } : { run_at: runAt })
      .execute();
    return runAt;
  }
  // Locks in the order of every other change: the inquiry, then its emails.
  const inquiry = mail.inquiry_id === null ? undefined : await lockInquiry(trx, mail.inquiry_id);
  const { numUpdatedRows } = await undecided(trx, mail.id)
    .set({ delayed_at: now, run_at: runAt })
    .executeTakeFirst();
  if (numUpdatedRows === 0n || !inquiry) return runAt;
  await setInquiry(trx, inquiry, {}, now);
  const data = { mailId: mail.id, kind: mail.kind as MailKind, recipient: mail.recipient };
  await addEvents(trx, [eventRow(inquiry.id, now, null, 'mail-delayed', data)]);
  return runAt;
}
