/** What every command shares: its answer to wrong use, to settings that don't hold, to a database that isn't there. */
import { type Config, ConfigError, readConfig } from '#server/config.ts';
import { connect } from '#server/database/connect.ts';
import { isDatabaseDown, isDiskFull } from '#server/database/failures.ts';
import { UnusableFileError } from '#server/database/file-check.ts';
import { ForeignDatabaseError, NewerDatabaseError } from '#server/database/migrate.ts';
import type { Db } from '#server/database/schema.ts';
import { ProblemError } from '#server/http/problem.ts';
import { TransferError } from '#server/transfer/transfer-error.ts';

const FAILED = 1;
const WRONG_USE = 2;

/** The command was called wrongly; its usage is shown. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Runs a command and sets the exit code: 0 done, 1 failed, 2 called wrongly. */
export async function runCommand(usage: string, work: (args: string[]) => Promise<void>): Promise<void> {
  try {
    await work(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof UsageError ? `${error.message}\n\n${usage}` : explain(error));
    process.exitCode = error instanceof UsageError ? WRONG_USE : FAILED;
  }
}

/** Reads the configuration, connects, and lets go of the database whatever happens. */
export async function withDatabase<T>(work: (db: Db, config: Config) => Promise<T>): Promise<T> {
  const config = readConfig();
  const db = connect(config);
  try {
    return await work(db, config);
  } finally {
    await db.destroy();
  }
}

/** The one file name that a command takes. */
export function oneFile(args: string[]): string {
  const [file, ...more] = args;
  if (!file || file.startsWith('-')) throw new UsageError('Name the file.');
  if (more.length > 0) throw new UsageError('There are words too many.');
  return file;
}

const OWN = [
  ...[ProblemError, ConfigError, TransferError],
  ...[NewerDatabaseError, ForeignDatabaseError, UnusableFileError],
];

function explain(error: unknown): string {
  if (OWN.some((kind) => error instanceof kind)) return (error as Error).message;
  if (isDiskFull(error)) return 'The disk is full. Nothing was changed; make room and try again.';
  if (isDatabaseDown(error))
    return `The database can’t be reached: ${(error as Error).message}. Is it running, and is DATABASE_URL right?`;
  return (error as Error).stack ?? String(error);
}
