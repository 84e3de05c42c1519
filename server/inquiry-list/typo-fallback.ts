/** Tolerance of typing errors: a search without results is repeated with similar known words (docs/decisions/0017). */
import type { NearWords } from '#contract/inquiries/inquiry-responses.ts';
import { termPieces } from '#contract/inquiries/search-terms.ts';
import type { Db } from '../database/schema.ts';
import type { Word } from '../search/search-text.ts';
import { similarWords } from '../search/words-store.ts';
import type { ListFilter } from './parse.ts';

/** Maximum parts of a search for which words are looked up. */
const MOST_PIECES = 12;

export type CorrectedFilter = { filter: ListFilter; near: NearWords };

/** Runs a query, and again with near words when it matched nothing. @returns the near words, if they were used. */
export async function withTypoFallback<T>(
  db: Db,
  filter: ListFilter,
  run: (filter: ListFilter) => Promise<T>,
  isEmpty: (result: T) => boolean,
): Promise<{ result: T; near?: NearWords }> {
  const result = await run(filter);
  const other = isEmpty(result) ? await nearFilter(db, filter) : null;
  return other ? { result: await run(other.filter), near: other.near } : { result };
}

/** Returns the filter with near words in place of unknown ones; null when every word is known, or one has none near. */
async function nearFilter(db: Db, filter: ListFilter): Promise<CorrectedFilter | null> {
  const near: NearWords = {};
  const words: Word[] = [];
  for (const word of filter.words) words.push(...(await nearTo(db, word, near)));
  const found = Object.values(near);
  if (found.length === 0 || found.some((list) => list.length === 0) || words.length > MOST_PIECES)
    return null;
  return { filter: { ...filter, words }, near };
}

/** Returns the word's parts, each known or with near words; the word itself when it is known. */
async function nearTo(db: Db, word: Word, near: NearWords): Promise<Word[]> {
  const pieces = word.isQuoted ? [] : termPieces(word.spellings[0] as string).slice(0, MOST_PIECES);
  const parts: Word[] = [];
  let isUnknown = false;
  for (const piece of pieces) {
    const others = await similarWords(db, piece);
    if (others) near[piece] = others;
    isUnknown ||= others !== null;
    parts.push({ spellings: [piece, ...(others ?? [])], isQuoted: false });
  }
  return isUnknown ? parts : [word];
}
