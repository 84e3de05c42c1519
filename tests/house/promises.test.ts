/** docs/promises.md: each promise has a figure, and a command that a reader can run. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const benches = read('tests/bench/bench.ts');
const promises = read('docs/promises.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| promise'))
  .map((line) => line.slice(2, -2).split(' | '));

it('makes promises to each of its readers', () => {
  expect(promises.length).toBeGreaterThan(40);
});

it.each(promises)('holds: %s', (promise, figure, shownBy, ...more) => {
  expect(more, 'three cells').toEqual([]);
  expect(promise?.length).toBeGreaterThan(10);
  expect(figure, 'a figure').toMatch(/\d|none|each|every/);
  const commands = [...(shownBy ?? '').matchAll(/`([^`]+)`/g)].map(([, command]) => command as string);
  expect(commands.length, 'a command').toBeGreaterThan(0);
  for (const command of commands) {
    const [npm, ...words] = command.split(' ');
    expect(npm, command).toBe('npm');
    const name = words[0] === 'run' ? words[1] : words[0];
    expect(scripts, command).toHaveProperty([name as string]);
    for (const path of words.filter((word) => word.includes('/'))) expect(exists(path), path).toBe(true);
    if (name === 'bench')
      for (const bench of words.slice(3).filter((word) => !word.startsWith('--')))
        expect(benches, bench).toMatch(new RegExp(`^\\s+${bench}: bench`, 'm'));
  }
});

const exists = (path: string) => existsSync(new URL(`../../${path}`, import.meta.url));
