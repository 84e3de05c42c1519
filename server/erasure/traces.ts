/** Removes what erasures leave in the database's files (docs/decisions/0027). */
import type { FastifyBaseLogger } from 'fastify';
import type { TracesReason } from '#contract/erasure.ts';
import { isPostgres } from '../database/dialect.ts';
import type { Db } from '../database/schema.ts';
import type { Config } from '../settings/config.ts';
import { sweepStaging } from '../staging/staging.ts';
import { nightAfter } from './night.ts';
import { writeRegister } from './register.ts';
import { emptyLog, rewritePages } from './sqlite-traces-store.ts';
import {
  type Claimed,
  claimTraces,
  endTraces,
  leaveTraces,
  noteRewritten,
  tracesNow,
  tracesSince,
} from './traces-store.ts';
import { isLocked, isSeenByOthers, vacuum } from './vacuum-store.ts';

type Parts = {
  db: Db;
  config: Pick<Config, 'dataDir' | 'cleanupHour'>;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
};
export type Traces = ReturnType<typeof createTraces>;

export function createTraces({ db, config, log }: Parts) {
  let running: Promise<boolean> | undefined;

  /** @returns the reason why traces are left, or null. */
  async function onSqlite({ ticket, rewritten }: Claimed): Promise<TracesReason | null> {
    if (rewritten !== ticket) {
      await rewritePages(db);
      await noteRewritten(db, ticket);
    }
    return (await emptyLog(db)) ? null : 'reader';
  }

  async function onPostgres({ transaction }: Claimed): Promise<TracesReason | null> {
    // Asked before the vacuum: later transactions can't see the erased rows.
    if (await isSeenByOthers(db, transaction as string)) return 'transaction';
    try {
      await vacuum(db);
      return null;
    } catch (error) {
      if (isLocked(error)) return 'lock';
      throw error;
    }
  }

  /** @returns the reason why working files of backups and restores still hold erased data, or null. */
  async function inStaging(): Promise<TracesReason | null> {
    const { living, failure } = await sweepStaging(config.dataDir);
    if (failure) throw failure;
    return living > 0 ? 'transfer' : null;
  }

  async function clean(): Promise<boolean> {
    const claimed = await claimTraces(db);
    if (!claimed) return (await tracesSince(db)) === null;
    let reason: TracesReason | null = 'failed';
    try {
      await writeRegister(db, config.dataDir);
      reason = (await (isPostgres(db) ? onPostgres(claimed) : onSqlite(claimed))) ?? (await inStaging());
    } catch (error) {
      log.warn({ err: error }, 'could not remove traces of erasures; retrying');
    }
    if (reason === null && (await endTraces(db, claimed.ticket))) {
      log.info({ since: claimed.since }, 'removed all traces of erased data from the database');
      return true;
    }
    await leaveTraces(db, reason);
    return false;
  }

  /** Runs one attempt, for erasures of any process. @returns whether nothing is left. */
  const cleanNow = (): Promise<boolean> => {
    running ??= clean().finally(() => {
      running = undefined;
    });
    return running;
  };

  return {
    cleanNow,

    /** Removes working files of killed commands at once, and traces in the night after their erasure. */
    async cleanWhenDue(now = new Date()): Promise<void> {
      // Each server its own: another one, with a DATA_DIR of its own, may be the one that claims.
      await sweepStaging(config.dataDir);
      const since = await tracesSince(db);
      if (since !== null && now.getTime() >= nightAfter(since, config.cleanupHour)) await cleanNow();
    },

    now: () => tracesNow(db, config),

    /** Waits for the attempt that runs. */
    async stop(): Promise<void> {
      await running?.catch(() => {});
    },
  };
}
