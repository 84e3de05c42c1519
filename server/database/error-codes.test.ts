import { describe, expect, test } from 'vitest';
import {
  isDatabaseDown,
  isDiskFull,
  isInvalidText,
  isLockTimeout,
  isUniqueViolation,
} from './error-codes.ts';

/** As `pg` and `node:sqlite` throw them. */
const CASES = {
  'PostgreSQL refuses connections': { code: 'ECONNREFUSED' },
  'PostgreSQL’s socket is missing': { code: 'ENOENT', address: '/run/postgresql/.s.PGSQL.5432' },
  'a file is missing': { code: 'ENOENT', path: '/var/lib/ledge-frame/blobs/a' },
  'PostgreSQL is shutting down': { code: '57P01' },
  'PostgreSQL has no connection left': { code: '53300' },
  'pg lost its connection': { message: 'Connection terminated unexpectedly' },
  'pg lost its connection before': {
    message: 'Client has encountered a connection error and is not queryable',
  },
  'PostgreSQL closed a transaction that stood still': { code: '25P03' },
  'a statement took too long': { code: '57014' },
  'a lock was not available': { code: '55P03' },
  'two transactions waited for each other': { code: '40P01' },
  'PostgreSQL’s disk is full': { code: '53100' },
  'our own disk is full': { code: 'ENOSPC' },
  'our quota is used up': { code: 'EDQUOT' },
  'SQLite’s disk is full': { code: 'ERR_SQLITE_ERROR', errcode: 13 },
  'SQLite can’t read': { code: 'ERR_SQLITE_ERROR', errcode: 10 | (2 << 8) },
  'SQLite is kept by another': { code: 'ERR_SQLITE_ERROR', errcode: 5 | (1 << 8) },
  'a value was there on PostgreSQL': { code: '23505' },
  'a value was there on SQLite': { code: 'ERR_SQLITE_ERROR', errcode: 2067 },
  'a key was there on SQLite': { code: 'ERR_SQLITE_ERROR', errcode: 1555 },
  'PostgreSQL can’t hold a NUL': { code: '22021' },
  'a query is wrong': { code: '42601' },
} as const;

type Case = keyof typeof CASES;
const those = (is: (error: unknown) => boolean) =>
  (Object.keys(CASES) as Case[]).filter((name) => is(CASES[name]));

describe('of all errors', () => {
  test('those mean that the database is out of reach', () => {
    expect(those(isDatabaseDown)).toEqual([
      'PostgreSQL refuses connections',
      'PostgreSQL’s socket is missing',
      'PostgreSQL is shutting down',
      'PostgreSQL has no connection left',
      'pg lost its connection',
      'pg lost its connection before',
      'PostgreSQL closed a transaction that stood still',
      'SQLite can’t read',
      'SQLite is kept by another',
    ]);
  });

  test('those mean that others held it up', () => {
    expect(those(isLockTimeout)).toEqual([
      'a statement took too long',
      'a lock was not available',
      'two transactions waited for each other',
      'SQLite is kept by another',
    ]);
  });

  test('those mean that there is no room', () => {
    expect(those(isDiskFull)).toEqual([
      'PostgreSQL’s disk is full',
      'our own disk is full',
      'our quota is used up',
      'SQLite’s disk is full',
    ]);
  });

  test('those mean that a value was there already, or can’t be kept', () => {
    expect(those(isUniqueViolation)).toEqual([
      'a value was there on PostgreSQL',
      'a value was there on SQLite',
      'a key was there on SQLite',
    ]);
    expect(those(isInvalidText)).toEqual(['PostgreSQL can’t hold a NUL']);
  });
});
