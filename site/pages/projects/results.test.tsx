import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { project as ridgeHouse } from '#content/projects/ridge-house.ts';
import { Results } from './results.tsx';

const shown = (results: typeof ridgeHouse.results) =>
  renderToStaticMarkup(<Results project={{ ...ridgeHouse, results }} />);

it('shows each figure as promised and as measured, on one scale', () => {
  const html = shown({ ach50: { promised: 1, measured: 0.5 } });
  expect(html).toContain('1.0 ACH50');
  expect(html).toContain('0.5 ACH50');
  expect([...html.matchAll(/<line x1="0" x2="(\d+%)"/g)].map(([, end]) => end)).toEqual(['98%', '49%']);
});

it('leaves out a figure that is unknown, a row without one, and the section without a row', () => {
  const html = shown({ cost: { measured: 884_300 }, months: {} });
  expect(html).toContain('$884,300');
  expect(html).not.toMatch(/Promised<|On site/);
  expect(shown({ months: {} })).toBe('');
  expect(shown(undefined)).toBe('');
});
