import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readTokens, THEME, tokensIn } from '../vite/theme-colors.ts';
import { themeColors } from './layout/theme-colors.ts';

const { light, dark } = readTokens();
const [, dashboardRule = ''] = readFileSync(THEME, 'utf8').split(':root:has(.dashboard) {');
const dashboard = tokensIn(dashboardRule.slice(0, dashboardRule.indexOf('@font-face')));

/** Relative luminance and contrast, WCAG 2.2. */
const luminance = (hex: string) => {
  const [r, g, b] = [1, 3, 5].map((i) => {
    const c = Number.parseInt(hex.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a: string, b: string) => {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
};

const BADGES = ['new', 'contacted', 'progress', 'completed', 'cancelled', 'other'];

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('the %s theme', (theme, tokens) => {
  const at = (name: string) => tokens[name] as string;

  it('has every token of the other', () => {
    expect(Object.keys(tokens).sort()).toEqual(Object.keys(light).sort());
    expect(Object.keys(tokens).length).toBeGreaterThan(20);
  });

  it.each(['ink', 'graphite', 'copper', 'oak', 'section'])(
    'shows %s at 4.5:1 or more on paper and ledge',
    (name) => {
      expect(contrast(at(name), at('paper'))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(at(name), at('ledge'))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('shows the words on a copper button at 4.5:1 or more', () => {
    expect(contrast(at('on-copper'), at('copper'))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(BADGES)('shows the badge "%s" at 4.5:1 or more, on its own ground and on paper', (name) => {
    expect(contrast(at(name), at(`${name}-bg`))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(at(name), at('paper'))).toBeGreaterThanOrEqual(4.5);
  });

  it('gives the dashboard words of 4.5:1 or more on each of its surfaces, and edges of 3:1', () => {
    const own = { ...tokens, ...dashboard[theme] };
    const on = (name: string) => own[name] as string;
    for (const surface of ['well', 'paper', 'sheet', 'ledge'])
      for (const words of ['ink', 'graphite', 'section', 'overdue', 'attention'])
        expect(contrast(on(words), on(surface)), `${words} on ${surface}`).toBeGreaterThanOrEqual(4.5);
    for (const mark of ['overdue', 'attention'])
      expect(contrast(on(`on-${mark}`), on(mark)), mark).toBeGreaterThanOrEqual(4.5);
    for (const surface of ['paper', 'sheet'])
      expect(contrast(on('edge'), on(surface)), surface).toBeGreaterThanOrEqual(3);
    expect(Object.keys(dashboard.dark).sort()).toEqual(Object.keys(dashboard.light).sort());
  });

  it('lays a logo on the paper of its theme, whichever is shown', () => {
    const css = readFileSync(THEME, 'utf8');
    expect(css).toContain(`--color-${theme}-paper: ${at('paper')};`);
  });

  it('gives the browser’s bar the color of its paper', () => {
    expect(themeColors[theme]).toBe(at('paper'));
  });
});
