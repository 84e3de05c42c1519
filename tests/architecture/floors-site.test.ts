/** The floors of `site/`: imports run down, never in a circle, and shared parts are really shared. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { circular, houseIn, type Import, named, room, root, upward } from './floors.ts';

/** Bottom first. A room imports from its own floor's folder and from the floors below it. */
const FLOORS = [
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

const { modules, imports } = houseIn('site');

/** A file of `components/`, or a folder of it, that fewer than two page families or rooms use. */
function unshared(list: readonly Import[]): string[] {
  const unit = (file: string) => file.split('/').slice(0, 3).join('/');
  const family = (file: string) => (room(file) === 'pages' ? unit(file) : room(file));
  const users = (part: string, seen = new Set([part])): string[] =>
    list
      .filter(({ from, to }) => unit(to) === part && !seen.has(unit(from)))
      .flatMap(({ from }) =>
        room(from) === 'components' ? users(unit(from), seen.add(unit(from))) : [family(from)],
      );
  const parts = new Set(list.filter(({ to }) => room(to) === 'components').map(({ to }) => unit(to)));
  return [...parts].filter((part) => new Set(users(part)).size < 2);
}

describe('the floors of the site', () => {
  it('are all known, and their imports all found', () => {
    expect(imports.length).toBeGreaterThan(800);
    expect(imports.filter(({ to }) => !existsSync(join(root, to)))).toEqual([]);
    expect(new Set(modules.map(room))).toEqual(new Set(FLOORS));
  });

  it('have no circle of folders', () => {
    expect(circular(imports)).toEqual([]);
  });

  it('have no import that runs up', () => {
    expect(upward(imports, FLOORS)).toEqual([]);
  });

  it('keep the dashboard free of public pages', () => {
    const ofDashboard = imports.filter(({ from }) => room(from) === 'admin');
    expect(ofDashboard.length).toBeGreaterThan(300);
    const publicRooms = ['catalog', 'drawings', 'components', 'inquiry', 'pages'];
    expect(ofDashboard.filter(({ to }) => publicRooms.includes(room(to))).map(named)).toEqual([]);
  });

  it('keep page families apart', () => {
    const families = imports.filter(({ from, to }) => room(from) === 'pages' && room(to) === 'pages');
    expect(families.length).toBeGreaterThan(50);
    expect(families.filter(({ from, to }) => dirname(from) !== dirname(to)).map(named)).toEqual([]);
  });

  it('keep in components/ only what two families use', () => {
    expect(unshared(imports)).toEqual([]);
  });

  it('would show a planted fault', () => {
    const planted = (from: string, to: string) => [...imports, { from, to }];
    const up = { from: 'site/layout/page.ts', to: 'site/pages/not-found/not-found-sheet.tsx' };
    expect(upward(planted(up.from, up.to), FLOORS)).toEqual([named(up)]);
    expect(circular(planted(up.from, up.to))).toContain(named(up));
    expect(unshared(planted('site/pages/team/team.tsx', 'site/components/planted.tsx'))).toEqual([
      'site/components/planted.tsx',
    ]);
  });
});
