/**
 * Learns words from inquiries that staff mark as spam, rescue and answer (docs/decisions/0013). An inquiry's lesson follows from
 * its present state alone, so an undo takes back exactly what it undoes, and no inquiry counts twice.
 */
import type { Db, Trx } from '../database/schema.ts';
import { emailKey } from '../search/contact-keys.ts';
import { keyedHash } from './keyed-hash.ts';
import { type Counted, trainingStore } from './training-store.ts';
import { WORD_OF_SPAM } from './weights.ts';
import { unusualWords } from './words.ts';

export type Training = ReturnType<typeof createTraining>;

export function createTraining({ db, secret }: { db: Db; secret: string }) {
  const store = trainingStore(db);
  const hash = keyedHash(secret, 'spam training');
  const hashesOf = (message: string) => unusualWords(message).map(hash);

  return {
    /** Call it in the transaction that changes the spam flag, the status or the first contact of these inquiries. */
    async learn(trx: Trx, inquiryIds: string[], at = new Date().toISOString()): Promise<void> {
      const examples = await store.unlearned(trx, inquiryIds);
      await store.insert(
        trx,
        examples.map(({ id, isSpam, email, message }) => ({
          inquiryId: id,
          isSpam,
          senderHash: hash(emailKey(email)),
          wordHashes: hashesOf(message),
          at,
        })),
      );
    },

    /** @returns how many unusual words a message has, and how many of them are words of spam. */
    async wordsOf(message: string): Promise<{ unusual: number; ofSpam: number }> {
      const hashes = hashesOf(message);
      const counts = await store.countsOf(hashes);
      return { unusual: hashes.length, ofSpam: counts.filter(isOfSpam).length };
    },

    /** Forgets the oldest examples beyond the bound; those learned since `at` stay, so that an undo finds them. */
    prune: (at: string): Promise<void> => store.prune(at),
  };
}

const isOfSpam = ({ spam, senders, people }: Counted) =>
  spam >= WORD_OF_SPAM.leastInquiries &&
  senders >= WORD_OF_SPAM.leastSenders &&
  spam >= people * WORD_OF_SPAM.perPerson;
