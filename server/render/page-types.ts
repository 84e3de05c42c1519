/**
 * Page types: pages of one type share a stylesheet, which the build makes (vite/page-styles.mjs), so that a visitor's next
 * page finds it in the browser's cache.
 */
import { accentedAddress, accentIn, withoutAccent } from './accent-styles.ts';
import { classesIn, type ShortNames, shortenClasses } from './class-names.ts';

/** `home` for `/`, `blog-category` for `/blog/category/hvac`, `services-each` for `/services/handyman`. */
export function pageTypeOf(path: string): string {
  const parts = path.split('/').filter(Boolean);
  if (parts.length === 0) return 'home';
  if (parts.length === 1) return parts[0] as string;
  return parts.length === 2 ? `${parts[0]}-each` : parts.slice(0, -1).join('-');
}

export type PageTypeStyles = {
  /** Address of the stylesheet. */
  address: string;
  names: ShortNames;
  elements: ReadonlySet<string>;
  /** Characters beyond ASCII that it has a font for; null for all. */
  letters: ReadonlySet<string> | null;
  /** Addresses of the drawings that its pages load from files, which use the page's colors. */
  drawings: ReadonlySet<string>;
};

/** The stylesheets of the build's pages. */
export type SiteStyles = {
  /** Address of the full one, which rendered pages link. */
  full: string;
  /** Stylesheets of each page type, the smallest first. */
  types: ReadonlyMap<string, readonly PageTypeStyles[]>;
};

const SETS = ['elements', 'letters', 'drawings'];

/** The build writes them next to its pages, in `build/page-types.json`. */
export const writeSiteStyles = (styles: SiteStyles): string =>
  JSON.stringify(styles, (_, value) => (value instanceof Map || value instanceof Set ? [...value] : value));

export const readSiteStyles = (text: string): SiteStyles =>
  JSON.parse(text, (key, value) => {
    if (key === 'types' || key === 'names') return new Map(value);
    return value && SETS.includes(key) ? new Set(value) : value;
  });

/** The addresses of all of them. */
export const sheetsOf = ({ full, types }: SiteStyles): string[] => [
  full,
  ...[...types.values()].flat().map(({ address }) => address),
];

const isWithin = (some: ReadonlySet<string>, all: ReadonlySet<string>): boolean =>
  [...some].every((one) => all.has(one));

/** Whether a stylesheet has every rule that the page can match. */
const stylesCover = ({ names, elements, letters, drawings }: PageTypeStyles, html: string): boolean =>
  classesIn(html).every((name) => names.has(name) || name === 'dark') &&
  isWithin(elementsIn(html), elements) &&
  (!letters || isWithin(nonAsciiCharacters(html), letters)) &&
  isWithin(drawingsIn(html), drawings);

/** The smallest stylesheet of a page's type that covers a rendered page; undefined where only the full one does. */
export const stylesFor = (path: string, html: string, { types }: SiteStyles): PageTypeStyles | undefined =>
  types.get(pageTypeOf(path))?.find((styles) => stylesCover(styles, html));

/** A rendered page as it is served: short names, and one stylesheet, which has the firm's color in it. */
export function applyStyles(path: string, rendered: string, styles: SiteStyles): string {
  const accent = accentIn(rendered);
  const html = withoutAccent(rendered);
  const found = stylesFor(path, html, styles);
  const sheet = found?.address ?? styles.full;
  const address = accent === undefined ? sheet : accentedAddress(sheet, accent);
  return (found ? shortenClasses(html, found.names) : html).replaceAll(styles.full, address);
}

/** Every distinct element in the markup. */
export const elementsIn = (html: string): Set<string> =>
  new Set([...html.matchAll(/<([a-z][a-z0-9]*)/gi)].map(([, name = '']) => name.toLowerCase()));

/** Every distinct character beyond ASCII in the markup. */
export const nonAsciiCharacters = (html: string): Set<string> => new Set(html.match(/[^\0-\x7f]/gu));

/** Every drawing that the markup loads from a file. */
export const drawingsIn = (html: string): Set<string> =>
  new Set([...html.matchAll(/<use href="(\/drawings\/[\w-]+\.svg)#/g)].map(([, address = '']) => address));
