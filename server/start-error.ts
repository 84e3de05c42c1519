/** Why the server could not start, in words for whoever runs it. */
import { type Config, ConfigError } from './config.ts';
import { isDatabaseDown, isDiskFull } from './database/failures.ts';
import { UnusableFileError } from './database/file-check.ts';
import { ForeignDatabaseError, NewerDatabaseError } from './database/migrate.ts';

type Failure = Error & {
  code?: string;
  errcode?: number;
  syscall?: string;
  path?: string;
  address?: string;
  hostname?: string;
  port?: number;
};

const OWN = [ConfigError, NewerDatabaseError, ForeignDatabaseError, UnusableFileError];

/** One clear message; the stack only for what nobody foresaw. Never the password in DATABASE_URL. */
export function explainStart(error: unknown, config?: Config): string {
  const e = error as Failure;
  if (OWN.some((kind) => e instanceof kind)) return e.message;
  return listening(e, config) ?? embedded(e) ?? postgres(e) ?? folder(e) ?? e.stack ?? String(error);
}

function listening(e: Failure, config?: Config): string | undefined {
  if (e.code === 'EADDRINUSE')
    return `Port ${e.port} is in use by another program. Stop that one, or set PORT to another number.`;
  if (e.code === 'EACCES' && e.syscall === 'listen')
    return `Port ${e.port} is reserved for the system. Set PORT to a number from 1024 on.`;
  if (e.code === 'EADDRNOTAVAIL')
    return `This machine has no address ${e.address}. Set HOST to one that it has, or leave it out.`;
  if (e.code === 'ENOTFOUND' && e.hostname === config?.host)
    return `There is no machine named ${e.hostname}. Set HOST to an address of this one, or leave it out.`;
  return undefined;
}

const RESTORE =
  'Nothing was changed. Move it and the files beside it elsewhere, then restore a backup: `npm run restore -- FILE`.';

/** SQLite's result codes: CORRUPT, CANTOPEN, NOTADB, READONLY. */
const EMBEDDED: Record<number, string> = {
  8: 'The database file can’t be written. Check who owns the data folder (DATA_DIR).',
  11: `The database file is damaged. ${RESTORE}`,
  14: 'The database file can’t be opened. Check who owns the data folder (DATA_DIR).',
  26: `The file ledge-frame.sqlite in the data folder (DATA_DIR) is no database. ${RESTORE}`,
};

const embedded = (e: Failure) => (e.errcode === undefined ? undefined : EMBEDDED[e.errcode & 0xff]);

function postgres(e: Failure): string | undefined {
  // Class 28 is authorisation, 3D000 an unknown database.
  if (e.code?.startsWith('28') || e.code === '3D000')
    return `PostgreSQL refused the connection: ${e.message}. Check DATABASE_URL.`;
  if (e.errcode !== undefined && isDatabaseDown(e))
    return 'Another program keeps the database locked. Stop it, then start again.';
  if (e.path === undefined && isDatabaseDown(e))
    return `The database can’t be reached: ${e.message || e.code}. Is it running, and is DATABASE_URL right?`;
  return undefined;
}

function folder(e: Failure): string | undefined {
  if (isDiskFull(e)) return 'There is no room left on the disk of the data folder (DATA_DIR).';
  if (e.code && e.path)
    return `The data folder can’t be used: ${e.message}. Check DATA_DIR and who owns that folder.`;
  return undefined;
}
