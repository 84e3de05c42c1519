import { sql } from 'kysely';
import { engineOf } from '../database/engine/engine-of.ts';
import type { Db } from '../database/schema.ts';
import { addWords } from '../search/words-store.ts';

/**
 * Words of the texts, each with some of the inquiries that contain it, for mistyped searches (docs/decisions/0037). They
 * go with their text, so an erasure leaves no word behind. Words sort by bytes on both databases.
 */
export async function searchWords(db: Db): Promise<void> {
  const { bytewise, choose } = engineOf(db);
  await sql`create table search_words (
    word text ${bytewise} not null,
    inquiry_id text not null references inquiry_search (inquiry_id) on delete cascade,
    reversed text ${bytewise} not null,
    primary key (word, inquiry_id))${choose({ sqlite: sql` without rowid`, postgres: sql`` })}`.execute(db);
  await sql`create index search_words_reversed on search_words (reversed)`.execute(db);
  await sql`create index search_words_inquiry on search_words (inquiry_id)`.execute(db);
}

const BATCH = 500;

/** Adds the words of older texts, and gives these single spaces, as phrases expect. */
export async function fillSearchWords(trx: Db, after: string): Promise<string | null> {
  const rows = await trx
    .selectFrom('inquiry_search')
    .select(['inquiry_id', 'text'])
    .where('inquiry_id', '>', after)
    .orderBy('inquiry_id')
    .limit(BATCH)
    .execute();
  for (const { inquiry_id, text } of rows)
    if (text.includes('  '))
      await trx
        .updateTable('inquiry_search')
        .set({ text: text.replace(/ +/g, ' ') })
        .where('inquiry_id', '=', inquiry_id)
        .execute();
  await addWords(trx, rows);
  return rows.at(-1)?.inquiry_id ?? null;
}
