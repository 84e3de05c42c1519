/** A card as SVG, without its pictures. Letters are outlines, so no machine needs the font. */
import type { Font } from 'fontkit';
import { CARD_HEIGHT, CARD_WIDTH, type CardFacts } from '#contract/site/card.ts';

export const MARGIN = 64;
/** Width in px of the page's picture, on the right. */
export const PICTURE_WIDTH = 500;
const SIZE = { largest: 68, smallest: 40, step: 4 } as const;
const LINE = 1.12;
const TITLE_TOP = 232;
const MAX_LINES = { wished: 4, most: 6 } as const;
const MARK_WIDTH = 62;

/** @param nameAt where the firm's name begins, next to its logo or the default mark; null when a logo contains it. */
export function cardDrawing(
  { title, sheet, picture, firm, logo, town, colors }: CardFacts,
  font: Font,
  nameAt: number | null = MARGIN + MARK_WIDTH,
): string {
  const { text, widthOf } = setIn(font);
  const textWidth = CARD_WIDTH - 2 * MARGIN - (picture ? PICTURE_WIDTH : 0);
  const { lines, size } = fitted(shownIn(font, title) || shownIn(font, firm), textWidth, widthOf);
  const foot = CARD_HEIGHT - MARGIN;
  const right = MARGIN + textWidth;
  const name = nameAt === null ? '' : cut(shownIn(font, firm), right - nameAt, (words) => widthOf(words, 30));
  const place = shownIn(font, town);
  const mark = `<g fill="none" stroke="${colors.ink}" stroke-width="2" transform="translate(${MARGIN} ${MARGIN - 6}) scale(1.7)">
<path d="M4 2v22M4 8h18v16"/><path d="M1 24h24" stroke="${colors.accent}" stroke-width="3"/></g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}">
${logo ? '' : mark}
${nameAt === null ? '' : text(name, nameAt, MARGIN + 29, 30, colors.ink)}
${lines.map((line, at) => text(line, MARGIN, TITLE_TOP + at * size * LINE, size, colors.ink)).join('\n')}
<path d="M${MARGIN} ${foot - 46}H${right}" stroke="${colors.ink}" stroke-width="1.5"/>
${text(`Sheet ${sheet}`, MARGIN, foot, 26, colors.accent)}
${text(place, right - widthOf(place, 26), foot, 26, colors.graphite)}
</svg>`;
}

function setIn(font: Font) {
  function text(words: string, x: number, y: number, size: number, color: string): string {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(words);
    let at = 0;
    const outlines = glyphs.map((glyph, i) => {
      const outline = `<path transform="translate(${at})" d="${glyph.path.toSVG()}"/>`;
      at += positions[i]?.xAdvance ?? 0;
      return outline;
    });
    return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})" fill="${color}">${outlines.join('')}</g>`;
  }
  const widthOf = (words: string, size: number): number =>
    (font.layout(words).advanceWidth * size) / font.unitsPerEm;
  return { text, widthOf };
}

/** Without what the font has no letters for, such as emoji. */
const shownIn = (font: Font, words: string): string =>
  [...words]
    .filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) as number))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

type WidthOf = (words: string, size: number) => number;

/** The largest size at which a title fits four lines; one that fits at none loses its end. */
function fitted(title: string, width: number, widthOf: WidthOf): { lines: string[]; size: number } {
  for (let size: number = SIZE.largest; size > SIZE.smallest; size -= SIZE.step) {
    const lines = wrapped(title, width, (words) => widthOf(words, size));
    if (lines.length <= MAX_LINES.wished && lines.every((line) => widthOf(line, size) <= width))
      return { lines, size };
  }
  const size = SIZE.smallest;
  const own = (words: string) => widthOf(words, size);
  const lines = wrapped(title, width, own).map((line) => cut(line, width, own));
  if (lines.length <= MAX_LINES.most) return { lines, size };
  const last = cut(`${lines[MAX_LINES.most - 1]} …`, width, own);
  return { lines: [...lines.slice(0, MAX_LINES.most - 1), last.endsWith('…') ? last : `${last}…`], size };
}

function wrapped(title: string, width: number, widthOf: (words: string) => number): string[] {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function cut(words: string, width: number, widthOf: (words: string) => number): string {
  if (widthOf(words) <= width) return words;
  const letters = [...words];
  while (letters.length > 1 && widthOf(`${letters.join('')}…`) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
