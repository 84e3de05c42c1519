import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { steps } from '#content/how-we-build.ts';
import { wallSections } from '#content/wall-sections.ts';
import { WALL_KINDS } from '#contract/site/wall-kinds.ts';
import { drawingsIn } from '#site/drawings/shared-drawings.ts';
import { WallSection } from '#site/drawings/walls/wall-section.tsx';
import HowWeBuild from '#site/pages/how-we-build/how-we-build.tsx';

const html = renderToStaticMarkup(createElement(HowWeBuild));

describe('wall R-values in the drawings: R-30 continuous steel, R-25–30 effective wood (requirements §3.20, §10)', () => {
  test('the three wall sections carry these figures', () => {
    const values = WALL_KINDS.map((kind) => wallSections[kind].rValue);
    expect(values).toEqual(['R-30 continuous', 'R-25–30 effective', 'R-25–30 effective']);
  });

  test.each(WALL_KINDS)('the %s drawing names itself, its figure, and its layers in order', (kind) => {
    const svg = renderToStaticMarkup(createElement(WallSection, { kind }));
    const { name, rValue, layers } = wallSections[kind];
    expect(svg).toContain(`aria-label="${name} wall section, ${rValue}"`);
    const labels = layers.map(({ name }) => svg.indexOf(`>${name}<`));
    expect(labels.every((at, i) => at > (labels[i - 1] ?? 0))).toBe(true);
    for (const { name } of layers) expect(name.length).toBeLessThanOrEqual(24);
  });
});

test('each step shows a drawing of its own, and so does the house above them', () => {
  const sheets = drawingsIn('house');
  const shown = [...html.matchAll(/<use href="\/drawings\/house\.svg#([^"]+)"/g)].map(([, id]) => id);
  expect(shown).toEqual(['sheet-house', ...steps.map(({ drawing }) => `sheet-${drawing}`)]);
  const drawn = shown.map((id) => sheets.split(`<g id="${id}"`)[1]?.split('<g id=')[0]);
  expect(new Set(drawn).size).toBe(7);
  for (const drawing of drawn) expect(drawing?.match(/<(path|rect|circle)/g)?.length).toBeGreaterThan(5);
});
