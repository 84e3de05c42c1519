/** Checks that erasures are finished, and that no erased data is left in the database's files. */
import type { TracesReason } from '#contract/inquiries/erasure.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../database/schema.ts';
import { tracesNow } from '../erasure/traces-store.ts';
import { unfinishedSince } from '../erasure/work-store.ts';
import { ASK_ADMIN, type CheckFinding, reportOn } from './finding.ts';

const report = reportOn('erasures');

const HOUR = 3_600_000;

export async function erasureFindings(
  db: Db,
  config: Pick<Config, 'cleanupHour'>,
  now = new Date(),
): Promise<CheckFinding[]> {
  const unfinished = await unfinishedSince(db);
  const traces = await tracesNow(db, config, now);
  const findings: CheckFinding[] = [];
  if (unfinished !== null && now.getTime() - Date.parse(unfinished) > HOUR)
    findings.push(
      report.error(
        `The erasure started at ${unfinished} isn’t finished.`,
        'Start the server to finish it. If it’s running, check its log.',
        { todo: ASK_ADMIN },
      ),
    );
  if (traces.late)
    findings.push(
      report.error(
        `Traces of data erased at ${traces.since} remain in the database files.`,
        traces.reason === null ? NEVER_TRIED : TODO[traces.reason],
        { todo: ASK_ADMIN },
      ),
    );
  if (findings.length > 0) return findings;
  return [
    report.ok('All erasures are complete. Traces are removed from the database files the following night.'),
  ];
}

const NEVER_TRIED = 'Start the server. It will remove the traces within a minute.';

const TODO: Record<TracesReason, string> = {
  reader:
    'Another program, such as a backup or an open database shell, is reading the database. End it; the server will do the rest.',
  transaction:
    'A dump, a forgotten transaction, or a replication slot in PostgreSQL can still see the data. Find it in pg_stat_activity, pg_prepared_xacts, or pg_replication_slots, and end it.',
  lock: 'Another vacuum or a schema change has locked a table. See pg_locks. Once the lock is released, the server will do the rest.',
  transfer:
    'A backup or restore is running, and its working files still hold the data. If it hangs, end it; the server will do the rest.',
  failed: 'Check the server log.',
};
