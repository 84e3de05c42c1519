/** A copy of the project, to change it as its change map says: packages and pictures are linked, caches its own. */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { MappedChange } from './changes.ts';

const project = join(import.meta.dirname, '../../..');
const LINKED = ['pictures', 'docs'];
const LEFT = ['node_modules', 'build', 'data', '.git', '.ci', '.react-router'];

export type ProjectCopy = ReturnType<typeof copyProject>;

export function copyProject() {
  const folder = mkdtempSync(join(tmpdir(), 'ledge-frame-copy-'));
  for (const name of readdirSync(project)) {
    if (LINKED.includes(name)) symlinkSync(join(project, name), join(folder, name));
    else if (!LEFT.includes(name)) cpSync(join(project, name), join(folder, name), { recursive: true });
  }
  linkPackages(folder);

  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  /** Runs one of the project's programs in the copy. @throws with all that it printed, if it fails. */
  const run = (program: string, args: string[], env: Record<string, string> = {}) => {
    const { status, stdout, stderr } = spawnSync(join(folder, 'node_modules', program), args, {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production', ...env },
    });
    if (status !== 0) throw new Error(`In the copy, ${program} ${args[0]} failed:\n${stdout}${stderr}`);
    return stdout;
  };

  return {
    folder,
    run,
    node: (args: string[], env?: Record<string, string>) => run('node/bin/node', args, env),
    apply({ files }: MappedChange) {
      for (const [file, edit] of Object.entries(files)) {
        mkdirSync(dirname(join(folder, file)), { recursive: true });
        writeFileSync(join(folder, file), edit(read, file));
      }
    },
    built: (path: string) => readFileSync(join(folder, 'build/client', path), 'utf8'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Derived pictures are the same for both. Cards and icons are not: a color of the copy must not get into the project's. */
function linkPackages(folder: string): void {
  const packages = join(project, 'node_modules');
  const cache = join(folder, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  for (const name of readdirSync(packages))
    if (name !== '.cache') symlinkSync(join(packages, name), join(folder, 'node_modules', name));
  for (const name of ['imagetools', 'compile'])
    symlinkSync(join(packages, '.cache', name), join(cache, name));
}
