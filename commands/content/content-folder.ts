/** A folder of content: reads what its files say, and edits them to match the published content. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { PAGES_UNDER } from '#contract/records/addresses.ts';
import { arranged, type Orders, withPlaces } from '#contract/records/arranging.ts';
import type { ContentOverlay, PublishableCollection } from '#contract/records/overlay.ts';
import type { Service } from '#contract/service.ts';
import { isEqual } from '#server/content/overlay.ts';
import { COLLECTIONS_IN_FILES, FILED } from './collections-in-files.ts';
import { type Lists, ordersOfLists } from './order-files.ts';
import type { FileChange, Records } from './record-files.ts';

const PROJECT = join(import.meta.dirname, '../..');
/** The content that ships with the next build. */
export const SHIPPED_FOLDER = join(PROJECT, 'content');

export type AllRecords = Record<PublishableCollection, Records>;

export function readFolder(dir: string): Promise<AllRecords> {
  const thread = new Worker(new URL('./read-thread.ts', import.meta.url), { workerData: { dir } });
  return new Promise((resolve, reject) => {
    thread.once('message', (json: string) => resolve(JSON.parse(json) as AllRecords));
    thread.once('error', reject);
  });
}

/** The records as the site shows them: files, with published content over them. A page's address isn't in its file, but its name is. */
export function withPublished(files: AllRecords, overlay: ContentOverlay): AllRecords {
  const shown = Object.fromEntries(
    FILED.map((name) => {
      const all = { ...files[name], ...notFiled(files[name], overlay[name] as Records | undefined) };
      const left = Object.entries(all).filter(([, value]) => value !== null);
      return [name, Object.fromEntries(name in PAGES_UNDER ? left.map(withoutAddress) : left)];
    }),
  ) as AllRecords;
  const { services, projects, team, testimonials } = overlay.order ?? {};
  const lists: Lists = {
    services: withPlaces(shown.services as Record<string, Service>, services),
    projects: shown.projects,
    team: arranged(shown.team, team),
    testimonials: arranged(shown.testimonials, testimonials),
  };
  return { ...shown, ...lists, order: ordersOfLists(lists, projects?.slugs ?? arrangedIn(files)) };
}

/** The order of projects in files; none while sheets tell it. */
function arrangedIn(files: AllRecords): readonly string[] {
  const [{ slugs }, bySheet] = [(files.order as Orders).projects, ordersOfLists(files).projects.slugs];
  return isEqual(slugs, bySheet) ? [] : slugs;
}

/** One that was renamed, and is in its file by now, has another slug there: it isn't listed twice. */
const notFiled = (files: Records, published: Records = {}): Records =>
  Object.fromEntries(
    Object.entries(published).filter(
      ([slug, one]) => slug in files || !Object.values(files).some((other) => isEqual(one, other)),
    ),
  );

function withoutAddress([slug, value]: [string, unknown]): [string, unknown] {
  const { address: _, ...rest } = value as { address?: string };
  return [slug, rest];
}

/** A file may compute a value from another file's, which an edit changes: then it is edited once more. */
const ROUNDS = 4;

/**
 * Edits the files until they say what is wanted.
 * @returns the files that changed.
 * @throws when they still say something else; they were changed then.
 */
export async function writeFolder(dir: string, wanted: AllRecords): Promise<FileChange[]> {
  const changed = new Map<string, FileChange>();
  for (let round = 0; round < ROUNDS; round++) {
    const before = await readFolder(dir);
    const edited = FILED.filter((name) => name !== 'order' && edit(name));
    // Sheets tell the order of projects, unless it is arranged: it is known when all projects are written.
    if (edited.length === 0 && !edit('order')) return laidOut(dir, changed);

    // One collection after the other, because some share a file.
    function edit(name: PublishableCollection): boolean {
      const changes = COLLECTIONS_IN_FILES[name].changes(dir, before[name], wanted[name]);
      for (const change of changes) {
        write(dir, change);
        const lost = [...(changed.get(change.file)?.lost ?? []), ...change.lost];
        changed.set(change.file, { ...change, lost });
      }
      return changes.length > 0;
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

/** Regardless of slugs: records of a list get them from their names, which may have changed. */
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
