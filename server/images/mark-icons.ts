/** Icons made of a logo: on a square of paper, which browsers and phones show on grounds of any color. */
import sharp from 'sharp';
import { BACKGROUND_COLORS } from '#contract/site/background-colors.ts';
import { MARK_ICONS, type MarkIcon, type VisibleBackground } from '#contract/site/logo.ts';
import { type Cutout, pictureOf } from './mark-pixels.ts';

const PNG = { compressionLevel: 9, effort: 10 } as const;
/** Share of the square that the longest side fills; for maskable icons, the diagonal: phones crop to a circle of 80%. */
const FILL = { any: 0.82, maskable: 0.76 } as const;
/** A tab's icon is too small for margins. */
const TAB = { size: 48, fill: 0.94 } as const;

export async function markIcons(
  mark: Cutout,
  seen: VisibleBackground,
): Promise<{ use: MarkIcon; bytes: Buffer }[]> {
  const background = seen === 'dark' ? BACKGROUND_COLORS.dark[0] : BACKGROUND_COLORS.light[0];
  const icons: { use: MarkIcon; bytes: Buffer }[] = [];
  for (const use of MARK_ICONS) {
    const size = Number(use.slice(use.lastIndexOf('-') + 1));
    const side = Math.round(size * fillOf(use, size, mark));
    const drawing = await pictureOf(mark)
      .resize({ width: side, height: side, fit: 'inside' })
      .png()
      .toBuffer();
    const bytes = await sharp({ create: { width: size, height: size, channels: 3, background } })
      .composite([{ input: drawing }])
      .removeAlpha()
      .png(PNG)
      .toBuffer();
    icons.push({ use, bytes });
  }
  return icons;
}

function fillOf(use: MarkIcon, size: number, { width, height }: Cutout): number {
  if (!use.startsWith('maskable')) return size === TAB.size ? TAB.fill : FILL.any;
  return (FILL.maskable * Math.max(width, height)) / Math.hypot(width, height);
}
