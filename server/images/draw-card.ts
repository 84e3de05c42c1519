/** Draws preview cards: for the build, and in a separate process for content published later (docs/decisions/0025). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import sharp, { type OverlayOptions } from 'sharp';
import { CARD_HEIGHT, CARD_WIDTH, type CardFacts } from '#contract/site/card.ts';
import { cardDrawing, MARGIN, PICTURE_WIDTH } from './card-drawing.ts';

const LOGO = { width: 360, height: 64, gap: 24 } as const;
/** Quality that keeps cards within the page budget (tests/requirements/budgets.test.ts). */
const JPEG = { quality: 80, mozjpeg: true, chromaSubsampling: '4:4:4' } as const;

/** Reads the font from a folder: in the sources, or next to the bundle. */
export const cardFont = (folder: string): Font => create(readFileSync(join(folder, 'archivo.woff2'))) as Font;

/** @param pictures bytes of the pictures that the facts name; missing ones are left out. @returns a JPEG of 1200 × 630. */
export async function drawCard(
  facts: CardFacts,
  font: Font,
  pictures: { picture?: Uint8Array | undefined; logo?: Uint8Array | undefined },
): Promise<Buffer> {
  const layers: OverlayOptions[] = [];
  const shown = { ...facts, logo: pictures.logo ? facts.logo : null };
  if (pictures.picture)
    layers.push({
      input: await sharp(pictures.picture)
        .resize(PICTURE_WIDTH - 16, CARD_HEIGHT, { fit: 'cover', position: 'attention' })
        .toBuffer(),
      left: CARD_WIDTH - PICTURE_WIDTH + 16,
      top: 0,
    });
  else shown.picture = null;
  let nameAt: number | null | undefined;
  if (pictures.logo && shown.logo) {
    const { data, info } = await sharp(pictures.logo)
      .resize({ width: LOGO.width, height: LOGO.height, fit: 'inside' })
      .png()
      .toBuffer({ resolveWithObject: true });
    layers.push({ input: data, left: MARGIN, top: MARGIN + 18 - Math.round(info.height / 2) });
    nameAt = shown.logo.isAlone ? null : MARGIN + info.width + LOGO.gap;
  }
  layers.unshift({ input: Buffer.from(cardDrawing(shown, font, nameAt)) });
  return sharp({
    create: { width: CARD_WIDTH, height: CARD_HEIGHT, channels: 3, background: facts.colors.paper },
  })
    .composite(layers)
    .jpeg(JPEG)
    .toBuffer();
}
