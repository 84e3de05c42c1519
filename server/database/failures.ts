/** Which errors mean that the database is out of reach or out of room, on either engine. */

type Failure = { code?: string; errcode?: number; message?: string; name?: string };

const CONNECTION_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT', 'ENOENT']);
/** SQLSTATE classes 08 (connection), 57P (shutdown) and 53 (resources). */
const CONNECTION_STATES = /^(08|57P|53)/;
const SQLITE_FULL = 13;
const SQLITE_IOERR = 10;
const SQLITE_BUSY = 5;

export function isDatabaseDown(error: unknown): boolean {
  const e = error as Failure;
  if (e.errcode !== undefined) return [SQLITE_BUSY, SQLITE_IOERR].includes(e.errcode & 0xff);
  if (e.code === undefined)
    return /Connection terminated|timeout exceeded when trying to connect/.test(e.message ?? '');
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

/** A unique value was there already: PostgreSQL 23505, SQLite CONSTRAINT_UNIQUE or _PRIMARYKEY. */
export function isUniqueViolation(error: unknown): boolean {
  const e = error as Failure;
  return e.code === '23505' || e.errcode === 2067 || e.errcode === 1555;
}

/** A text that PostgreSQL can't hold or even compare with: NUL, or bytes that are no UTF-8. */
export const isUnstorable = (error: unknown): boolean => (error as Failure).code === '22021';
