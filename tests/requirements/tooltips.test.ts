import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const site = join(import.meta.dirname, '../../site');
const sources = readdirSync(site, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
  .map((path) => ({ path, lines: readFileSync(join(site, path), 'utf8').split('\n') }));

/** The element that an attribute of this line belongs to; our formatter begins each with its line. */
function elementAt(lines: readonly string[], at: number): string {
  for (let i = at; i >= 0; i--) {
    const before = i === at ? (lines[i]?.split(/\stitle=/)[0] ?? '') : (lines[i] ?? '');
    const opened = before.match(/<([A-Za-z][\w.]*)(?![\w.]*>)/g)?.at(-1);
    if (opened) return opened.slice(1);
  }
  return '';
}

/** Where `title` is a name, not a hint: a frame's, a feed's; beside `pattern`, the browser's message. */
const NAMES = ['iframe', 'link'];

test('§9 "Tooltips: delay 700 ms, skip delay 300 ms": one component has them, and nothing else shows a hint', () => {
  const tooltip = readFileSync(join(site, 'layout/tooltip.tsx'), 'utf8');
  expect(tooltip).toMatch(/delayMs: 700, skipDelayMs: 300/);
  const radix = sources.filter(({ lines }) => lines.some((line) => line.includes('@radix-ui/react-tooltip')));
  expect(radix.map(({ path }) => path)).toEqual(['layout/tooltip.tsx']);
});

test('§9 no element has a title of the browser’s own, which has another delay and no place on a touch screen', () => {
  const titled = sources.flatMap(({ path, lines }) =>
    lines.flatMap((line, at) => {
      if (/(?<!document)\.title = |setAttribute\('title'/.test(line)) return [`${path}: ${line.trim()}`];
      if (!/(^|\s)title=["{]/.test(line)) return [];
      const element = elementAt(lines, at);
      return /^[a-z]/.test(element) && !NAMES.includes(element)
        ? [`${path}: <${element} ${line.trim()}`]
        : [];
    }),
  );
  expect(titled).toEqual([]);
});

test('§9 a button of ours is given no title either', () => {
  const titled = sources.filter(({ lines }) =>
    lines.some((line, at) => /(^|\s)title=["{]/.test(line) && elementAt(lines, at) === 'Button'),
  );
  expect(titled.map(({ path }) => path)).toEqual([]);
});

test('§9 no drawing on a page has a title inside it, which browsers show as a tooltip', () => {
  const pages = sources.filter(({ path }) => !path.startsWith('drawings/') && !/^(mail|feeds)\//.test(path));
  const titled = pages.filter(({ lines }) => lines.some((line) => /^\s*<title>/.test(line)));
  expect(titled.map(({ path }) => path)).toEqual(['layout/head.tsx']);
});
