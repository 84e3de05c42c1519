/** The layers of `site/`: imports go down and form no cycle, and each shared part has more than one user. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { circular, folderOf, type Import, modulesUnder, named, root, upward } from './layers.ts';

/** Bottom first. A folder imports from itself and from the layers below it. */
const LAYERS = [
  'content',
  'layout',
  'catalog',
  'drawings',
  'components',
  'inquiry',
  'mail',
  'admin',
  'pages',
  'feeds',
  'site',
] as const;

const { modules, imports } = modulesUnder('site');

/** A file of `components/`, or a folder of it, that fewer than two page families or folders use. */
function unshared(list: readonly Import[]): string[] {
  const unit = (file: string) => file.split('/').slice(0, 3).join('/');
  const family = (file: string) => (folderOf(file) === 'pages' ? unit(file) : folderOf(file));
  const users = (part: string, seen = new Set([part])): string[] =>
    list
      .filter(({ from, to }) => unit(to) === part && !seen.has(unit(from)))
      .flatMap(({ from }) =>
        folderOf(from) === 'components' ? users(unit(from), seen.add(unit(from))) : [family(from)],
      );
  const parts = new Set(list.filter(({ to }) => folderOf(to) === 'components').map(({ to }) => unit(to)));
  return [...parts].filter((part) => new Set(users(part)).size < 2);
}

describe('the layers of the site', () => {
  it('are all known, and their imports all found', () => {
    expect(imports.length).toBeGreaterThan(800);
    expect(imports.filter(({ to }) => !existsSync(join(root, to)))).toEqual([]);
    expect(new Set(modules.map(folderOf))).toEqual(new Set(LAYERS));
  });

  it('have no cycle of folders', () => {
    expect(circular(imports)).toEqual([]);
  });

  it('have no import that runs up', () => {
    expect(upward(imports, LAYERS)).toEqual([]);
  });

  it('keep the dashboard free of public pages', () => {
    const ofDashboard = imports.filter(({ from }) => folderOf(from) === 'admin');
    expect(ofDashboard.length).toBeGreaterThan(300);
    const publicRooms = ['catalog', 'drawings', 'components', 'inquiry', 'pages'];
    expect(ofDashboard.filter(({ to }) => publicRooms.includes(folderOf(to))).map(named)).toEqual([]);
  });

  it('keep page families apart', () => {
    const families = imports.filter(({ from, to }) => folderOf(from) === 'pages' && folderOf(to) === 'pages');
    expect(families.length).toBeGreaterThan(50);
    expect(families.filter(({ from, to }) => dirname(from) !== dirname(to)).map(named)).toEqual([]);
  });

  it('keep in components/ only what two families use', () => {
    expect(unshared(imports)).toEqual([]);
  });

  it('would show a planted fault', () => {
    const planted = (from: string, to: string) => [...imports, { from, to }];
    const up = { from: 'site/layout/page.ts', to: 'site/pages/not-found/not-found-sheet.tsx' };
    expect(upward(planted(up.from, up.to), LAYERS)).toEqual([named(up)]);
    expect(circular(planted(up.from, up.to))).toContain(named(up));
    expect(unshared(planted('site/pages/team/team.tsx', 'site/components/planted.tsx'))).toEqual([
      'site/components/planted.tsx',
    ]);
  });
});
