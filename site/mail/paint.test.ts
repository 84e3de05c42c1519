import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { dark, light } from './paint.ts';

it('has the tokens of theme.css, in both themes', () => {
  const css = readFileSync(new URL('../theme.css', import.meta.url), 'utf8');
  const [day = '', night = ''] = css.slice(css.indexOf(':root')).split('@variant dark');
  for (const [colors, block] of [
    [light, day],
    [dark, night],
  ] as const)
    for (const [name, value] of Object.entries(colors)) expect(block).toContain(`--${name}: ${value};`);
});
