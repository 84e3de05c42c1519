/** Kinds of pages: those of one kind share a stylesheet, so that a visitor's next page finds it in the browser's cache. */
import { createHash } from 'node:crypto';
import { accentIn, accentRule, withoutAccent } from './accent-rule.ts';
import { classesIn, type ShortNames, shortenClasses, shortNames } from './class-names.ts';
import { elementsIn, lettersIn, stylesFor } from './page-styles.ts';

/** `home` for `/`, `blog-category` for `/blog/category/hvac`, `services-each` for `/services/handyman`. */
export function kindOf(path: string): string {
  const parts = path.split('/').filter(Boolean);
  if (parts.length === 0) return 'home';
  if (parts.length === 1) return parts[0] as string;
  return parts.length === 2 ? `${parts[0]}-each` : parts.slice(0, -1).join('-');
}

/** The full stylesheet, which rendered pages link: its address and rules. */
export type WholeStyles = { address: string; css: string };

export type KindStyles = {
  /** Address of the stylesheet. */
  address: string;
  names: ShortNames;
  elements: ReadonlySet<string>;
  /** Beyond ASCII: some need a font of their own. */
  letters: ReadonlySet<string>;
  /** Addresses of the drawings that its pages load from files, which use the page's colors. */
  drawings: ReadonlySet<string>;
  /** Address of the firm's own color, where it has one. */
  accent?: string | undefined;
};

/**
 * The stylesheet of pages of one kind, with only the rules that they can match.
 * @param pages as rendered, with the full stylesheet.
 * @param drawing returns the text of a drawing by its address.
 * @param known names that pages which stay as they are use already.
 */
export function stylesOfKind(
  kind: string,
  pages: readonly string[],
  whole: WholeStyles,
  drawing: (address: string) => string,
  known?: ShortNames,
): { styles: KindStyles; css: string } {
  const names = shortNames(pages, known);
  const markup = pages.join('\n');
  const drawings = drawingsIn(markup);
  const accent = accentIn(markup);
  const css =
    stylesFor(whole.css, markup + [...drawings].map(drawing).join(''), names) +
    (accent ? accentRule(accent) : '');
  const address = `/assets/${kind}-${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`;
  return {
    styles: { address, names, elements: elementsIn(markup), letters: lettersIn(markup), drawings, accent },
    css,
  };
}

/** Whether the stylesheet has every rule that the page can match. */
export const covers = ({ names, elements, letters, drawings, accent }: KindStyles, html: string): boolean =>
  accentIn(html) === accent &&
  [...classesIn(html)].every((name) => names.has(name) || name === 'dark') &&
  [...elementsIn(html)].every((name) => elements.has(name)) &&
  [...lettersIn(html)].every((letter) => letters.has(letter)) &&
  [...drawingsIn(html)].every((address) => drawings.has(address));

/** A rendered page as it is served: short names, and its kind's stylesheet. */
export const styled = (html: string, { names, address }: KindStyles, whole: WholeStyles): string =>
  shortenClasses(withoutAccent(html), names).replaceAll(whole.address, address);

const drawingsIn = (html: string): Set<string> =>
  new Set([...html.matchAll(/<use href="(\/drawings\/[\w-]+\.svg)#/g)].map(([, address = '']) => address));
