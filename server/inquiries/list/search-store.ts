/**
 * What is searched, beside each inquiry: one folded text (search-text.ts), in step with it because it is
 * written in the same transaction. On SQLite a trigram index follows the table by triggers.
 */
import { sql } from 'kysely';
import type { Db, Trx } from '../../database/schema.ts';
import { emailKey, phoneKey } from '../contact-keys.ts';
import { fold, nameKey } from './fold.ts';
import { type Searchable, searchText } from './search-text.ts';
import { sourceText } from './source-text.ts';

type Indexed = Searchable & { id: string; source: string | null };

/**
 * For new inquiries, in the transaction that saves them. `source` is the column's JSON.
 * @param events their notes, where they come with some.
 */
export async function addToSearch(
  trx: Trx | Db,
  inquiries: Indexed[],
  events: TextEvent[] = [],
): Promise<void> {
  const notes = notesOf(events);
  if (inquiries.length > 0)
    await trx
      .insertInto('inquiry_search')
      .values(inquiries.map((inquiry) => toRow(inquiry, notes.get(inquiry.id))))
      .execute();
}

/** For notes and what was said in contacts, in the transaction that adds the events. */
export async function addEventTextsToSearch(trx: Trx, events: TextEvent[]): Promise<void> {
  for (const event of events) {
    const text = textOf(event);
    if (text)
      await trx
        .updateTable('inquiry_search')
        .set({ text: sql`text || ${`\n${fold(text)}`}` })
        .where('inquiry_id', '=', event.inquiry_id)
        .execute();
  }
}

type TextEvent = { inquiry_id: string; kind: string; data: string };

/** Kinds of contract/timeline.ts and contract/visitor.ts whose words staff look for. */
const TEXT_KINDS = ['note', 'contact', 'visitor-message'];

function textOf({ kind, data }: TextEvent): string | null {
  return TEXT_KINDS.includes(kind) ? ((JSON.parse(data) as { text?: string | null }).text ?? null) : null;
}

/** For inquiries whose fields or events were changed otherwise, such as by erasure. */
export async function searchAnew(trx: Trx, inquiryIds: string[]): Promise<void> {
  if (inquiryIds.length === 0) return;
  await trx.deleteFrom('inquiry_search').where('inquiry_id', 'in', inquiryIds).execute();
  await addSaved(trx, inquiryIds);
}

/** Rows read and written at a time; both databases allow some thirty thousand parameters. */
const BATCH = 500;

/** Everything anew, from what is saved: after a restore, a move, or a change of `fold`. */
export async function rebuildSearch(trx: Trx | Db): Promise<void> {
  await trx.deleteFrom('inquiry_search').execute();
  for (let after = ''; ; ) {
    const ids = await trx
      .selectFrom('inquiries')
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    if (ids.length === 0) return;
    await addSaved(
      trx,
      ids.map((row) => row.id),
    );
    after = ids.at(-1)?.id as string;
  }
}

/** For those of these inquiries that lack it: they were saved by a release without search. */
export async function addMissingToSearch(trx: Trx | Db, ids: string[]): Promise<void> {
  const there = await trx
    .selectFrom('inquiry_search')
    .select('inquiry_id')
    .where('inquiry_id', 'in', ids)
    .execute();
  const known = new Set(there.map((row) => row.inquiry_id));
  const missing = ids.filter((id) => !known.has(id));
  if (missing.length > 0) await addSaved(trx, missing);
}

async function addSaved(trx: Trx | Db, ids: string[]): Promise<void> {
  const rows = await trx
    .selectFrom('inquiries')
    .select(['id', 'reference', 'name', 'email', 'phone', 'message', 'source'])
    .select(['name_key', 'email_key', 'phone_key'])
    .where('id', 'in', ids)
    .execute();
  const events = await trx
    .selectFrom('inquiry_events')
    .select(['inquiry_id', 'kind', 'data'])
    .where('inquiry_id', 'in', ids)
    .where('kind', 'in', TEXT_KINDS)
    .orderBy('at')
    .execute();
  await addToSearch(trx, rows, events);
  await setKeys(
    trx,
    rows
      .map((row) => ({ row, keys: [nameKey(row.name), emailKey(row.email), phoneKey(row.phone)] }))
      .filter(
        ({ row, keys }) =>
          JSON.stringify(keys) !== JSON.stringify([row.name_key, row.email_key, row.phone_key]),
      )
      .map(({ row, keys }) => [row.id, ...keys]),
  );
}

/** @param rows of id, name_key, email_key and phone_key: in one statement, or 500 rows are 500 round trips. */
async function setKeys(trx: Trx | Db, rows: (string | null)[][]): Promise<void> {
  if (rows.length === 0) return;
  const values = sql.join(rows.map((row) => sql`(${sql.join(row)})`));
  await sql`with keys (id, name_key, email_key, phone_key) as (values ${values})
    update inquiries set name_key = keys.name_key, email_key = keys.email_key, phone_key = keys.phone_key
    from keys where inquiries.id = keys.id`.execute(trx);
}

/** Every note there ever was: the inquiry's `notes` holds the latest only. */
function notesOf(events: TextEvent[]): Map<string, string[]> {
  const notes = new Map<string, string[]>();
  for (const event of events) {
    const text = textOf(event);
    if (text) notes.set(event.inquiry_id, [...(notes.get(event.inquiry_id) ?? []), text]);
  }
  return notes;
}

const toRow = (inquiry: Indexed, notes: string[] = []) => ({
  inquiry_id: inquiry.id,
  text: searchText(inquiry, notes),
  source: sourceText(inquiry.source),
});
