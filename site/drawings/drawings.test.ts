import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { areaRecord } from '#contract/site/records/area.ts';
import { drawnFigure } from '#contract/site/records/manufacturer.ts';
import { PORTRAITS } from '#contract/site/records/people.ts';
import { WALL_KINDS } from '#contract/site/wall-kinds.ts';
import { readTokens } from '../../vite/theme-colors.ts';
import { InlineDrawing } from './inline-drawing.tsx';

const names = (folder = '') =>
  readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.slice(0, -'.svg'.length));
const { light } = readTokens();

it.each(names())('%s has the theme’s colors in any drawing program, and no others', (name) => {
  const svg = readFileSync(join(import.meta.dirname, `${name}.svg`), 'utf8');
  const style = /<style>(.*?)<\/style>/s.exec(svg)?.[1] ?? '';
  const used = [...svg.matchAll(/class="([^"]*)"/g)].flatMap(([, classes = '']) => classes.split(' '));
  const painted = used.filter((className) => /^(fill|stroke)-/.test(className));
  for (const className of painted) {
    const [property = '', token = ''] = className.split('-');
    expect(style).toContain(`.${className} { ${property}: ${light[token]} }`);
  }
  expect(Object.values(light)).toEqual(expect.arrayContaining([...style.matchAll(/#\w+/g)].map(String)));
  expect(svg).not.toMatch(/(fill|stroke|color)="(?!none|currentColor)| style=|inkscape:/);
});

it.each([
  ['makers', drawnFigure.shape.drawing.options],
  ['ground', areaRecord.shape.subsoil.options],
  ['portraits', PORTRAITS],
  ['walls', WALL_KINDS],
] as const)('%s holds what content can choose', (folder, choices) => {
  expect(names(folder).toSorted()).toEqual([...choices].toSorted());
});

it('is placed in a page with its own attributes, without title and colors, and with words that are text', () => {
  const file = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" stroke-width="2">
    <title>A level</title>
    <style>text { fill: #000 }</style>
    <text x="1"
      y="2">{initials}</text>
  </svg>`;
  const html = renderToStaticMarkup(
    createElement(InlineDrawing, { file, words: { initials: '<b>&' }, 'aria-hidden': true }),
  );
  expect(html).toBe(
    '<svg viewBox="0 0 9 9" stroke-width="2" aria-hidden="true"><text x="1" y="2">&#60;b>&#38;</text></svg>',
  );
});
