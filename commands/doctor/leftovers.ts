/** Looks for files that hold everyone's data, and that no erasure reaches. */
import { existsSync } from 'node:fs';
import type { Config } from '#server/config/config.ts';
import { sqliteFile } from '#server/database/connect.ts';
import { lookAtStaging } from '#server/staging/staging.ts';
import { type DoctorFinding, reportOn } from './finding.ts';

const report = reportOn('erasures');

/** Returns no findings when there are none. */
export function leftoverFindings({
  dataDir,
  databaseUrl,
}: Pick<Config, 'dataDir' | 'databaseUrl'>): DoctorFinding[] {
  const { abandoned } = lookAtStaging(dataDir);
  const moved = sqliteFile(dataDir);
  return [
    ...(abandoned.length > 0
      ? [
          report.wrong(
            `A killed backup or restore left everyone’s data, erased data too, in ${abandoned.join(', ')}.`,
            'Start the server: it removes that. If it’s running and that stays, give its account write permission there, and in the folder of the backups.',
          ),
        ]
      : []),
    ...(databaseUrl && existsSync(moved)
      ? [
          report.look(
            `${moved} still has everyone’s data from before the move to PostgreSQL, and no erasure reaches it.`,
            `When PostgreSQL has everything: rm ${moved}*`,
          ),
        ]
      : []),
  ];
}
