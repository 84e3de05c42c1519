import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { page, standards, steps } from '#content/how-we-build.ts';
import { wallSections } from '#content/wall-sections.ts';
import { PICTURE_NAMES } from '#contract/site/figure.ts';
import { WALL_KINDS } from '#contract/site/records/pages/method.ts';
import { drawingsIn } from '#site/drawings/shared-drawings.ts';
import { WallSection } from '#site/drawings/walls/wall-section.tsx';
import HowWeBuild from '#site/pages/how-we-build/how-we-build.tsx';

const html = renderToStaticMarkup(createElement(HowWeBuild));
/** As a reader sees it: no tags, no entities. */
const text = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');

describe('§2 "How We Build (/how-we-build)"', () => {
  test('"six steps (Structure, Envelope, Airtightness, HVAC & IAQ, Moisture Management, Energy Systems)"', () => {
    const titles = [
      'Structure',
      'Envelope',
      'Airtightness',
      'HVAC & IAQ',
      'Moisture Management',
      'Energy Systems',
    ];
    expect(steps.map(({ title }) => title)).toEqual(titles);
    expect(steps.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
    const headings = [...html.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map((match) => text(match[1] ?? '').trim());
    expect(headings.slice(0, 6)).toEqual(titles.map((title, i) => `${i + 1} ${title}`));
  });

  test('"each with an image and manufacturer links"', () => {
    for (const { figure, manufacturers } of steps) {
      expect(PICTURE_NAMES).toContain(figure.picture);
      expect(figure.alt.length).toBeGreaterThan(30);
      expect(manufacturers.length).toBeGreaterThanOrEqual(2);
      for (const { href } of manufacturers) {
        expect(href).toMatch(/^\/manufacturers\/[a-z0-9-]+$/);
        expect(html).toContain(`href="${href}"`);
      }
    }
    expect(new Set(steps.map(({ figure }) => figure.picture)).size).toBe(6);
  });

  test('"four performance-standard cards"', () => {
    expect(standards).toHaveLength(4);
    for (const { title } of standards) expect(text(html)).toContain(title);
  });

  test('one h1, an intro, and a title and description of the right length', () => {
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(page.title.length).toBeLessThanOrEqual(60);
    expect(page.description.length).toBeGreaterThanOrEqual(70);
    expect(page.description.length).toBeLessThanOrEqual(160);
  });
});

test('§9 "Performance standards: airtightness 1.0 ACH50 or less, wall R-30 or more, SEER 20 or more, net-zero ready"', () => {
  const shown = standards.map(({ figure, unit }) => `${figure} ${unit}`);
  expect(shown).toEqual(['1.0 ACH50 or less', 'R-30 or more', '20 SEER or more', 'Net-zero ready']);
  for (const standard of shown) expect(text(html)).toContain(standard);
});

describe('§9 "wall R-value R-30 continuous steel, R-25-30 effective wood", in the drawings', () => {
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

  test.each(WALL_KINDS)('leader lines of the %s drawing go from outside to inside', (kind) => {
    const svg = drawingsIn('walls').split(`<g id="wall-${kind}"`)[1]?.split('<g id=')[0] ?? '';
    const dots = [...svg.matchAll(/<circle cx="[\d.]+" cy="([\d.]+)" r="3.2"/g)].map((match) =>
      Number(match[1]),
    );
    expect(dots).toHaveLength(wallSections[kind].layers.length);
    expect(dots).toEqual(dots.toSorted((a, b) => a - b));
  });

  test('one of the walls is chosen before anyone has chosen', () => {
    expect(html.match(/<input[^>]*type="radio"[^>]*>/g)).toHaveLength(3);
    expect(html.match(/<input[^>]*checked=""[^>]*>/g)).toHaveLength(1);
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
