/** docs/promises.md: each promise has a figure, and a command that runs a test of that title, or a bench of that name. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const promises = read('docs/promises.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| promise'))
  .map((line) => line.slice(2, -2).split(' | '));

type Command = {
  script: string;
  path: string | undefined;
  title: string | undefined;
  bench: string | undefined;
};

/** A reader's command, taken apart. */
function commandsIn(shownBy: string): Command[] {
  return [...shownBy.matchAll(/`npm (?:run )?(\S+?)(?: -- ([^`]+))?`/g)].map(
    ([, script = '', args = '']) => ({
      script,
      path: /(?:^|\s)([\w.-]+\/\S+)/.exec(args)?.[1],
      title: /-t "([^"]+)"/.exec(args)?.[1],
      bench: script === 'bench' ? args.split(' ')[0] : undefined,
    }),
  );
}

const PROJECTS: Record<string, string[]> = { test: ['unit', 'e2e', 'faults'], 'test:faults': ['faults'] };

type Listed = { file: string; projectName: string };

/** The test files among the named, as Vitest finds them. */
function listFiles(paths: string[]): Listed[] {
  const folder = mkdtempSync(join(tmpdir(), 'ledge-frame-promises-'));
  const list = join(folder, 'files.json');
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  execFileSync(process.execPath, [vitest, 'list', '--filesOnly', `--json=${list}`, ...paths], { cwd: root });
  const found = JSON.parse(readFileSync(list, 'utf8'));
  rmSync(folder, { recursive: true });
  return found;
}

const named = promises.flatMap(([, , shownBy = '']) => commandsIn(shownBy).flatMap(({ path }) => path ?? []));
const listed = listFiles([...new Set(named)]);

it('makes promises to each of its readers', () => {
  expect(promises.length).toBeGreaterThan(40);
});

it.each(promises)('is shown by something that runs: %s', (promise, figure, shownBy = '', ...more) => {
  expect(more, 'three cells').toEqual([]);
  expect(promise?.length).toBeGreaterThan(10);
  expect(figure, 'a figure').toMatch(/\d|none|each|every/);
  const commands = commandsIn(shownBy);
  expect(commands.length, 'a command').toBeGreaterThan(0);
  for (const { script, path, title, bench } of commands) {
    expect(scripts, shownBy).toHaveProperty([script]);
    if (bench) expect(read('bench/bench.ts'), bench).toMatch(new RegExp(`\\b${bench}: bench`));
    if (path) expect(existsSync(join(root, path)), path).toBe(true);
    if (path?.endsWith('.ts')) expect(title, `${path} needs -t "part of the test's title"`).toBeTruthy();
    if (path) expect(testsOf(script, path, title ?? ''), shownBy).not.toEqual([]);
  }
});

it('would notice a test that is gone, left out, or only spoken of', () => {
  expect(
    testsOf('test', 'contract/inquiries/clock.test.ts', 'is not overdue at 24 hours sharp'),
  ).toHaveLength(1);
  expect(testsOf('test', 'contract/inquiries/clock.test.ts', 'is overdue after a week')).toEqual([]);
  expect(
    testsOf('test:faults', 'contract/inquiries/clock.test.ts', 'is not overdue at 24 hours sharp'),
  ).toEqual([]);
  expect(hasTest("it.each([1, 2])('keeps %i', () => {})", 'keeps')).toBe(true);
  expect(hasTest("it.skip('keeps all', () => {})", 'keeps all')).toBe(false);
  expect(hasTest("log('keeps all')", 'keeps all')).toBe(false);
});

/** Files that the command runs and that hold such a test. */
const testsOf = (script: string, path: string, title: string) =>
  listed.filter(
    ({ file, projectName }) =>
      file.startsWith(join(root, path)) &&
      PROJECTS[script]?.includes(projectName) &&
      hasTest(readFileSync(file, 'utf8'), title),
  );

/** A call of `it` or `test`, whatever hangs on it, with that in its title; none that is left out by hand. */
function hasTest(source: string, title: string): boolean {
  const escaped = title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const call = new RegExp(`\\b(?:it|test)\\b(?!\\.(?:skip|todo)\\()[^;]*?\\(\\s*(['"\`])[^\\n]*?${escaped}`);
  return call.test(source);
}
