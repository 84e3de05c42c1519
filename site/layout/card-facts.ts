import { createHash } from 'node:crypto';
import type { CardFacts } from '#contract/site/card.ts';
import { markAddress } from '#contract/site/logo.ts';
import { content } from '../content/snapshot.ts';
import { cardColors } from './theme-colors.ts';

/** Increment when the design of cards changes, so that other sites fetch new ones. */
const DRAWING = 1;

const TITLE = /<meta property="og:title" content="([^"]*)"/;
const SHEET = /<meta property="og:image:alt" content="[^"]*Sheet ([\w.-]+) of/;
const PICTURE = /<main[\s\S]*?<img src="(\/(?:assets|pictures)\/[\w-]+\.jpg)"/;
const ADDRESS = /(<meta property="og:image" content="[^"?]*\/cards\/[^"?]+\.jpg)(?:\?v=\w*)?"/;

/** The facts on the card of a rendered page; null for a page without one. */
export function cardFactsOf(html: string): CardFacts | null {
  const [, title] = TITLE.exec(html) ?? [];
  const [, sheet] = SHEET.exec(html) ?? [];
  if (!title || !sheet) return null;
  const { firm, accent, mark } = content();
  const [, picture = null] = PICTURE.exec(html) ?? [];
  // Cards are on light paper.
  const isSeen = mark && mark.light.seenOn !== 'dark' && mark.light.seenOn !== 'neither';
  return {
    ...{ title: unescaped(title), sheet, picture, firm: firm.name },
    logo: isSeen ? { path: markAddress(mark.light, 'mail'), isAlone: mark.isAlone } : null,
    town: `${firm.address.city}, ${firm.address.state}`,
    colors: cardColors(accent?.light),
  };
}

/** A rendered page whose card's address depends on its facts: other sites keep a picture by its address. */
export function withCardPrint(html: string): string {
  if (!ADDRESS.test(html)) return html;
  const facts = cardFactsOf(html);
  return facts ? html.replace(ADDRESS, (_, address: string) => `${address}?v=${printOf(facts)}"`) : html;
}

const printOf = (facts: CardFacts): string =>
  createHash('sha256')
    .update(JSON.stringify([DRAWING, facts]))
    .digest('hex')
    .slice(0, 10);

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const unescaped = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] as string);
