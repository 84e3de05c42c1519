/**
 * Draws the preview card (Open Graph) of each built page, named by the hash in the page's head. Unchanged cards come from
 * the cache. A separate process, because the bundling build has loaded a different React from the one that pages use.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CARD_LINK } from '../contract/site/card.ts';
import { projectRoot } from '../scripts/prepare.mjs';
import { cardFont, drawCard } from '../server/images/draw-card.ts';
import { createRenderer } from '../server/render/site-build.ts';

const cache = join(projectRoot, 'node_modules/.cache/cards');
const fonts = join(projectRoot, 'site/fonts/whole');
/** A card's picture depends on these files and on the card's data. */
const source = createHash('sha256');
for (const file of ['card-drawing.ts', 'draw-card.ts'])
  source.update(readFileSync(join(projectRoot, 'server/images', file)));
source.update(readFileSync(join(fonts, 'archivo.woff2')));
const drawing = source.digest('hex').slice(0, 16);

const client = join(projectRoot, 'build/client');
/** `server/social-cards/` serves the cards; they are never static files. */
const folder = join(projectRoot, 'build/cards');
mkdirSync(cache, { recursive: true });
mkdirSync(folder, { recursive: true });

const build = await import(join(projectRoot, 'build/server/index.js'));
const pages = readdirSync(client, { recursive: true })
  .filter((file) => /(^|\/)index\.html$/.test(file))
  .map((file) => readFileSync(join(client, file), 'utf8'));
pages.push(await createRenderer(build, {}).render('/contact'));
const font = cardFont(fonts);
let drawn = 0;
for (const html of pages) {
  const facts = build.entry.module.cardOf(html);
  const [, , print] = CARD_LINK.exec(html) ?? [];
  if (!facts || !print) throw new Error(`A page has no card: ${html.slice(0, 400)}`);
  const kept = join(cache, `${drawing}-${print}.jpg`);
  if (!existsSync(kept)) {
    const picture = facts.picture && readFileSync(join(client, facts.picture));
    writeFileSync(kept, await drawCard(facts, font, { picture }));
    drawn += 1;
  }
  writeFileSync(join(folder, `${print}.jpg`), readFileSync(kept));
}
console.log(`${pages.length} page cards, ${drawn} of them new`);
