import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the secret that signs sessions, uploads and links. Generated in the data folder on first use.
 * @throws Error when the secret in the file is too short: signatures would be forgeable.
 */
export function loadSecret(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, 'secret');
  if (!existsSync(file)) writeSecret(dataDir, file);
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < 32)
    throw new Error(
      `${file} doesn’t contain a complete secret. Restore it from a backup, or delete the file to create a new secret.`,
    );
  return secret;
}

/**
 * Writes the secret atomically, by linking a complete file: of concurrent first starts one wins, and none reads a
 * partial secret.
 */
function writeSecret(dataDir: string, file: string): void {
  const unfinished = join(dataDir, `secret-${randomUUID()}`);
  writeFileSync(unfinished, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600, flush: true });
  try {
    linkSync(unfinished, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(unfinished);
  }
}

/** Returns a fingerprint that distinguishes secrets without revealing them. */
export const fingerprintOf = (secret: string): string =>
  createHmac('sha256', secret).update('backup fingerprint').digest('hex').slice(0, 16);

/** Whether the secret was generated into the data folder rather than set by SECRET. */
export function isGenerated({ dataDir, secret }: { dataDir: string; secret: string }): boolean {
  const file = join(dataDir, 'secret');
  return existsSync(file) && readFileSync(file, 'utf8').trim() === secret;
}
