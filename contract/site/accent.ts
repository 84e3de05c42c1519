/** The firm's own color for links, buttons and lines: readable on every ground of both themes, or not published. */
import { clampChroma, converter, formatHex, wcagContrast } from 'culori';
import { BACKGROUND_COLORS, type Theme } from './background-colors.ts';
import type { Firm } from './records/firm.ts';

/** `#9a4a22`, one for each theme. */
export type Accent = Record<Theme, string>;

/** WCAG 2.2, 1.4.3, for text of any size. */
const READABLE = 4.5;

/** The lowest contrast that the color has in a theme: 1 to 21. */
export const contrastIn = (theme: Theme, color: string): number =>
  Math.min(...BACKGROUND_COLORS[theme].map((ground) => wcagContrast(color, ground)));

export const isReadableIn = (theme: Theme, color: string): boolean => contrastIn(theme, color) >= READABLE;

const STEP = 0.004;
const toOklch = converter('oklch');

/** The color of the same hue that differs least in lightness and is readable; itself, where it is. */
export function readableIn(theme: Theme, color: string): string {
  const from = toOklch(color);
  if (!from || isReadableIn(theme, color)) return color;
  const step = theme === 'light' ? -STEP : STEP;
  for (let l = Math.min(Math.max(from.l, 0), 1); l >= 0 && l <= 1; l += step) {
    // Less colorful where a screen has no such color.
    const other = formatHex(clampChroma({ ...from, l }, 'oklch'));
    if (isReadableIn(theme, other)) return other;
  }
  return theme === 'light' ? '#000000' : '#ffffff';
}

/** The firm's color in both themes; null while it is the one that we drew. */
export const accentOf = ({ accent, accentDark }: Pick<Firm, 'accent' | 'accentDark'>): Accent | null =>
  accent ? { light: accent, dark: accentDark ?? readableIn('dark', accent) } : null;
