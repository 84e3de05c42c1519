/** Removes the traces that erasures leave in the database's files, until none are left (docs/decisions/0027). */
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { TracesReason } from '#contract/erasure.ts';
import { sqliteFile } from '../database/connect.ts';
import { isPostgres } from '../database/dialect.ts';
import type { Db } from '../database/schema.ts';
import type { Config } from '../settings/config.ts';
import { sweepStaging } from '../staging/staging.ts';
import { emptyLog } from './log-traces-store.ts';
import { pace } from './pace.ts';
import { writeRegister } from './register.ts';
import { LEAST_PAGES, MOST_PAGES, mergeSearchIndex } from './search-traces-store.ts';
import { slackIn } from './slack.ts';
import { wipeSome } from './slack-store.ts';
import {
  type Claimed,
  claimTraces,
  endTraces,
  leaveTraces,
  noteMerged,
  renewTraces,
  sayWhy,
  tracesNow,
} from './traces-store.ts';
import { deadRows, isLocked, seenByOthers, vacuum } from './vacuum-store.ts';

type Parts = { db: Db; config: Pick<Config, 'dataDir'>; log: Pick<FastifyBaseLogger, 'info' | 'warn'> };
export type Traces = ReturnType<typeof createTraces>;

/** A third of the lease. */
const RENEW_MS = 20_000;
/** Attempts to empty the log, because writers of other processes block it briefly. */
const LOG_TRIES = 5;
const LOG_PAUSE = 200;
/** Pages wiped at a time, and milliseconds that others may wait for it. */
const LEAST_WIPED = 128;
const MOST_WIPED = 1024;
const WIPE_MS = 30;
const ROUNDS = 3;
/** After this many vacuums without a transaction that sees the erased rows, remaining dead rows are newer ones of others. */
const VACUUMS = 3;

export function createTraces({ db, config, log }: Parts) {
  let stopping = false;
  let running: Promise<boolean> | undefined;
  const slack = slackIn(sqliteFile(config.dataDir));
  const vacuumed = { ticket: '', times: 0 };

  async function mergeAll({ ticket, merged }: Claimed): Promise<void> {
    if (merged === ticket) return;
    await sayWhy(db, 'merging');
    const step = pace(db, LEAST_PAGES, MOST_PAGES);
    for (let sign = -1; !stopping; sign = 1)
      if (!(await step((trx, pages) => mergeSearchIndex(trx, sign * pages)))) {
        await noteMerged(db, ticket);
        return;
      }
  }

  /**
   * Wipes the slack of all pages. SQLite may exchange the numbers of two pages meanwhile, one wiped and one not: so until
   * a round finds nothing, but not for ever, as every writer leaves new slack.
   * @returns whether all was wiped.
   */
  async function wipeAll(): Promise<boolean> {
    for (let round = 1; round <= ROUNDS; round++) {
      let [done, found, size, failures] = [0, 0, LEAST_WIPED, 0];
      for (let isEnd = false; !isEnd; ) {
        if (stopping || failures === LOG_TRIES) return false;
        const began = performance.now();
        const some = await wipeSome(db, slack, done, size);
        const took = performance.now() - began;
        if (some) [done, found, isEnd, failures] = [some.done, found + some.wiped, some.isEnd, 0];
        else failures += 1;
        size = Math.round(Math.min(MOST_WIPED, Math.max(LEAST_WIPED, size * Math.min(2, WIPE_MS / took))));
        await pause(some ? took : LOG_PAUSE);
      }
      if (found === 0) return true;
    }
    return true;
  }

  /** @returns the reason why traces are left, or null. */
  async function onSqlite(claimed: Claimed): Promise<TracesReason | null> {
    await mergeAll(claimed);
    if (!(await wipeAll())) return stopping ? 'merging' : 'reader';
    for (let attempt = 1; attempt <= LOG_TRIES && !stopping; attempt++) {
      if (await emptyLog(db)) return null;
      await pause(LOG_PAUSE);
    }
    return stopping ? 'merging' : 'reader';
  }

  async function onPostgres({ ticket, transaction }: Claimed): Promise<TracesReason | null> {
    // Queried before the vacuum: later transactions can't see the erased rows.
    const { seen, hidden } = await seenByOthers(db, transaction as string);
    if (seen) return 'transaction';
    await sayWhy(db, 'merging');
    try {
      await vacuum(db);
    } catch (error) {
      if (isLocked(error)) return 'lock';
      throw error;
    }
    vacuumed.times = vacuumed.ticket === ticket ? vacuumed.times + 1 : 1;
    vacuumed.ticket = ticket;
    const isClean = (await deadRows(db)) === 0 || (!hidden && vacuumed.times >= VACUUMS);
    return isClean ? null : 'transaction';
  }

  /** @returns the reason why working files of backups and restores still hold erased data, or null. */
  async function inStaging(): Promise<TracesReason | null> {
    const { living, failure } = await sweepStaging(config.dataDir);
    if (failure) throw failure;
    return living > 0 ? 'transfer' : null;
  }

  async function clean(): Promise<boolean> {
    // Each server its own: another one, with a DATA_DIR of its own, may be the one that claims.
    await sweepStaging(config.dataDir);
    const claimed = await claimTraces(db);
    if (!claimed) return (await tracesNow(db)).since === null;
    const renewing = setInterval(() => void renewTraces(db).catch(() => {}), RENEW_MS).unref();
    let reason: TracesReason | null = 'failed';
    try {
      await writeRegister(db, config.dataDir);
      reason = (await (isPostgres(db) ? onPostgres(claimed) : onSqlite(claimed))) ?? (await inStaging());
    } catch (error) {
      log.warn({ err: error }, 'could not remove traces of erasures; retrying');
    } finally {
      clearInterval(renewing);
    }
    if (reason === null && (await endTraces(db, claimed.ticket))) {
      log.info({ since: claimed.since }, 'removed all traces of erased data from the database');
      return true;
    }
    await leaveTraces(db, reason);
    return false;
  }

  return {
    /** Runs one attempt, for erasures of any process. @returns whether nothing is left. */
    clean(): Promise<boolean> {
      running ??= clean().finally(() => {
        running = undefined;
      });
      return running;
    },

    now: () => tracesNow(db),

    /** Waits for the current step; the next start continues. */
    async stop(): Promise<void> {
      stopping = true;
      await running?.catch(() => {});
    },
  };
}
