/** A folder of content: reads what its files say, and has them say what is published. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ContentOverlay } from '#contract/records/overlay.ts';
import { isEqual } from '#server/content/overlay.ts';
import { COLLECTIONS_IN_FILES, FILED, type FiledCollection } from './collections-in-files.ts';
import type { FileChange, Records } from './record-files.ts';

const PROJECT = join(import.meta.dirname, '../..');
/** What ships with the next build. */
export const SHIPPED_FOLDER = join(PROJECT, 'content');

export type AllRecords = Record<FiledCollection, Records>;

export function readFolder(dir: string): Promise<AllRecords> {
  const thread = new Worker(new URL('./read-thread.ts', import.meta.url), { workerData: { dir } });
  return new Promise((resolve, reject) => {
    thread.once('message', (json: string) => resolve(JSON.parse(json) as AllRecords));
    thread.once('error', reject);
  });
}

/** The records as the site shows them: files, with what is published over them. */
export const withPublished = (files: AllRecords, overlay: ContentOverlay): AllRecords =>
  Object.fromEntries(
    FILED.map((name) => {
      const all = { ...files[name], ...(overlay[name] as Records | undefined) };
      return [name, Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null))];
    }),
  ) as AllRecords;

/** A file may compute a value from another file's, which an edit changes: then it is edited once more. */
const ROUNDS = 3;

/**
 * Edits the files until they say what is wanted.
 * @returns the files that changed.
 * @throws when they still say something else; they were changed then.
 */
export async function writeFolder(dir: string, wanted: AllRecords): Promise<FileChange[]> {
  const changed = new Map<string, FileChange>();
  for (let round = 0; round < ROUNDS; round++) {
    const before = await readFolder(dir);
    const changes = FILED.flatMap((name) =>
      COLLECTIONS_IN_FILES[name].changes(dir, before[name], wanted[name]),
    );
    if (changes.length === 0) return laidOut(dir, changed);
    for (const change of changes) {
      write(dir, change);
      const lost = [...(changed.get(change.file)?.lost ?? []), ...change.lost];
      changed.set(change.file, { ...change, lost });
    }
  }
  const now = await readFolder(dir);
  const other = FILED.filter((name) => !haveSame(now[name], wanted[name]));
  if (other.length > 0) throw new Error(`The files of ${other.join(', ')} don’t say what is published.`);
  return laidOut(dir, changed);
}

/** As `npm run check` wants it. */
function laidOut(dir: string, changed: ReadonlyMap<string, FileChange>): FileChange[] {
  const changes = [...changed.values()];
  for (const { file, text } of changes)
    if (text !== null && file.endsWith('.ts')) writeFileSync(join(dir, file), formatted(file, text));
  return changes;
}

/** Whatever their slugs: records of a list have them from their names, which may have changed. */
function haveSame(files: Records, wanted: Records): boolean {
  const [now, all] = [Object.values(files), Object.values(wanted)];
  return now.length === all.length && all.every((one) => now.some((other) => isEqual(one, other)));
}

function write(dir: string, { file, text }: FileChange): void {
  const path = join(dir, file);
  if (text === null) {
    rmSync(path);
    return;
  }
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** By standard input, because the folder may lie outside of the project. */
const formatted = (file: string, text: string): string =>
  execFileSync(
    process.execPath,
    [join(PROJECT, 'node_modules/@biomejs/biome/bin/biome'), 'format', `--stdin-file-path=content/${file}`],
    { cwd: PROJECT, input: text, encoding: 'utf8' },
  );
