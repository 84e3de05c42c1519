/** Conditions on the texts of the search, from what an engine compares them by. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { SoughtTexts } from './engine.ts';

type Condition = RawBuilder<SqlBool>;

/**
 * @param holds whether a column contains a text.
 * @param whole whether the texts contain a phrase at word boundaries. Letters of other alphabets don't count: the
 *   databases differ on them.
 */
export const comparing =
  (
    holds: (column: string, text: string) => Condition,
    whole: (phrase: string, edges: { before: boolean; after: boolean }) => Condition,
  ) =>
  ({ words, source }: SoughtTexts): Condition =>
    and([
      ...words.flatMap(({ spellings, isQuoted }) => [
        sql<SqlBool>`(${sql.join(
          spellings.map((spelling) => holds('inquiry_search.text', spelling)),
          sql` or `,
        )})`,
        ...(isQuoted ? spellings.map((phrase) => whole(phrase, edgesOf(phrase))) : []),
      ]),
      ...(source === null ? [] : [holds('inquiry_search.source', source)]),
    ]);

export const and = (conditions: Condition[]): Condition =>
  conditions.length === 0 ? sql`1 = 1` : sql`(${sql.join(conditions, sql` and `)})`;

/** Whether the phrase begins and ends with a letter or digit, which must then be the first or last of its word. */
const edgesOf = (phrase: string) => ({ before: /^[a-z0-9]/.test(phrase), after: /[a-z0-9]$/.test(phrase) });
