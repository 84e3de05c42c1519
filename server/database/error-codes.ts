/** Classifies errors of either engine: database unreachable, disk full, conflict. */

type Failure = { code?: string; errcode?: number; message?: string; name?: string; path?: string };

const CONNECTION_CODES = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT', 'ENOENT'],
  // Our own code: a thread of the embedded database ended.
  'ERR_DATABASE_THREAD',
  // DNS or the network is briefly unavailable, as during boot.
  ...['EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
]);
/** SQLSTATE classes 08 (connection), 57P (shutdown) and 53 (resources); 25P03: closed because its transaction was idle. */
const CONNECTION_STATES = /^(08|57P|53|25P03)/;
/** Messages of the driver's errors that have no code. */
const CONNECTION_WORDS = /Connection terminated|timeout exceeded when trying to connect|is not queryable/;
const SQLITE_FULL = 13;
const SQLITE_IOERR = 10;
const SQLITE_BUSY = 5;

/** Whether an error of a query means this. A connection's errors have the system's codes, as those of other servers do. */
export function isDatabaseDown(error: unknown): boolean {
  const e = error as Failure;
  if (e.path !== undefined) return false;
  if (e.errcode !== undefined) return [SQLITE_BUSY, SQLITE_IOERR].includes(e.errcode & 0xff);
  if (e.code === undefined) return CONNECTION_WORDS.test(e.message ?? '');
  return CONNECTION_STATES.test(e.code) ? e.code !== '53100' : CONNECTION_CODES.has(e.code);
}

export function isDiskFull(error: unknown): boolean {
  const e = error as Failure;
  return (
    e.code === 'ENOSPC' ||
    e.code === 'EDQUOT' ||
    e.code === '53100' ||
    (e.errcode !== undefined && (e.errcode & 0xff) === SQLITE_FULL)
  );
}

/** A duplicate of a unique value: PostgreSQL 23505, SQLite CONSTRAINT_UNIQUE or _PRIMARYKEY. */
export function isUniqueViolation(error: unknown): boolean {
  const e = error as Failure;
  return e.code === '23505' || e.errcode === 2067 || e.errcode === 1555;
}

/** A conflict with another transaction: SQLite's lock, or PostgreSQL's deadlock or serialization failure. A retry helps. */
export function isLockConflict(error: unknown): boolean {
  const e = error as Failure;
  return (
    e.code === '40P01' ||
    e.code === '40001' ||
    (e.errcode !== undefined && (e.errcode & 0xff) === SQLITE_BUSY)
  );
}

/**
 * The statement exceeded its time limit, most likely waiting for another session's lock (PostgreSQL's query_canceled and
 * lock_not_available), or lost to another transaction each time. Retrying right away would meet the same.
 */
export const isLockTimeout = (error: unknown): boolean =>
  ['57014', '55P03'].includes((error as Failure).code ?? '') || isLockConflict(error);

/** A text that PostgreSQL can neither store nor compare: NUL, or bytes that aren't UTF-8. */
export const isInvalidText = (error: unknown): boolean => (error as Failure).code === '22021';
