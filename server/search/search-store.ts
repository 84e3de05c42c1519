/**
 * The search table: one folded text per inquiry (search-text.ts), written in the same transaction as the inquiry, so
 * that they stay consistent. On SQLite, triggers keep a trigram index up to date.
 */
import { type OperationNodeSource, sql } from 'kysely';
import { phoneKey } from '#contract/inquiries/phone-key.ts';
import type { Db, Trx } from '../database/schema.ts';
import { emailKeyOrNull } from './contact-keys.ts';
import { nameKey } from './name-key.ts';
import { type Searchable, searchLine, searchText } from './search-text.ts';
import { sourceText } from './source-text.ts';
import { addWords, wordsInsert } from './words-store.ts';

type Indexed = Searchable & { id: string; source: string | null; spam?: number | undefined };

/**
 * Indexes new inquiries, in the transaction that saves them. `source` is the column's JSON.
 * @param events their notes, if any.
 */
export async function addToSearch(
  trx: Trx | Db,
  inquiries: Indexed[],
  events: TextEvent[] = [],
): Promise<void> {
  await addWords(trx, await addTexts(trx, inquiries, events));
}

/** Statements that index new inquiries and their notes, as parts of a statement that also saves these. */
export function searchInserts(
  db: Trx | Db,
  inquiries: Indexed[],
  events: TextEvent[],
): OperationNodeSource[] {
  const notes = notesOf(events);
  const rows = inquiries.map((inquiry) => toRow(inquiry, notes.get(inquiry.id)));
  const words = wordsInsert(db, rows);
  const texts = db.insertInto('inquiry_search').values(rows);
  return words ? [texts, words] : [texts];
}

async function addTexts(trx: Trx | Db, inquiries: Indexed[], events: TextEvent[]) {
  const notes = notesOf(events);
  const rows = inquiries.map((inquiry) => toRow(inquiry, notes.get(inquiry.id)));
  if (rows.length > 0) await trx.insertInto('inquiry_search').values(rows).execute();
  return rows;
}

/** Indexes notes and the text of contacts, in the transaction that adds the events. */
export async function addEventTextsToSearch(trx: Trx, events: TextEvent[]): Promise<void> {
  for (const event of events) {
    const { inquiry_id } = event;
    const text = searchLine(textOf(event) ?? '');
    if (text === '') continue;
    const { numUpdatedRows } = await trx
      .updateTable('inquiry_search')
      .set({ text: sql`text || ${`\n${text}`}` })
      .where('inquiry_id', '=', inquiry_id)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await addWords(trx, [{ inquiry_id, text }]);
  }
}

type TextEvent = { inquiry_id: string; kind: string; data: string };

/** Event kinds of contract/inquiries/timeline.ts and contract/inquiries/visitor.ts whose text is searchable. */
const TEXT_KINDS = ['note', 'contact', 'visitor-message'];

function textOf({ kind, data }: TextEvent): string | null {
  return TEXT_KINDS.includes(kind) ? ((JSON.parse(data) as { text?: string | null }).text ?? null) : null;
}

/** Rows per batch; both databases allow about thirty thousand parameters. */
const BATCH = 500;

/** Reindexes inquiries whose fields or events changed in other ways, such as by a correction. */
export async function reindexInquiry(trx: Trx | Db, inquiryIds: string[]): Promise<void> {
  for (let from = 0; from < inquiryIds.length; from += BATCH) {
    const ids = inquiryIds.slice(from, from + BATCH);
    await trx.deleteFrom('inquiry_search').where('inquiry_id', 'in', ids).execute();
    await addSaved(trx, ids);
  }
}

/** Rebuilds the whole index: after a restore, a move, or a change of `fold`. */
export async function rebuildSearch(
  trx: Trx | Db,
  onDone: (inquiries: number) => void = () => {},
): Promise<void> {
  await trx.deleteFrom('inquiry_search').execute();
  let done = 0;
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
    done += ids.length;
    onDone(done);
  }
}

async function addSaved(trx: Trx | Db, ids: string[]): Promise<void> {
  const rows = await trx.selectFrom('inquiries').selectAll().where('id', 'in', ids).execute();
  const events = await trx
    .selectFrom('inquiry_events')
    .select(['inquiry_id', 'kind', 'data'])
    .where('inquiry_id', 'in', ids)
    .where('kind', 'in', TEXT_KINDS)
    .orderBy('at')
    .execute();
  await addWords(trx, await addTexts(trx, rows, events));
  await setKeys(
    trx,
    rows
      .map((row) => ({ row, keys: [nameKey(row.name), emailKeyOrNull(row.email), phoneKey(row.phone)] }))
      .filter(
        ({ row, keys }) =>
          JSON.stringify(keys) !== JSON.stringify([row.name_key, row.email_key, row.phone_key]),
      )
      .map(({ row, keys }) => [row.id, ...keys]),
  );
}

/** Updates keys in one statement instead of 500 round trips. @param rows id, name_key, email_key and phone_key each. */
async function setKeys(trx: Trx | Db, rows: (string | null)[][]): Promise<void> {
  if (rows.length === 0) return;
  const values = sql.join(rows.map((row) => sql`(${sql.join(row)})`));
  await sql`with keys (id, name_key, email_key, phone_key) as (values ${values})
    update inquiries set name_key = keys.name_key, email_key = keys.email_key, phone_key = keys.phone_key
    from keys where inquiries.id = keys.id`.execute(trx);
}

/** Returns all notes by inquiry; the inquiry's `notes` contains only the latest. */
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
  spam: inquiry.spam ?? 0,
});
