/** docs/guarantees.md: each guarantee has a figure, and tests that exist and run. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const guarantees = readFileSync(join(root, 'docs/guarantees.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Guarantee'))
  .map((line) => line.slice(2, -2).split(' | '));

type NamedTests = { file: string; titles: string[] };

/** The tests that a third column names: `FILE` "TITLE", "TITLE"; `FILE` "TITLE". */
function testsIn(cell: string): NamedTests[] {
  return cell.split('; ').map((part) => {
    const [, file = '', quoted = ''] = /^`([^`]+)` (".+")$/.exec(part) ?? [];
    return { file, titles: [...quoted.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title) };
  });
}

/** @returns the absolute paths of those files that Vitest runs. */
function runnable(files: string[]): Set<string> {
  const folder = mkdtempSync(join(tmpdir(), 'ledge-frame-guarantees-'));
  const list = join(folder, 'files.json');
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  execFileSync(process.execPath, [vitest, 'list', '--filesOnly', `--json=${list}`, ...files], { cwd: root });
  const found = JSON.parse(readFileSync(list, 'utf8')) as { file: string }[];
  rmSync(folder, { recursive: true });
  return new Set(found.map(({ file }) => file));
}

const named = guarantees.flatMap(([, , cell = '']) => testsIn(cell).map(({ file }) => file));
const run = runnable([...new Set(named)]);

it('covers visitors, staff, operators and security', () => {
  expect(guarantees.length).toBeGreaterThan(40);
});

it.each(guarantees)('has a figure and tests that run: %s', (_guarantee, figure, cell = '', ...more) => {
  expect(more, 'three columns').toEqual([]);
  expect(figure, 'a figure').toMatch(/\d|every/);
  for (const { file, titles } of testsIn(cell)) {
    expect(run, cell).toContain(join(root, file));
    expect(titles, cell).not.toEqual([]);
    const source = readFileSync(join(root, file), 'utf8');
    expect(titles.filter((title) => !hasTest(source, title))).toEqual([]);
  }
});

it('reports a title that no test has, and tests that are skipped', () => {
  expect(hasTest("it('keeps all of it', () => {})", 'keeps all')).toBe(true);
  expect(hasTest("it.each([1, 2])('keeps %i', () => {})", 'keeps')).toBe(true);
  expect(hasTest("it('keeps all of it', () => {})", 'loses nothing')).toBe(false);
  expect(hasTest("it.skip('keeps all', () => {})", 'keeps all')).toBe(false);
  expect(hasTest("log('keeps all')", 'keeps all')).toBe(false);
});

/** Whether the source calls `it` or `test`, with any modifier except skip and todo, and a title that contains this one. */
function hasTest(source: string, title: string): boolean {
  const escaped = title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const call = new RegExp(`\\b(?:it|test)\\b(?!\\.(?:skip|todo)\\()[^;]*?\\(\\s*(['"\`])[^\\n]*?${escaped}`);
  return call.test(source);
}
