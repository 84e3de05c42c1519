/** Explains why a database can't be used and what to do, for starting a server and for commands. */
import pg from 'pg';
import { isDatabaseDown } from './error-codes.ts';

type Failure = Error & { code?: string; errcode?: number; hostname?: string; path?: string };

/** An address that is invalid before any connection: it names a missing certificate file. */
class AddressError extends Error {
  override name = 'AddressError';
}

/**
 * Parses the address as the driver will, which opens the certificates that it names.
 * @throws AddressError
 */
export function checkAddress(connectionString: string): void {
  try {
    new pg.Client({ connectionString });
  } catch (error) {
    throw new AddressError((error as Error).message, { cause: error });
  }
}

/**
 * @param named the setting or option with PostgreSQL's address.
 * @returns undefined when the error has another cause.
 */
export function describeDatabaseError(error: unknown, named = 'DATABASE_URL'): string | undefined {
  const e = error as Failure;
  if (e.errcode !== undefined) return embedded(e.errcode) ?? locked(e);
  return refused(e, named) ?? secureConnection(e, named) ?? unreachable(e, named);
}

const RESTORE =
  'Nothing was changed. Move the database files elsewhere, then run `npm run restore -- FILE` with your last backup.';

/** SQLite's result codes: CORRUPT, CANTOPEN, NOTADB, READONLY. */
const EMBEDDED: Record<number, string> = {
  8: 'Can’t write to the database file. Check who owns the data folder (DATA_DIR).',
  11: `The database file is damaged. ${RESTORE}`,
  14: 'Can’t open the database file. Check who owns the data folder (DATA_DIR).',
  26: `The file ledge-frame.sqlite in the data folder (DATA_DIR) is not a database. ${RESTORE}`,
};

const embedded = (errcode: number) => EMBEDDED[errcode & 0xff];

const locked = (e: Failure) =>
  isDatabaseDown(e)
    ? 'Another program has locked the database. Stop that program, then start the server again.'
    : undefined;

/** PostgreSQL responded with a refusal (SQLSTATE). */
function refused({ code = '', message }: Failure, named: string): string | undefined {
  const says = `PostgreSQL refused the connection: ${message}.`;
  if (code === '3D000') return `${says} Create the database (createdb), or correct ${named}.`;
  // 28 is authorization, 28P01 a wrong password.
  if (code.startsWith('28')) return `${says} Check the user and password in ${named}.`;
  if (/client password must be a string/.test(message))
    return `PostgreSQL requires a password, and ${named} has none.`;
  if (code === '42501')
    return `PostgreSQL denied permission: ${message}. In ${named}, use the user that owns the database.`;
  if (code === '25006')
    return `PostgreSQL is read-only: ${message}. Set ${named} to the primary server and a user with write access.`;
  return undefined;
}

const TLS = /^(ERR_TLS|ERR_SSL|CERT_|UNABLE_TO|DEPTH_ZERO|SELF_SIGNED)/;

function secureConnection({ code = '', message, name }: Failure, named: string): string | undefined {
  if (name === 'AddressError')
    return `TLS to PostgreSQL can’t be set up: ${message}. Correct sslrootcert in ${named}.`;
  if (TLS.test(code) || /SSL connection/.test(message))
    return `TLS to PostgreSQL failed: ${message}${code && ` (certificate: ${code})`}. Correct sslmode or sslrootcert in ${named}.`;
  return undefined;
}

function unreachable(e: Failure, named: string): string | undefined {
  if (e.hostname !== undefined && (e.code === 'ENOTFOUND' || e.code === 'EAI_AGAIN'))
    return `Can’t reach the database: host ${e.hostname} not found (${e.code}). Check ${named}.`;
  if (!isDatabaseDown(e)) return undefined;
  return `Can’t reach the database: ${e.message || e.code}. Check that it’s running and that ${named} is correct.`;
}
