/** Examples of spam and of requests of people, with their words as keyed hashes. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { STATUSES } from '#contract/statuses.ts';
import { askedTogether } from '../database/asked-together.ts';
import { isPostgres } from '../database/dialect.ts';
import type { Db, Trx } from '../database/schema.ts';

/** Of each kind; 24 words each (words.ts) make 28,800 rows at most, and 19,200 after `prune`. */
const MOST_EXAMPLES = 600;
const KEPT_EXAMPLES = 400;
/** Of one change of many inquiries, the newest: ten thousand teach no more, and SQLite has one writer at a time. */
const MOST_AT_ONCE = 200;
/** Rows of one statement; SQLite allows some thirty thousand parameters. */
const BATCH = 5000;

export type Counted = { spam: number; senders: number; people: number };
type NewExample = { inquiryId: string; isSpam: 0 | 1; senderHash: string; wordHashes: string[]; at: string };

const CONTACT = Object.keys(STATUSES).filter((status) => STATUSES[status as keyof typeof STATUSES].contact);

/** Whether staff marked it: what the score flagged by itself teaches nothing, or it would teach itself. */
const isMarked = sql<SqlBool>`inquiries.spam = 1 and inquiries.spam_reasons = '[]'`;
const isOfPerson = sql<SqlBool>`inquiries.spam = 0 and (inquiries.spam_reasons <> '[]'
  or inquiries.first_contact_at is not null or inquiries.status in (${sql.join(CONTACT.map((status) => sql.lit(status)))}))`;

type Kind = { isSpam: 0 | 1; isExample: RawBuilder<SqlBool> };
const MARKED: Kind = { isSpam: 1, isExample: isMarked };
const OF_PERSON: Kind = { isSpam: 0, isExample: isOfPerson };
const KINDS = [MARKED, OF_PERSON];

export function trainingStore(db: Db) {
  return {
    /** Deletes what these inquiries no longer teach. @returns those that teach something new, while there is room. */
    async unlearned(trx: Trx, ids: string[]) {
      if (ids.length === 0) return [];
      for (const kind of KINDS) await forgetOthers(trx, ids, kind);
      return [...(await missing(trx, ids, MARKED)), ...(await missing(trx, ids, OF_PERSON))];
    },

    async insert(trx: Trx, examples: NewExample[]): Promise<void> {
      if (examples.length === 0) return;
      const rows = examples.map(({ inquiryId, isSpam, senderHash, at }) => ({
        inquiry_id: inquiryId,
        is_spam: isSpam,
        sender_hash: senderHash,
        at,
      }));
      await trx.insertInto('spam_training').values(rows).execute();
      const words = examples.flatMap(({ inquiryId, wordHashes }) =>
        wordHashes.map((word_hash) => ({ word_hash, inquiry_id: inquiryId })),
      );
      for (let from = 0; from < words.length; from += BATCH)
        await trx
          .insertInto('spam_training_words')
          .values(words.slice(from, from + BATCH))
          .execute();
    },

    /** For each of the words that any example has. */
    countsOf: askedTogether(async (asked: string[][]): Promise<Counted[][]> => {
      const wordHashes = [...new Set(asked.flat())];
      if (wordHashes.length === 0) return asked.map(() => []);
      const rows = await db
        .selectFrom('spam_training_words as w')
        .innerJoin('spam_training as t', 't.inquiry_id', 'w.inquiry_id')
        .select([
          'w.word_hash',
          sql<string>`sum(t.is_spam)`.as('spam'),
          sql<string>`count(distinct case t.is_spam when 1 then t.sender_hash end)`.as('senders'),
          sql<string>`sum(1 - t.is_spam)`.as('people'),
        ])
        .where('w.word_hash', 'in', wordHashes)
        .groupBy('w.word_hash')
        .execute();
      const of = new Map(rows.map((row) => [row.word_hash, asCounted(row)]));
      return asked.map((hashes) => hashes.flatMap((hash) => of.get(hash) ?? []));
    }),

    /** Several servers may do it at once. */
    async prune(before: string): Promise<void> {
      for (const { isSpam } of KINDS)
        await db
          .deleteFrom('spam_training')
          .where('inquiry_id', 'in', (eb) =>
            eb
              .selectFrom('spam_training')
              .select('inquiry_id')
              .where('is_spam', '=', isSpam)
              .where('at', '<', before)
              .orderBy('at', 'desc')
              .limit(MOST_EXAMPLES * 2)
              .offset(KEPT_EXAMPLES)
              // An erasure may be deleting some of them in another order.
              .$if(isPostgres(db), (q) => q.forUpdate().skipLocked()),
          )
          .execute();
    },
  };
}

const asCounted = ({ spam, senders, people }: Record<keyof Counted, string>): Counted => ({
  ...{ spam: Number(spam), senders: Number(senders), people: Number(people) },
});

async function forgetOthers(trx: Trx, ids: string[], { isSpam, isExample }: Kind): Promise<void> {
  await trx
    .deleteFrom('spam_training')
    .where('inquiry_id', 'in', ids)
    .where('is_spam', '=', isSpam)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('inquiries')
            .select('id')
            .whereRef('id', '=', 'spam_training.inquiry_id')
            .where(isExample),
        ),
      ),
    )
    .execute();
}

async function missing(trx: Trx, ids: string[], { isSpam, isExample }: Kind) {
  const rows = await trx
    .selectFrom('inquiries')
    .leftJoin('spam_training', 'spam_training.inquiry_id', 'inquiries.id')
    .select(['inquiries.id', 'email', 'message'])
    .where('inquiries.id', 'in', ids)
    .where('spam_training.inquiry_id', 'is', null)
    .where(isExample)
    .orderBy('inquiries.created_at', 'desc')
    .limit(Math.min(await roomFor(trx, isSpam), MOST_AT_ONCE))
    .execute();
  return rows.map((row) => ({ ...row, isSpam }));
}

async function roomFor(trx: Trx, isSpam: 0 | 1): Promise<number> {
  const { count } = await trx
    .selectFrom('spam_training')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('is_spam', '=', isSpam)
    .executeTakeFirstOrThrow();
  return Math.max(0, MOST_EXAMPLES - Number(count));
}
