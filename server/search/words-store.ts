/** The vocabulary of the texts, for mistyped searches: each word with some of the inquiries that contain it. */
import { type RawBuilder, sql } from 'kysely';
import { termPieces } from '#contract/inquiries/search-terms.ts';
import { engineOf } from '../database/engine/engine-of.ts';
import type { Db, Trx } from '../database/schema.ts';
import { maxTypos, nearestWords, soundLetters } from './similar-words.ts';

/**
 * Inquiries kept per word. A word is forgotten when all of them are erased, though others may contain it, until the
 * next one does; more would make the table as large as the texts.
 */
const HOLDERS = 10;

/** Longer runs of letters are no words that people search for. */
const LETTERS = { least: 3, most: 24 };

type Texts = readonly { inquiry_id: string; text: string }[];

/** Adds the words of texts, in the transaction that saves these. A text's words are removed with its row. */
export async function addWords(trx: Trx | Db, texts: Texts): Promise<void> {
  await wordsInsert(trx, texts)?.execute(trx);
}

/** The statement that does so; null for texts without words. */
export function wordsInsert(trx: Trx | Db, texts: Texts): RawBuilder<unknown> | null {
  const rows = wordRows(texts);
  if (rows.length === 0) return null;
  // One JSON parameter: preparing a statement with a parameter for each word takes as long as running it.
  return sql`with added (word, inquiry_id, reversed) as (
      select value ->> 0, value ->> 1, value ->> 2 from ${engineOf(trx).elements(JSON.stringify(rows))})
    insert into search_words (word, inquiry_id, reversed) select word, inquiry_id, reversed from added
    where (select count(*) from (select 1 from search_words known
      where known.word = added.word limit ${sql.lit(HOLDERS)}) as held) < ${sql.lit(HOLDERS)}
    on conflict do nothing`;
}

/** Returns the rows to add, at most as many per word as are kept. */
function wordRows(texts: readonly { inquiry_id: string; text: string }[]) {
  const holders = new Map<string, string[]>();
  for (const { inquiry_id, text } of texts)
    for (const word of wordsOf(text)) {
      const known = holders.get(word);
      if (!known) holders.set(word, [inquiry_id]);
      else if (known.length < HOLDERS) known.push(inquiry_id);
    }
  return [...holders].flatMap(([word, ids]) => ids.map((inquiry_id) => [word, inquiry_id, backwards(word)]));
}

/** A reference's letters spell no word. */
const REFERENCE = /\blf-[a-z0-9]{4}-[a-z0-9]{2}\b/g;

const wordsOf = (text: string): Set<string> =>
  new Set(
    termPieces(text.replace(REFERENCE, ' ')).filter(
      (word) => word.length >= LETTERS.least && word.length <= LETTERS.most && /^\p{L}+$/u.test(word),
    ),
  );

const backwards = (word: string) => [...word].reverse().join('');

/** Returns the known words nearest to a mistyped one; null when the word, or one that it begins or ends, is known. */
export async function similarWords(db: Db, word: string): Promise<string[] | null> {
  if (maxTypos(word) === 0) return null;
  const { start, end } = soundLetters(word);
  const letters = [...word];
  const prefix = letters.slice(0, start).join('');
  const suffix = backwards(letters.slice(letters.length - end).join(''));
  const { rows } = await sql<{ word: string }>`
    select word from search_words where word >= ${prefix} and word < ${`${prefix}\u{10ffff}`}
    union select word from search_words where reversed >= ${suffix} and reversed < ${`${suffix}\u{10ffff}`}`.execute(
    db,
  );
  const candidates = rows.map((row) => row.word);
  const isKnown = candidates.some((candidate) => candidate.startsWith(word) || candidate.endsWith(word));
  return isKnown ? null : nearestWords(word, candidates);
}
