import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const site = join(import.meta.dirname, '../../site');
const sources = readdirSync(site, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
  .map((path) => ({ path, lines: readFileSync(join(site, path), 'utf8').split('\n') }));

test('tooltips with a delay of 700 ms and a skip delay of 300 ms (requirements §10): one component has them, and nothing else shows a hint', () => {
  const tooltip = readFileSync(join(site, 'layout/tooltip.tsx'), 'utf8');
  expect(tooltip).toMatch(/delayMs: 700, skipDelayMs: 300/);
  const radix = sources.filter(({ lines }) => lines.some((line) => line.includes('@radix-ui/react-tooltip')));
  expect(radix.map(({ path }) => path)).toEqual(['layout/tooltip.tsx']);
});
