/** The spam score's memory in the database, which all processes share. */
import { type ExpressionBuilder, sql } from 'kysely';
import { statusOf } from '#contract/inquiries/statuses.ts';
import { batchPerTick } from '../database/batch-loader.ts';
import type { Database, Db, InquiryRow, Trx } from '../database/schema.ts';

/** More senders of one text than this don't change the score. */
const MOST_SENDERS = 12;
const MOST_EARLIER = 12;

export function spamStore(db: Db) {
  return {
    /** How many others sent one of these texts since. */
    otherSenders: batchPerTick(async (asked: Repeated[]): Promise<number[]> => {
      const repeated = asked.filter(({ textHashes }) => textHashes.length > 0);
      if (repeated.length === 0) return asked.map(() => 0);
      const rows = await sendersOf(db, repeated).execute();
      const of = Map.groupBy(rows, ({ which }) => repeated[which]);
      return asked.map((one) => new Set(of.get(one)?.map((row) => row.sender_hash)).size);
    }),

    /**
     * Earlier messages of the same email address, newest first.
     * `trusted`: staff wrote, called or finished it, or rescued it from suspicion.
     */
    earlier: batchPerTick(async (emailKeys: string[]): Promise<Earlier[][]> => {
      const rows = await earlierOf(db, emailKeys).execute();
      const of = Map.groupBy(rows, ({ email_key }) => email_key);
      return emailKeys.map((key) => (of.get(key) ?? []).map(asEarlier));
    }),

    /** Whether at least `count` inquiries came since, suspects included. */
    async cameSince(since: string, count: number): Promise<boolean> {
      const row = await db
        .selectFrom('inquiries')
        .select('id')
        .where('spam', 'in', [0, 1])
        .where('created_at', '>', since)
        .limit(1)
        .offset(count - 1)
        .executeTakeFirst();
      return row !== undefined;
    },

    async forgetBefore(at: string): Promise<void> {
      await db.deleteFrom('spam_texts').where('at', '<', at).execute();
    },
  };
}

type Repeated = { textHashes: string[]; senderHash: string; since: string };

/** Some of the others, with the place of the message they repeat. */
function sendersOf(db: Db, repeated: Repeated[]) {
  const [first, ...others] = repeated.map(({ textHashes, senderHash, since }, which) =>
    db
      .selectFrom((eb) =>
        eb
          .selectFrom('spam_texts')
          .select('sender_hash')
          .where('text_hash', 'in', textHashes)
          .where('sender_hash', '!=', senderHash)
          .where('at', '>', since)
          .limit(MOST_SENDERS)
          .as('of_one'),
      )
      .select(['sender_hash', sql.lit(which).as('which')]),
  );
  if (!first) throw new Error('Nothing is asked about');
  return others.reduce((all, one) => all.unionAll(one), first);
}

type Earlier = { createdAt: string; trusted: boolean };

/** The last ones of each address. */
function earlierOf(db: Db, emailKeys: string[]) {
  const [first, ...others] = emailKeys.map((key) =>
    db.selectFrom((eb) => lastOf(eb, key).as('of_one')).selectAll(),
  );
  if (!first) throw new Error('Nobody is asked about');
  return others.reduce((all, one) => all.unionAll(one), first);
}

const lastOf = (eb: ExpressionBuilder<Database, never>, emailKey: string) =>
  eb
    .selectFrom('inquiries')
    .select(['email_key', 'created_at', 'first_contact_at', 'status', 'spam', 'spam_reasons'])
    .where('email_key', '=', emailKey)
    .orderBy('created_at', 'desc')
    .limit(MOST_EARLIER);

type EarlierRow = Pick<InquiryRow, 'created_at' | 'first_contact_at' | 'status' | 'spam' | 'spam_reasons'>;

const asEarlier = (row: EarlierRow): Earlier => ({
  createdAt: row.created_at,
  trusted:
    row.spam === 0 && (row.first_contact_at !== null || isFinished(row.status) || row.spam_reasons !== '[]'),
});

/** The texts of one inquiry and its sender, as keyed hashes, with which later inquiries are compared. */
export type SpamSample = { textHashes: string[]; senderHash: string; at: string };

/** The statement that keeps it, in the inquiries' own transaction; null when nothing is worth keeping. */
export function spamSamplesInsert(db: Db | Trx, all: SpamSample[]) {
  const rows = all.flatMap(({ textHashes, senderHash, at }) =>
    textHashes.map((text_hash) => ({ text_hash, sender_hash: senderHash, at })),
  );
  if (rows.length === 0) return null;
  // One statement may contain a row only once, and in a fixed order, or two servers could wait for each other.
  const latest = new Map(rows.map((row) => [`${row.text_hash} ${row.sender_hash}`, row]));
  const inOrder = [...latest].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  return db
    .insertInto('spam_texts')
    .values(inOrder)
    .onConflict((oc) =>
      oc.columns(['text_hash', 'sender_hash']).doUpdateSet((eb) => ({ at: eb.ref('excluded.at') })),
    );
}

/** Closed after contact: the sender is a person. */
function isFinished(status: string): boolean {
  const known = statusOf(status);
  return known?.closed === true && known.contact;
}
