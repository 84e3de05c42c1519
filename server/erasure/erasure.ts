/** Erasing: rows, pictures, mails, events, search; a line without personal data remains (product decision §11). */
import { createHmac } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { v7 as uuid } from 'uuid';
import type { ErasureCounts, ErasureKind, ErasureRecord } from '#contract/erasure.ts';
import type { Config } from '../config.ts';
import type { Db, Trx } from '../database/schema.ts';
import type { ImageHost } from '../images/image-host.ts';
import { emailKey } from '../inquiries/contact-keys.ts';
import type { Actor } from '../inquiries/events-store.ts';
import { writeRegister } from './register.ts';
import {
  addressesSince,
  closedBefore,
  compact,
  countPictures,
  deleteAddress,
  deleteInquiries,
  inquiryIdsOf,
  insertRecord,
  type NewRecord,
} from './store.ts';

export type ErasureParts = {
  db: Db;
  images: Pick<ImageHost, 'eraseOf'>;
  config: Pick<Config, 'secret' | 'dataDir'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
};

export type Erasure = ReturnType<typeof createErasure>;

const DAY = 24 * 60 * 60 * 1000;
/** Inquiries of one transaction of the daily job: on SQLite everybody waits for it, 3 ms of processor for each. */
const BATCH = 50;

export function createErasure({ db, images, config, log }: ErasureParts) {
  /** Under a key, so that a list of addresses doesn't tell which of them was erased. */
  const addressHash = (email: string) =>
    createHmac('sha256', config.secret)
      .update(`erased address:${emailKey(email)}`)
      .digest('hex');

  type Chosen = { ids: string[]; email?: string };

  /**
   * @param remember whether a line of its own remains; what is erased again after a restore has one.
   * @param tidy whether nothing more follows soon; else call `tidyUp` in the end.
   */
  async function erase(
    kind: ErasureKind,
    actor: Actor,
    at: Date,
    choose: (trx: Trx) => Promise<Chosen>,
    { remember = true, tidy = true } = {},
  ): Promise<ErasureRecord | null> {
    const removals: (() => Promise<void>)[] = [];
    const record = await db.transaction().execute(async (trx) => {
      const { ids, email } = await choose(trx);
      const counts = await eraseRows(trx, ids, email, removals);
      if (counts.inquiries === 0 && counts.newsletter === 0) return null;
      const record: NewRecord = {
        id: uuid(),
        at: at.toISOString(),
        actorId: actor?.id ?? null,
        actorName: actor?.name ?? null,
        kind,
        counts,
        inquiryIds: ids,
        addressHash: email === undefined ? null : addressHash(email),
      };
      if (remember) await insertRecord(trx, record);
      return record;
    });
    if (record) await inTurn(removals);
    if (record && tidy) await tidyUp();
    return record && publicPart(record);
  }

  async function eraseRows(
    trx: Trx,
    ids: string[],
    email: string | undefined,
    removals: (() => Promise<void>)[],
  ): Promise<ErasureCounts> {
    const pictures = await countPictures(trx, ids);
    for (const id of ids) removals.push(await images.eraseOf(trx, id));
    const deleted = await deleteInquiries(trx, ids);
    const { newsletter } =
      email === undefined ? { newsletter: 0 } : await deleteAddress(trx, emailKey(email));
    return { ...deleted, pictures, newsletter };
  }

  /** What fails here is made good by the hourly and daily jobs; the rows are gone. */
  async function inTurn(steps: (() => Promise<void>)[]): Promise<void> {
    for (const step of steps)
      await step().catch((error) => log.warn({ err: error }, 'an erasure is not tidied up yet'));
  }

  /** Both cost more the more there is and ever was: once for a whole job. */
  const tidyUp = () => inTurn([() => compact(db), () => writeRegister(db, config.dataDir)]);

  return {
    /** @returns what remains to be told, or null when there is no such inquiry. */
    eraseInquiry: (id: string, actor: Actor, at = new Date()) =>
      erase('inquiry', actor, at, async () => ({ ids: [id] })),

    /** Every inquiry of the address, its mails and pictures, and its place in the newsletter. */
    eraseAddress: (email: string, actor: Actor, at = new Date()) =>
      erase('address', actor, at, async (trx) => ({ ids: await inquiryIdsOf(trx, emailKey(email)), email })),

    /** The daily job: closed inquiries that nobody touched for so many days. @returns how many went. */
    async eraseClosed(days: number, at = new Date()): Promise<number> {
      const until = new Date(at.getTime() - days * DAY).toISOString();
      let [total, reached] = [0, ''];
      const choose = async (trx: Trx) => {
        const closed = await closedBefore(trx, until, BATCH, reached);
        reached = closed.at(-1)?.updated_at ?? until;
        return { ids: closed.map(({ id }) => id) };
      };
      for (;;) {
        const record = await erase('retention', null, at, choose, { tidy: false });
        if (!record) break;
        total += record.counts.inquiries;
        // SQLite's driver never waits: visitors would, for the whole job.
        await turn();
      }
      if (total > 0) await tidyUp();
      return total;
    },

    /** Erases again what was erased after a backup was made; for restores. @returns how many inquiries went. */
    async eraseAgain(records: NewRecord[]): Promise<number> {
      let total = 0;
      const again = async (record: NewRecord, chosen: Chosen) => {
        const at = new Date(record.at);
        const done = await erase(record.kind, null, at, async () => chosen, {
          remember: false,
          tidy: false,
        });
        total += done?.counts.inquiries ?? 0;
      };
      // Each address is hashed once, however many records there are.
      const isOfAddress = records.some((record) => record.addressHash !== null);
      const known = isOfAddress ? await addressesSince(db) : [];
      const byHash = Map.groupBy(known, ({ email }) => addressHash(email));
      for (const record of records) {
        if (record.inquiryIds.length > 0) await again(record, { ids: record.inquiryIds });
        const there = byHash.get(record.addressHash ?? '') ?? [];
        const emails = new Set(there.filter(({ since }) => since <= record.at).map(({ email }) => email));
        for (const email of emails)
          await again(record, { ids: await inquiryIdsOf(db, email, record.at), email });
        await insertRecord(db, record);
      }
      await tidyUp();
      return total;
    },
  };
}

const publicPart = ({ id, at, actorName, kind, counts }: NewRecord): ErasureRecord => ({
  id,
  at,
  actorName,
  kind,
  counts,
});
