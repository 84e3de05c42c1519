/**
 * Lets mails to unconfirmed mailboxes go as far as the caps allow (mailbox-caps.ts). One server at a time decides; what
 * finds no place waits, and staff see that on the timeline.
 */
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { MailKind } from '#contract/mail.ts';
import { engineOf } from '../database/engine/engine-of.ts';
import type { Database, Db, Trx } from '../database/schema.ts';
import { addEvents, eventRow } from '../inquiries/events-store.ts';
import { lockInquiry, setInquiry } from '../inquiries/row-store.ts';
import { type CapPlace, freeAt, LONGEST_DELAY_MS } from './mailbox-caps.ts';

const AT_ONCE = 100;
const DAY_MS = 24 * 3_600_000;
/** A mail that waits is looked at this often, well within what a worker takes for a clock set back (worker.ts). */
const LOOK_AGAIN_MS = 3_600_000;

const TOO_LATE =
  'Not sent: the visitor hasn’t confirmed this address, and the limit for unconfirmed addresses was reached for a day.';

type Eb = ExpressionBuilder<Database, 'mails'>;

/**
 * Whether a mail's time has come.
 * @param farOff an instant beyond any backoff: a mail due after it was written, or tried, before the clock was set back,
 *   and is due now. A scheduled one waits for its hour.
 */
export const isDueMail = (eb: Eb, now: string, farOff: string): Expression<SqlBool> =>
  eb.or([
    eb('mails.run_at', '<=', now),
    eb.and([
      eb('mails.run_at', '>', farOff),
      eb.or([eb('mails.scheduled_at', 'is', null), eb('mails.run_at', '<>', eb.ref('mails.scheduled_at'))]),
    ]),
  ]);

/** Whether the caps let a mail go, or don't concern it. */
export const isAllowed = (eb: Eb): Expression<SqlBool> =>
  eb.or([eb('mails.capped_as', 'is', null), eb('mails.allowed_at', 'is not', null)]);

/** Decides about the mails that are due and concern unconfirmed mailboxes. */
export async function allowMails(db: Db, now: string, farOff: string): Promise<void> {
  if ((await askingMails(db, now, farOff, 1)).length === 0) return;
  await db.transaction().execute(async (trx) => {
    await engineOf(trx).takeTurn(trx, 'allowance');
    const taken = await placesTaken(trx, now);
    for (const mail of await askingMails(trx, now, farOff, AT_ONCE)) {
      if (mail.email_confirmed_at !== null && mail.email?.toLowerCase() === mail.recipient.toLowerCase()) {
        await undecided(trx, mail.id).set({ capped_as: null }).execute();
        continue;
      }
      const place = { mailbox: mail.capped_as as string, isNewsletter: isNewsletter(mail.kind) };
      const until = freeAt(place, taken, Date.parse(now));
      if (until !== null) {
        await delay(trx, mail, { now, until });
        continue;
      }
      const { numUpdatedRows } = await undecided(trx, mail.id).set({ allowed_at: now }).executeTakeFirst();
      if (numUpdatedRows > 0n) taken.push({ ...place, at: Date.parse(now) });
    }
  });
}

/** An inquiry's mails that wait for a place may go: its address has confirmed itself. */
export async function allowDelayed(trx: Trx, inquiryId: string, at: string): Promise<void> {
  await trx
    .updateTable('mails')
    .set({ run_at: at })
    .where('inquiry_id', '=', inquiryId)
    .where('state', '=', 'waiting')
    .where('allowed_at', 'is', null)
    .where('delayed_at', 'is not', null)
    .execute();
}

const isNewsletter = (kind: string): boolean => kind === ('newsletter-confirmation' satisfies MailKind);

type AskingMail = Awaited<ReturnType<typeof askingMails>>[number];

const askingMails = (db: Db | Trx, now: string, farOff: string, limit: number) =>
  db
    .selectFrom('mails')
    .leftJoin('inquiries as i', 'i.id', 'mails.inquiry_id')
    .select([
      ...(['mails.id', 'mails.kind', 'mails.inquiry_id', 'mails.recipient', 'mails.capped_as'] as const),
      ...(['mails.delayed_at', 'i.email', 'i.email_confirmed_at'] as const),
    ])
    .where('mails.sent_at', 'is', null)
    .where('mails.state', '=', 'waiting')
    .where('mails.capped_as', 'is not', null)
    .where('mails.allowed_at', 'is', null)
    .where((eb) => isDueMail(eb as unknown as Eb, now, farOff))
    .orderBy('mails.run_at')
    .orderBy('mails.id')
    .limit(limit)
    .execute();

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
    isNewsletter: isNewsletter(kind),
  }));
}

/** A mail that nobody claimed, folded or held since. */
const undecided = (trx: Trx, id: string) =>
  trx
    .updateTable('mails')
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('allowed_at', 'is', null);

async function delay(trx: Trx, mail: AskingMail, { now, until }: { now: string; until: number }) {
  const at = Date.parse(now);
  const runAt = new Date(Math.min(until, at + LOOK_AGAIN_MS)).toISOString();
  if (mail.delayed_at !== null) {
    const isLate = at - Date.parse(mail.delayed_at) >= LONGEST_DELAY_MS;
    await undecided(trx, mail.id)
      .set(isLate ? { state: 'dropped', last_error: TOO_LATE } : { run_at: runAt })
      .execute();
    return;
  }
  // In the order of every other change: the inquiry, then its mails.
  const inquiry = mail.inquiry_id === null ? undefined : await lockInquiry(trx, mail.inquiry_id);
  const { numUpdatedRows } = await undecided(trx, mail.id)
    .set({ delayed_at: now, run_at: runAt })
    .executeTakeFirst();
  if (numUpdatedRows === 0n || !inquiry) return;
  await setInquiry(trx, inquiry, {}, now);
  const data = { mailId: mail.id, kind: mail.kind as MailKind, recipient: mail.recipient };
  await addEvents(trx, [eventRow(inquiry.id, now, null, 'mail-delayed', data)]);
}
