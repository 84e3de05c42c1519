/** The last press of a server, on its own disk, so that a restart serves it at once. A copy: it may be deleted at any time. */
import { createHash, randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { ServedFile } from '../http/memory-pages.ts';
import type { Pressed } from './pressed.ts';

export type KeptPress = {
  /** Fingerprint of the build that it changes, and of the site's origin. */
  build: string;
  /** Fingerprint of the published content. */
  published: string;
  /** By path: all that differs from the build. */
  files: ReadonlyMap<string, ServedFile>;
  /** Paths of the build that have no page any longer. */
  gone: ReadonlySet<string>;
  /** Stylesheets that pages linked before, by kind, the oldest first. */
  retired: ReadonlyMap<string, readonly string[]>;
  pressed: Pressed;
};

export type PressKeeper = ReturnType<typeof pressKeeper>;

const digest = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();
const DIGEST_BYTES = 32;

/** @param dataDir where the file is; it holds nothing that isn't public. */
export function pressKeeper(dataDir: string) {
  const file = join(dataDir, 'pressed-pages');
  return {
    /** @returns null when there is none, when it is damaged, and when another build made it. */
    async load(build: string): Promise<KeptPress | null> {
      try {
        const bytes = await readFile(file);
        const content = bytes.subarray(DIGEST_BYTES);
        if (!digest(content).equals(bytes.subarray(0, DIGEST_BYTES))) return null;
        const kept = deserialize(content) as KeptPress;
        return kept.build === build ? kept : null;
      } catch {
        return null;
      }
    },

    /** @throws when the disk refuses; then the one before stays. */
    async save(kept: KeptPress): Promise<void> {
      const content = serialize(kept);
      const unfinished = `${file}-${randomUUID()}`;
      try {
        await writeFile(unfinished, [digest(content), content], { mode: 0o600, flush: true });
        await rename(unfinished, file);
      } finally {
        await rm(unfinished, { force: true });
      }
    },
  };
}
