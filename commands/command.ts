/** Shared by all commands: usage errors, invalid settings, an unavailable database, and exit codes. */
import { constants, getPriority, setPriority } from 'node:os';
import { refuseUnfinished } from '#server/backup/restore-marker.ts';
import { TransferError } from '#server/backup/transfer-error.ts';
import { type Config, readConfig } from '#server/config/config.ts';
import { connect } from '#server/database/connect.ts';
import { isDiskFull } from '#server/database/error-codes.ts';
import { describeDatabaseError } from '#server/database/explain-error.ts';
import type { Db } from '#server/database/schema.ts';
import { ProblemError } from '#server/http/problem.ts';
import { describeStartError } from '#server/start-error.ts';

const FAILED = 1;
const WRONG_USE = 2;

/** A usage error; the command's usage is printed with it. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/**
 * Runs a command and sets the exit code: 0 success, 1 failure, 2 usage error.
 * @param address the setting or option to name when the database is unreachable.
 */
export async function runCommand(
  usage: string,
  work: (args: string[]) => Promise<void>,
  { address = 'DATABASE_URL' } = {},
): Promise<void> {
  try {
    await work(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof UsageError ? `${error.message}\n\n${usage}` : explain(error, address));
    // Exits explicitly: a connection rejected midway may stay open until PostgreSQL's timeout, a minute later.
    process.exit(error instanceof UsageError ? WRONG_USE : FAILED);
  }
}

/** Lowers this process's priority, so that a command of several minutes doesn't slow down a server on this machine. */
export function lowerPriority(): void {
  const { PRIORITY_BELOW_NORMAL } = constants.priority;
  try {
    // The system may forbid raising the priority, where it is lower already.
    if (getPriority() < PRIORITY_BELOW_NORMAL) setPriority(PRIORITY_BELOW_NORMAL);
  } catch {
    // A sandbox may forbid it. The command works nevertheless.
  }
}

/**
 * Reads the configuration, connects to the database, and always disconnects at the end.
 * @param mayBeUnfinished for a restore, which resumes after an interruption.
 */
export async function withDatabase<T>(
  work: (db: Db, config: Config) => Promise<T>,
  { mayBeUnfinished = false } = {},
): Promise<T> {
  const config = readConfig();
  if (!mayBeUnfinished) refuseUnfinished(config.dataDir);
  const db = connect(config);
  try {
    return await work(db, config);
  } finally {
    await db.destroy();
  }
}

/** Returns the command's single argument, a file name. */
export function singleFileArgument(args: string[]): string {
  const [file, ...more] = args;
  if (!file || file.startsWith('-')) throw new UsageError('Enter a file name.');
  if (more.length > 0) throw new UsageError('Too many arguments.');
  return file;
}

/** @param address the setting or option that holds PostgreSQL's address. */
function explain(error: unknown, address: string): string {
  if (error instanceof ProblemError || error instanceof TransferError) return error.message;
  if (isDiskFull(error)) return 'The disk is full. Nothing was changed; free up space and try again.';
  return describeDatabaseError(error, address) ?? describeStartError(error);
}
