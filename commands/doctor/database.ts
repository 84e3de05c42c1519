/** Checks that the database is reachable, up to date, writable and intact. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type CheckFinding, reportOn } from '#server/checks/finding.ts';
import type { Config } from '#server/config/config.ts';
import { assertWritable } from '#server/database/diagnostics.ts';
import { engineOf } from '#server/database/engine/engine-of.ts';
import type { Db } from '#server/database/schema.ts';
import { migrationGap } from '#server/migrations/migrate.ts';
import { describeStartError } from '#server/start-error.ts';

const report = reportOn('database');

/** Returns the database's location, without its password. */
function databaseName({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): string {
  if (!databaseUrl) return join(dataDir, 'ledge-frame.sqlite');
  const { hostname, port, pathname } = new URL(databaseUrl);
  return `PostgreSQL at ${hostname}${port && `:${port}`}${pathname}`;
}

/** Whether there is a database: opening the embedded one would create it. */
export const isThere = ({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): boolean =>
  databaseUrl !== undefined || existsSync(join(dataDir, 'ledge-frame.sqlite'));

/** @param db null when there is no embedded database yet. */
export async function databaseFindings(config: Config, db: Db | null): Promise<CheckFinding[]> {
  const name = databaseName(config);
  if (!db)
    return [
      report.warning(
        `No database at ${name} yet.`,
        'Run `npm start` to create it. If you already have one, check DATA_DIR.',
      ),
    ];
  try {
    const { missing, unknown } = await migrationGap(db);
    if (unknown.length > 0)
      return [
        report.error(
          `${name} was created by a newer version (it has ${unknown.join(', ')}).`,
          'Run that version, or restore a backup from before the upgrade.',
        ),
      ];
    if (missing.length > 0)
      return [
        report.error(
          `${name} needs ${missing.length === 1 ? '1 migration' : `${missing.length} migrations`}: ${missing.join(', ')}.`,
          'Run `npm start` to update the database.',
        ),
      ];
    await assertWritable(db);
    const damaged = await engineOf(db).damages(db);
    if (damaged.length > 0)
      return [
        report.error(
          `${name} is damaged: ${damaged.slice(0, 3).join('; ')}.`,
          'Stop the server, keep a copy of the file, and restore the last backup: `npm run restore -- FILE`.',
        ),
      ];
    return [report.ok(`${name} is responding, up to date, writable, and intact.`)];
  } catch (error) {
    return [databaseErrorFinding(config, error)];
  }
}

/** Explains a failed connection or statement. */
export function databaseErrorFinding(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  error: unknown,
): CheckFinding {
  const name = databaseName(config);
  if ((error as { code?: string }).code === READ_ONLY)
    return report.error(
      `${name} is responding but is read-only.`,
      'DATABASE_URL may point to a standby, or use a read-only role. Use the primary, and the role that owns the tables.',
    );
  const [line = ''] = describeStartError(error).split('\n');
  const [says, ...rest] = line.split(/(?<=\.) /);
  return report.error(`${name}: ${says}`, rest.join(' ') || 'Check the server’s log.');
}

/** PostgreSQL: read_only_sql_transaction. */
const READ_ONLY = '25006';
