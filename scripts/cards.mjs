import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fontkit from 'fontkit';
import sharp from 'sharp';
import { firm, setup } from '../content/firm.ts';
import { CARD_HEIGHT, CARD_WIDTH, cardHref } from '../site/frame/card.ts';
import { readTokens } from '../vite.theme-colors.ts';
import { projectRoot } from './prepare.mjs';

const cache = join(projectRoot, 'node_modules/.cache/cards');
const fontFile = readFileSync(join(projectRoot, 'site/fonts/whole/archivo.woff2'));
const { light } = readTokens();
const ownSource = readFileSync(import.meta.filename);

/**
 * Draws each page's preview card (Open Graph) as a small sheet: title, sheet number and the page's first picture. Cards
 * with an unchanged title and picture come from the cache.
 * @param client the built client folder; titles and pictures are read from its pages.
 * @returns the number of cards, and of those newly drawn.
 */
export async function drawCards(client) {
  mkdirSync(cache, { recursive: true });
  mkdirSync(join(client, 'cards'), { recursive: true });
  const pages = readdirSync(client, { recursive: true })
    .filter((file) => /(^|\/)index\.html$/.test(file))
    .map((file) =>
      readPage(`/${file.replace(/\/?index\.html$/, '')}`, readFileSync(join(client, file), 'utf8')),
    );
  const { contact } = await import('../content/contact.ts');
  pages.push({ path: '/contact', title: contact.page.title, sheet: contact.page.sheet });
  let drawn = 0;
  for (const page of pages) {
    const kept = join(cache, `${fingerprint(page)}.jpg`);
    if (!existsSync(kept)) {
      writeFileSync(kept, await draw(page));
      drawn += 1;
    }
    writeFileSync(join(client, cardHref(page.path)), readFileSync(kept));
  }
  return { cards: pages.length, drawn };
}

function readPage(path, html) {
  const [, title] = /<meta property="og:title" content="([^"]*)"/.exec(html) ?? [];
  const [, sheet] = /<meta property="og:image:alt" content="[^"]*Sheet ([\w.-]+) of/.exec(html) ?? [];
  if (!title || !sheet) throw new Error(`${path} has no title or sheet for its card`);
  const [, picture] = /<main[\s\S]*?<img src="\/assets\/([\w-]+)-[\w-]{8}\.jpg"/.exec(html) ?? [];
  return { path, title: unescapeHtml(title), sheet, picture: picture && `pictures/${picture}.jpg` };
}

const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const unescapeHtml = (text) => text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name) => ENTITIES[name]);

function fingerprint({ title, sheet, picture }) {
  const hash = createHash('sha256').update(JSON.stringify([title, sheet, picture, firm.name]));
  for (const part of [ownSource, fontFile, JSON.stringify(light)]) hash.update(part);
  if (picture) hash.update(String(statSync(join(projectRoot, picture)).size));
  return hash.digest('hex').slice(0, 32);
}

const MARGIN = 64;
const PICTURE_WIDTH = 500;

async function draw(page) {
  const { picture } = page;
  const layers = [{ input: Buffer.from(cardDrawing(page, light)) }];
  if (picture)
    layers.push({
      input: await sharp(join(projectRoot, picture))
        .resize(PICTURE_WIDTH - 16, CARD_HEIGHT, { fit: 'cover', position: 'attention' })
        .toBuffer(),
      left: CARD_WIDTH - PICTURE_WIDTH + 16,
      top: 0,
    });
  const card = sharp({
    create: { width: CARD_WIDTH, height: CARD_HEIGHT, channels: 3, background: light.paper },
  }).composite(layers);
  return card.jpeg({ quality: 80, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
}

/** Returns the card as SVG, without its picture. @param colors by token name. */
export function cardDrawing({ title, sheet, picture }, colors) {
  const textWidth = CARD_WIDTH - 2 * MARGIN - (picture ? PICTURE_WIDTH : 0);
  const { lines, size } = setTitle(title, textWidth);
  const foot = CARD_HEIGHT - MARGIN;
  const right = MARGIN + textWidth;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}">
<g fill="none" stroke="${colors.ink}" stroke-width="2" transform="translate(${MARGIN} ${MARGIN - 6}) scale(1.7)">
<path d="M4 2v22M4 8h18v16"/><path d="M1 24h24" stroke="${colors.copper}" stroke-width="3"/></g>
${text(firm.name, MARGIN + 62, MARGIN + 29, 30, colors.ink)}
${lines.map((line, at) => text(line, MARGIN, 232 + at * size * 1.12, size, colors.ink)).join('\n')}
<path d="M${MARGIN} ${foot - 46}H${right}" stroke="${colors.ink}" stroke-width="1.5"/>
${text(`Sheet ${sheet}`, MARGIN, foot, 26, colors.copper)}
${text(setup.origin.replace('https://www.', ''), right - widthOf(setup.origin.replace('https://www.', ''), 26), foot, 26, colors.graphite)}
</svg>`;
}

const font = fontkit.create(fontFile);

/** Renders letters as outlines, so that the build machine doesn't need the font. */
function text(words, x, y, size, color) {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(words);
  let at = 0;
  const outlines = glyphs.map((glyph, i) => {
    const outline = `<path transform="translate(${at})" d="${glyph.path.toSVG()}"/>`;
    at += positions[i].xAdvance;
    return outline;
  });
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})" fill="${color}">${outlines.join('')}</g>`;
}

const widthOf = (words, size) => (font.layout(words).advanceWidth * size) / font.unitsPerEm;

/** Finds the largest size at which the title fits four lines. */
function setTitle(title, width) {
  for (let size = 68; ; size -= 4) {
    const lines = wrap(title, size, width);
    if (size <= 40 || (lines.length <= 4 && lines.every((line) => widthOf(line, size) <= width)))
      return { lines, size };
  }
}

function wrap(title, size, width) {
  const lines = [];
  for (const word of title.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
