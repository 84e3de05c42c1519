import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The secret that signs sessions, uploads and links: generated once into the data folder.
 * @throws Error when the file holds no whole secret: signing with less would let anybody in.
 */
export function loadSecret(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, 'secret');
  if (!existsSync(file)) writeSecret(dataDir, file);
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < 32)
    throw new Error(
      `${file} holds no whole secret. Restore it from a backup, or delete it to get a new one.`,
    );
  return secret;
}

/**
 * Of several first starts one wins, and nobody ever reads half a secret: the file gets its name when it is
 * whole.
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
