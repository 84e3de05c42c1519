/** Pages that owners took off the website. Links to them leave every page (docs/decisions/0024). */
import type { ContentOverlay, PublishableCollection } from './overlay.ts';
import { PAGES_UNDER } from './page-addresses.ts';

/** Pages of the collection `pages` that can be hidden. With an overview, everything of its kind is hidden. */
export const HIDEABLE_PAGES: Readonly<Record<string, { path: string; kind?: PublishableCollection }>> = {
  'how-we-build': { path: '/how-we-build' },
  'cost-comparison': { path: '/cost-comparison' },
  manufacturers: { path: '/manufacturer', kind: 'manufacturers' },
  projects: { path: '/projects', kind: 'projects' },
  blog: { path: '/blog', kind: 'articles' },
  team: { path: '/team', kind: 'team' },
  partnerships: { path: '/contractor-partnerships' },
};

/** The slug of the page that lists a kind, and with which it is hidden. */
export const overviewOf = (collection: PublishableCollection): string | undefined =>
  Object.entries(HIDEABLE_PAGES).find(([, { kind }]) => kind === collection)?.[0];

/** Kinds whose overview page is hidden. */
export const hiddenKindsIn = ({ pages }: ContentOverlay): PublishableCollection[] =>
  hiddenPages(pages).flatMap(({ kind }) => kind ?? []);

const hiddenPages = (pages: ContentOverlay['pages'] = {}) =>
  Object.entries(HIDEABLE_PAGES).flatMap(([slug, page]) =>
    (pages as Record<string, unknown>)[slug] === null ? page : [],
  );

/** Whether the page at a path is off the website. */
export type IsHiddenPath = (path: string) => boolean;

export const nothingHidden: IsHiddenPath = () => false;

export function hiddenPathsIn(overlay: ContentOverlay): IsHiddenPath {
  const paths = new Set(overlay.hiddenPaths);
  for (const [collection, under] of Object.entries(PAGES_UNDER))
    for (const [slug, record] of Object.entries(overlay[collection as PublishableCollection] ?? {}))
      if (record === null) paths.add(`${under}/${slug}`);
  const trees = hiddenPages(overlay.pages).flatMap(({ path, kind }) => [
    path,
    ...(kind && PAGES_UNDER[kind] ? [PAGES_UNDER[kind]] : []),
  ]);
  for (const tree of trees) paths.add(tree);
  if (paths.size === 0) return nothingHidden;
  return (path) => paths.has(path) || trees.some((tree) => path.startsWith(`${tree}/`));
}

const pathOf = (href: string): string => href.replace(/[?#].*$/, '');

/** A link or an item with one, such as a card or an entry of the navigation. */
function isToHidden(value: unknown, isHidden: IsHiddenPath): value is { text?: unknown } {
  const { href } = Object(value) as { href?: unknown };
  return typeof href === 'string' && isHidden(pathOf(href));
}

/** Texts without the items of lists that link to hidden pages. In a paragraph, the link's words stay. */
export function withoutHiddenItems<T>(value: T, isHidden: IsHiddenPath): T {
  if (isHidden === nothingHidden) return value;
  if (Array.isArray(value)) {
    const isParagraph = value.some((part) => typeof part === 'string');
    return value.flatMap((item) => {
      if (!isToHidden(item, isHidden)) return [withoutHiddenItems(item, isHidden)];
      return isParagraph ? [item.text] : [];
    }) as T;
  }
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, withoutHiddenItems(part, isHidden)]),
  ) as T;
}

/** A link of a rendered page, with its row where it is all of a row. */
const LINK = /(<li(?: [^>]*)?>)?<a (?:[^>]* )?href="(\/[^"]*)"[^>]*>((?:(?!<\/a>)[\s\S])*)<\/a>(<\/li>)?/g;

/** A navigation whose list has no row left, with its heading. */
const EMPTY_NAVIGATION = /<nav[ >](?:(?!<\/?nav[ >])[\s\S])*<ul[^>]*><\/ul>(?:<\/details>)?<\/nav>/g;
const EMPTY_LIST = /<ul[^>]*><\/ul>/g;

/** A rendered page without links to hidden pages: rows and buttons go, of other links the words stay. */
export function withoutHiddenLinks(html: string, isHidden: IsHiddenPath): string {
  if (isHidden === nothingHidden) return html;
  const left = html.replace(
    LINK,
    (link: string, row: string | undefined, href: string, words: string, end: string | undefined) => {
      if (!isHidden(pathOf(href))) return link;
      if (row && end) return '';
      const isButton = /^(?:<li[^>]*>)?<a [^>]*class="(?:[^"]* )?button[ "]/.test(link);
      return `${row ?? ''}${isButton ? '' : words}${end ?? ''}`;
    },
  );
  return left.replace(EMPTY_NAVIGATION, '').replace(EMPTY_LIST, '');
}
