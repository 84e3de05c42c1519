/**
 * Addresses that an inquiry had before its sender corrected them: they remain in the correction's event, and in
 * emails. The inquiry belongs to its current address: the mistyped one may be another person's.
 */
import { sql } from 'kysely';
import type { VisitorChange } from '#contract/mail/mail.ts';
import type { Db, Trx } from '../database/schema.ts';
import { replyStateOf } from '../mail/reply-outcome-store.ts';
import { emailKey } from '../search/contact-keys.ts';

type Correction = Extract<VisitorChange, { kind: 'correction' }>;
type Changes = Correction['changes'];

const PAGE = 500;

/** Yields corrections of addresses by inquiry, in pages. */
export async function* corrections(db: Db) {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('inquiry_events')
      .innerJoin('inquiries', 'inquiries.id', 'inquiry_events.inquiry_id')
      .select(['inquiry_id', 'at', 'data', 'email_key', 'reference'])
      // As a literal: the planner must see which index applies.
      .where(sql<boolean>`inquiry_events.kind = 'visitor-correction'`)
      .where('inquiry_id', '>', after)
      .orderBy('inquiry_id')
      .limit(PAGE)
      .execute();
    const whole = rows.length < PAGE ? rows : wholeInquiries(rows);
    yield whole.map(({ data, ...row }) => ({
      ...row,
      addresses: addressesIn(changesIn(data)),
    }));
    if (rows.length < PAGE) return;
    after = whole.at(-1)?.inquiry_id as string;
  }
}

/** Drops the last inquiry, whose rows may continue; none fills a page (contract/inquiries/visitor.ts). */
function wholeInquiries<T extends { inquiry_id: string }>(rows: T[]): T[] {
  const last = rows.at(-1)?.inquiry_id;
  return rows.filter(({ inquiry_id }) => inquiry_id !== last);
}

/** Returns the inquiries that had the address and now have another, with the time of the correction. */
export async function correctedSince(db: Db, key: string, until?: string) {
  const found = new Map<string, { id: string; reference: string; correctedAt: string }>();
  for await (const page of corrections(db))
    for (const { inquiry_id: id, reference, at, addresses, email_key } of page)
      if (email_key !== key && addresses.includes(key) && (until === undefined || at <= until))
        found.set(id, { id, reference, correctedAt: at });
  return [...found.values()];
}

/** Returns emails about an inquiry, sent or waiting, to the address. */
export const mailsTo = async (db: Db | Trx, inquiryId: string, key: string) =>
  (
    await db
      .selectFrom('mails')
      .select(['id', 'kind', 'inquiry_id', 'recipient', 'data', 'state', 'created_at', 'sent_at'])
      .where('inquiry_id', '=', inquiryId)
      .execute()
  ).filter(({ recipient }) => emailKey(recipient) === key);

/** Removes the address from an inquiry that stays. @returns `corrected`: 0 or 1 inquiries; `mails`: deleted emails. */
export async function removeAddress(
  trx: Trx,
  inquiryId: string,
  key: string,
): Promise<{ corrected: number; mails: number }> {
  const current = await trx
    .updateTable('inquiries')
    // Changes nothing, but locks the row.
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', '=', inquiryId)
    .returning('email_key')
    .executeTakeFirst();
  if (!current || current.email_key === key) return { corrected: 0, mails: 0 };
  let corrected = 0;
  for (const { id, data } of await eventsOf(trx, inquiryId, ['visitor-correction'])) {
    const cleaned = without(JSON.parse(data) as Correction, key);
    if (!cleaned) continue;
    corrected = 1;
    await trx
      .updateTable('inquiry_events')
      .set({ data: JSON.stringify(cleaned) })
      .where('inquiry_id', '=', inquiryId)
      .where('id', '=', id)
      .execute();
  }
  const mails = (await mailsTo(trx, inquiryId, key)).map(({ id }) => id);
  await forgetDelivery(trx, inquiryId, key, new Set(mails));
  if (mails.length > 0) {
    await trx.deleteFrom('mails').where('id', 'in', mails).execute();
    const reply_state = await replyStateOf(trx, inquiryId);
    await trx.updateTable('inquiries').set({ reply_state }).where('id', '=', inquiryId).execute();
  }
  await cleanUpdates(trx, inquiryId, key);
  return { corrected, mails: mails.length };
}

const eventsOf = (trx: Trx, inquiryId: string, kinds: string[]) =>
  trx
    .selectFrom('inquiry_events')
    .select(['id', 'data'])
    .where('inquiry_id', '=', inquiryId)
    .where('kind', 'in', kinds)
    .execute();

/** Deletes the events about the delivery of those emails: they name the address, or quote a mail server that may. */
async function forgetDelivery(trx: Trx, inquiryId: string, key: string, mails: Set<string>): Promise<void> {
  for (const { id, data } of await eventsOf(trx, inquiryId, ['mail-failed', 'mail-resent'])) {
    const { mailId } = JSON.parse(data) as { mailId: string };
    if (!mails.has(mailId) && !data.toLowerCase().includes(key)) continue;
    await trx.deleteFrom('inquiry_events').where('inquiry_id', '=', inquiryId).where('id', '=', id).execute();
  }
}

/** Removes the address from emails that notify staff of the correction. */
async function cleanUpdates(trx: Trx, inquiryId: string, key: string): Promise<void> {
  const mails = await trx
    .selectFrom('mails')
    .select(['id', 'data'])
    .where('inquiry_id', '=', inquiryId)
    .where('kind', '=', 'visitor-update')
    .execute();
  for (const { id, data } of mails) {
    const facts = JSON.parse(data) as { change: VisitorChange };
    const change = facts.change.kind === 'correction' ? without(facts.change, key) : null;
    if (change)
      await trx
        .updateTable('mails')
        .set({ data: JSON.stringify({ ...facts, change }) })
        .where('id', '=', id)
        .execute();
  }
}

/** Returns the correction without the address; null when it doesn't contain it. */
function without<T extends { changes: Changes }>(correction: T, key: string): T | null {
  if (!addressesIn(correction.changes).includes(key)) return null;
  const clean = (address: string | null) => (address !== null && emailKey(address) === key ? null : address);
  const changes = correction.changes.map((change) =>
    change.field === 'email' ? { ...change, from: clean(change.from), to: clean(change.to) } : change,
  );
  return { ...correction, changes };
}

const changesIn = (data: string): Changes => (JSON.parse(data) as { changes: Changes }).changes;

const addressesIn = (changes: Changes): string[] =>
  changes
    .filter(({ field }) => field === 'email')
    .flatMap(({ from, to }) => [from, to])
    .filter((address): address is string => Boolean(address))
    .map(emailKey);
