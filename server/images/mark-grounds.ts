/** Whether a logo can be seen on light and on dark paper. */

import { BACKGROUND_COLORS } from '#contract/site/background-colors.ts';
import type { VisibleBackground } from '#contract/site/logo.ts';
import { CHANNELS, type Pixels } from './mark-pixels.ts';

/** WCAG 2.2, 1.4.11, for graphics. */
const CONTRAST = 3;
/** The share of it that has that contrast: an accent may be fainter. */
const MOST = 0.7;
/** A logo that covers this share of its rectangle has its own background. */
const FILLED = 0.97;

export function visibleOn({ data, width, height }: Pixels): VisibleBackground {
  const [light, dark] = [
    luminanceOfHex(BACKGROUND_COLORS.light[0]),
    luminanceOfHex(BACKGROUND_COLORS.dark[0]),
  ];
  const mass = { all: 0, onLight: 0, onDark: 0 };
  for (let at = 0; at < data.length; at += CHANNELS) {
    const alpha = (data[at + 3] as number) / 255;
    if (alpha === 0) continue;
    const own = luminance(data[at] as number, data[at + 1] as number, data[at + 2] as number);
    mass.all += alpha;
    if (contrast(own, light) >= CONTRAST) mass.onLight += alpha;
    if (contrast(own, dark) >= CONTRAST) mass.onDark += alpha;
  }
  if (mass.all / (width * height) >= FILLED) return 'filled';
  const [onLight, onDark] = [mass.onLight / mass.all >= MOST, mass.onDark / mass.all >= MOST];
  if (onLight && onDark) return 'both';
  if (onLight) return 'light';
  return onDark ? 'dark' : 'neither';
}

const contrast = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** Linear light of an 8-bit channel (IEC 61966-2-1). */
const LINEAR = Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

const luminance = (red: number, green: number, blue: number): number =>
  0.2126 * (LINEAR[red] as number) + 0.7152 * (LINEAR[green] as number) + 0.0722 * (LINEAR[blue] as number);

function luminanceOfHex(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[0-9a-f]{2}/g) ?? []).map((part) =>
    Number.parseInt(part, 16),
  );
  return luminance(red, green, blue);
}
