import type { Db } from '../database/schema.ts';
import { searchAnew } from '../search/search-store.ts';
import { searchLine } from '../search/search-text.ts';

const BATCH = 500;

/** Folding knows more apostrophes, digits of every script and invisible letters: texts with any of them are indexed again. */
export async function foldSearchAgain(trx: Db, after: string): Promise<string | null> {
  const rows = await trx
    .selectFrom('inquiry_search as s')
    .innerJoin('inquiries as i', 'i.id', 's.inquiry_id')
    .select(['s.inquiry_id', 's.text', 'i.name', 'i.email'])
    .where('s.inquiry_id', '>', after)
    .orderBy('s.inquiry_id')
    .limit(BATCH)
    .execute();
  const changed = rows.filter(
    ({ text, name, email }) =>
      // An accent alone was folded to a space.
      /[´\u1ffd΄]/.test(name) ||
      /xn--/i.test(email) ||
      text.split('\n').some((line) => searchLine(line) !== line),
  );
  await searchAnew(
    trx,
    changed.map((row) => row.inquiry_id),
  );
  return rows.at(-1)?.inquiry_id ?? null;
}
