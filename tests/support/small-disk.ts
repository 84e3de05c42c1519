/** A disk small enough to be filled: tmpfs, which only root may mount. */
import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type SmallDisk = { folder: string; remove: () => void };

/** @param size such as `24m`. @returns null when mounting isn't permitted. */
export function smallDisk(size: string): SmallDisk | null {
  if (process.getuid?.() !== 0) return null;
  const folder = mkdtempSync(join(tmpdir(), 'ledge-frame-disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder]);
  const remove = () => {
    if (status === 0) execFileSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  };
  if (status === 0) return { folder, remove };
  remove();
  return null;
}

/** Fills the disk to the last page. @param ballast file on that disk; remove it to free space. */
export function fillDisk(ballast: string): void {
  for (const size of [256 * 1024, 4096, 512])
    try {
      for (;;) appendFileSync(ballast, Buffer.alloc(size));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
}
