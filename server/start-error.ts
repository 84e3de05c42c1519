/** Explains to the operator why the server could not start. */

import { TransferError } from './backup/transfer-error.ts';
import { type Config, ConfigError } from './config/config.ts';
import { UnreadableRecord } from './content/overlay.ts';
import { isDiskFull } from './database/error-codes.ts';
import { describeDatabaseError } from './database/explain-error.ts';
import { UnusableFileError } from './database/file-check.ts';
import { ForeignDatabaseError, NewerDatabaseError, OlderDatabaseError } from './migrations/migrate.ts';

type Failure = Error & {
  code?: string;
  errcode?: number;
  syscall?: string;
  path?: string;
  address?: string;
  hostname?: string;
  port?: number;
};

const OWN = [
  ...[ConfigError, UnusableFileError, TransferError],
  ...[NewerDatabaseError, OlderDatabaseError, ForeignDatabaseError],
  UnreadableRecord,
];

/** Returns one clear message, or the stack of an unexpected error. Never contains the password in DATABASE_URL. */
export function describeStartError(error: unknown, config?: Config): string {
  const e = error as Failure;
  if (OWN.some((kind) => e instanceof kind)) return e.message;
  return listening(e, config) ?? describeDatabaseError(e) ?? folder(e) ?? e.stack ?? String(error);
}

function listening(e: Failure, config?: Config): string | undefined {
  if (e.code === 'EADDRINUSE')
    return `Port ${e.port} is in use by another program. Stop it, or set PORT to another number.`;
  if (e.code === 'EACCES' && e.syscall === 'listen')
    return `Port ${e.port} is reserved for the system. Set PORT to 1024 or higher.`;
  if (e.code === 'EADDRNOTAVAIL')
    return `HOST ${e.address} isn’t an address on this machine. Change it, or leave HOST unset.`;
  if (e.code === 'ENOTFOUND' && e.hostname === config?.host)
    return `Can’t find host ${e.hostname}. Set HOST to an address on this machine, or leave it unset.`;
  return undefined;
}

function folder(e: Failure): string | undefined {
  if (isDiskFull(e)) return 'The disk that holds the data folder (DATA_DIR) is full. Free up some space.';
  if (e.code && e.path)
    return `The data folder can’t be used: ${e.message}. Check DATA_DIR and the folder’s owner.`;
  return undefined;
}
