/** Removes what erasures leave in the database's files (docs/decisions/0028). */
import type { FastifyBaseLogger } from 'fastify';
import type { TracesReason } from '#contract/inquiries/erasure.ts';
import type { Config } from '../config/config.ts';
import { engineOf } from '../database/engine/engine-of.ts';
import type { Db } from '../database/schema.ts';
import { sweepStaging } from '../staging/staging.ts';
import { ERASED_TABLES } from './erased-tables.ts';
import { nightAfter } from './night.ts';
import { writeRegister } from './register.ts';
import {
  endTraces,
  noteRewritten,
  releaseTraces,
  type TracesLeft,
  tracesLeft,
  tracesNow,
  tracesSince,
} from './traces-store.ts';

type Parts = {
  db: Db;
  config: Pick<Config, 'dataDir' | 'cleanupHour'>;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
};
const HOUR_MS = 3_600_000;

export type Traces = ReturnType<typeof createTraces>;

export function createTraces({ db, config, log }: Parts) {
  let warnedAt = Number.NEGATIVE_INFINITY;

  /** @returns the reason why traces are left in the database, or null. */
  const inDatabase = ({ ticket, rewritten, transaction }: TracesLeft): Promise<TracesReason | null> =>
    engineOf(db).purge(db, {
      transaction,
      tables: ERASED_TABLES,
      async once(rewrite) {
        if (rewritten === ticket) return;
        await rewrite();
        await noteRewritten(db, ticket);
      },
    });

  /** @returns the reason why working files of backups and restores still hold erased data, or null. */
  async function inStaging(): Promise<TracesReason | null> {
    const { living, failure } = await sweepStaging(config.dataDir);
    if (failure) throw failure;
    return living > 0 ? 'transfer' : null;
  }

  /** Runs one attempt, for erasures of any process. @returns whether nothing is left. */
  async function cleanNow(): Promise<boolean> {
    const left = await tracesLeft(db);
    if (!left) return true;
    let reason: TracesReason | null = 'failed';
    try {
      await writeRegister(db, config.dataDir);
      reason = (await inDatabase(left)) ?? (await inStaging());
    } catch (error) {
      log.warn({ err: error }, 'couldn’t remove traces of erased data; will retry');
    }
    if (reason === null && (await endTraces(db, left.ticket))) {
      log.info({ since: left.since }, 'removed all traces of erased data from the database');
      return true;
    }
    await releaseTraces(db, reason);
    return false;
  }

  return {
    cleanNow,

    /** Removes traces in the night after their erasure, and logs once an hour when they are late. */
    async cleanWhenDue(now = new Date()): Promise<void> {
      const since = await tracesSince(db);
      if (since !== null && now.getTime() >= nightAfter(since, config.cleanupHour)) await cleanNow();
      const { late, reason } = await tracesNow(db, config, now);
      if (!late || performance.now() - warnedAt < HOUR_MS) return;
      warnedAt = performance.now();
      log.warn(
        { since, reason },
        'traces of erased data remain in the database files; run npm run doctor for details',
      );
    },

    now: () => tracesNow(db, config),
  };
}
