/** Finds files that hold everyone's data, and that no erasure reaches. */
import { existsSync } from 'node:fs';
import type { Config } from '../config/config.ts';
import { sqliteFile } from '../database/connect.ts';
import { lookAtStaging } from '../staging/staging.ts';
import { ASK_ADMIN, type CheckFinding, reportOn } from './finding.ts';

const report = reportOn('erasures');

/** Returns no findings when there are none. */
export function leftoverFindings({
  dataDir,
  databaseUrl,
}: Pick<Config, 'dataDir' | 'databaseUrl'>): CheckFinding[] {
  const { abandoned } = lookAtStaging(dataDir);
  const moved = sqliteFile(dataDir);
  return [
    ...(abandoned.length > 0
      ? [
          report.error(
            `An interrupted backup or restore left personal data, including erased data, in ${abandoned.join(', ')}.`,
            'Start the server to delete it. If the data is still there afterward, give the server’s account write permission there and in the backup folder.',
            { todo: ASK_ADMIN },
          ),
        ]
      : []),
    ...(databaseUrl && existsSync(moved)
      ? [
          report.warning(
            `${moved} still holds all data from before the move to PostgreSQL, and erasures don’t apply to it.`,
            `Once PostgreSQL has everything, run: rm ${moved}*`,
            {
              says: 'A file from before the move to another database still holds all data.',
              todo: ASK_ADMIN,
            },
          ),
        ]
      : []),
  ];
}
