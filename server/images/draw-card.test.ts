/** Preview cards stay cards, whatever a title holds. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CardFacts } from '#contract/site/card.ts';
import { cardDrawing } from './card-drawing.ts';
import { cardFont, drawCard } from './draw-card.ts';
import { squareLogo, wideLogo } from './testing/sample-logos.ts';

const font = cardFont(join(import.meta.dirname, '../../site/fonts/whole'));
const facts: CardFacts = {
  ...{ title: 'Custom Homes', sheet: 'S-101', firm: 'Ledge & Frame', town: 'Bryan, Texas' },
  ...{ picture: null, logo: null },
  colors: { paper: '#f7f4ed', ink: '#191919', graphite: '#5c5a55', accent: '#a14b22' },
};
/** `CARDS_DIR=… vitest run …` writes the cards to a folder for viewing. */
const look = (name: string, bytes: Buffer) => {
  const folder = process.env.CARDS_DIR;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.jpg`), bytes);
};

const picture = () =>
  sharp({ create: { width: 960, height: 640, channels: 3, background: '#446655' } })
    .jpeg()
    .toBuffer();

describe('a preview card', () => {
  // Test files share a process, and those of visitors' pictures block the decoder of SVG in it.
  beforeAll(() => sharp.unblock({ operation: ['VipsForeignLoad'] }));

  it.each([
    ['short', 'Team'],
    [
      'long',
      'How Much Insulation a Low-Slope Roof in Climate Zone 2A Needs, and Why Rain Isn’t What Rots It',
    ],
    ['endless', 'Unbroken'.repeat(40)],
    ['markup', '<script>alert(1)</script> & "quotes" ]]> <svg onload=alert(2)>'],
    ['emoji', 'Porches 🏡 for 夏 and مرحبا'],
    ['nothing that can be drawn', '🏡🏡🏡'],
  ])('is 1200 by 630 with a title that is %s', async (name, title) => {
    const bytes = await drawCard({ ...facts, title, picture: '/assets/x.jpg' }, font, {
      picture: await picture(),
    });
    look(name, bytes);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
    expect(bytes.length).toBeLessThan(100 * 1024);
    const svg = cardDrawing({ ...facts, title }, font);
    expect(svg).not.toMatch(/<script|onload|undefined|NaN/);
  });

  it('holds its lines within the sheet, whatever is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }), (title) => {
        const svg = cardDrawing({ ...facts, title, picture: 'x' }, font);
        for (const [, x = '', y = ''] of svg.matchAll(/<g transform="translate\(([\d.-]+) ([\d.-]+)\)/g)) {
          expect(Number(y)).toBeLessThanOrEqual(630 - 64);
          expect(Number(x)).toBeLessThan(1200);
        }
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['wide', wideLogo, true],
    ['square', squareLogo, false],
  ])('shows a %s logo, and the name beside one that doesn’t say it', async (name, drawn, isAlone) => {
    const logo = drawn();
    const bytes = await drawCard(
      { ...facts, logo: { path: '/marks/x.png', isAlone }, picture: '/assets/x.jpg' },
      font,
      { logo, picture: await picture() },
    );
    look(`logo ${name}`, bytes);
    const plain = await drawCard({ ...facts, picture: '/assets/x.jpg' }, font, { picture: await picture() });
    expect(bytes.equals(plain)).toBe(false);
  });

  it('without a picture, or with one that is gone, has the whole width for its title', async () => {
    const gone = await drawCard({ ...facts, picture: '/pictures/gone.jpg' }, font, {});
    look('gone', gone);
    expect(gone.equals(await drawCard(facts, font, {}))).toBe(true);
  });
});
