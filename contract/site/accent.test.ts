import { describe, expect, it } from 'vitest';
import { readTokens } from '../../vite/theme-colors.ts';
import { accentOf, contrastIn, isReadableIn, readableIn } from './accent.ts';
import { BACKGROUND_COLORS, type Theme } from './background-colors.ts';

const THEMES: Theme[] = ['light', 'dark'];

describe('the firm’s color', () => {
  it('is checked against the grounds of the stylesheet, and the drawn one passes', () => {
    const tokens = readTokens();
    for (const theme of THEMES) {
      const { paper, ledge, copper, 'on-copper': words } = tokens[theme] as Record<string, string>;
      expect(new Set(BACKGROUND_COLORS[theme])).toEqual(new Set([paper, ledge, words]));
      expect(isReadableIn(theme, copper as string)).toBe(true);
    }
  });

  it('has the contrast that WCAG calculates', () => {
    // On #ebe5d8, relative luminance 0.7865: (0.7865 + 0.05) / 0.05 for black.
    expect(contrastIn('light', '#000000')).toBeCloseTo(16.73, 1);
    expect(contrastIn('light', '#ebe5d8')).toBe(1);
    expect(contrastIn('dark', '#17202a')).toBe(1);
  });

  it.each(['#ffd700', '#00b7ff', '#808080', '#ffffff', '#000000', '#7a1fa2', '#2e7d32'])(
    'that is readable, of the hue of %s, is near it in both themes',
    (color) => {
      for (const theme of THEMES) {
        const other = readableIn(theme, color);
        expect(isReadableIn(theme, other)).toBe(true);
        if (isReadableIn(theme, color)) expect(other).toBe(color);
        else expect(contrastIn(theme, other)).toBeLessThan(5);
      }
    },
  );

  it('is made for the dark theme where the firm names none', () => {
    expect(accentOf({})).toBeNull();
    expect(accentOf({ accent: '#1a5fb4' })).toEqual({
      light: '#1a5fb4',
      dark: readableIn('dark', '#1a5fb4'),
    });
    expect(accentOf({ accent: '#1a5fb4', accentDark: '#8ab4f8' })?.dark).toBe('#8ab4f8');
  });
});
