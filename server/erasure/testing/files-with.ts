import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : [];

/** Returns the files that contain the word or a unique part of it, because trigram indexes store only trigrams. */
export const filesWith = (dataDir: string, canary: string): string[] => {
  const pieces = [canary, canary.slice(0, 8), canary.slice(-7)];
  return filesIn(dataDir).filter((file) => {
    const bytes = readFileSync(file).toString('latin1').toLowerCase();
    return pieces.some((piece) => bytes.includes(piece));
  });
};
