/** Which field of an entry a part of its page shows, so that a click on the page opens it. */

import { normalizeBody } from '#contract/site/articles/normalize.ts';
import { plainText } from '#contract/site/articles/words.ts';
import type { Block } from '#contract/site/records/article-body.ts';

/** Shorter texts occur in too many places to be found inside others. */
const LONG_ENOUGH = 12;
/** A click meets a word of a heading, or the emphasis in a paragraph: what it is part of lies around it. */
const LEVELS = 4;

type Leaf = { path: string; text: string };

/**
 * Finds the field by its words: a page shows them as they are.
 * @param value of the entry, as the form has it.
 * @returns the field's path with dots; null when the part shows nothing of this entry.
 */
export function fieldAt(clicked: Element, value: unknown): string | null {
  const leaves = textsIn(value);
  let element: Element | null = clicked;
  for (let level = 0; element && level < LEVELS; level++, element = element.parentElement) {
    const words = wordsOf(element);
    const same = leaves.filter(({ text }) => text === words);
    if (same.length > 0) return (same[placeAmongEqual(element, words)] ?? (same[0] as Leaf)).path;
    const near = words.length < LONG_ENOUGH ? [] : leaves.filter((leaf) => isPart(leaf.text, words));
    const longest = near.toSorted((a, b) => b.text.length - a.text.length)[0];
    if (longest) return longest.path;
  }
  return null;
}

/** A paragraph's links are separate fields, and a caption follows its figure's number: most of the words still match. */
const isPart = (text: string, words: string): boolean =>
  text.length >= LONG_ENOUGH &&
  (text.includes(words) || (words.includes(text) && text.length >= words.length / 2));

function wordsOf(element: Element): string {
  const picture = element.matches('img, picture, figure > a') ? element.querySelector('img') : null;
  const image = element.matches('img') ? element : picture;
  if (image) return plain(image.getAttribute('alt') ?? '');
  if (!element.querySelector('sup')) return plain(element.textContent ?? '');
  // The numbers of sources are no words of the text.
  const copy = element.cloneNode(true) as Element;
  for (const number of copy.querySelectorAll('sup')) number.remove();
  return plain(copy.textContent ?? '');
}

/** Index among elements with the same text. The first of them shows the first field with that text, and so on. */
function placeAmongEqual(element: Element, words: string): number {
  const alike = [...element.ownerDocument.querySelectorAll(`main ${element.localName}`)];
  return alike.filter((other) => wordsOf(other) === words).indexOf(element);
}

function textsIn(value: unknown, path = ''): Leaf[] {
  if (typeof value === 'string') return plain(value) ? [{ path, text: plain(value) }] : [];
  if (typeof value !== 'object' || value === null) return [];
  if ('type' in value && value.type === 'doc') return blocksIn(value, path);
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, path ? `${path}.${key}` : key));
}

/** One leaf per paragraph of an article's text, since its words are in several nodes. */
const blocksIn = (body: object, path: string): Leaf[] =>
  normalizeBody(body).content.flatMap((block, index) => {
    const own = `${path}.content.${index}`;
    const texts =
      block.type === 'plate' ? [block.attrs.alt, block.attrs.caption] : partsOf(block).map(plainText);
    return texts.map(plain).flatMap((text) => (text ? [{ path: own, text }] : []));
  });

/** The element that a reader clicks on: a paragraph, an item of a list, a cell. */
const partsOf = (block: Block): Parameters<typeof plainText>[0][] => {
  if (block.type === 'table') return block.content.flatMap((row) => row.content);
  return block.type === 'bulletList' || block.type === 'orderedList' ? block.content : [block];
};

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
