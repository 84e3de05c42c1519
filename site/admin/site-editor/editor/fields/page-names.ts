/** Pages by name: links are picked and shown by what their page is called. */
import type { LinkedPage } from '#contract/site/site-records.ts';

const FIRM: readonly LinkedPage[] = [
  { href: 'tel:+1-{phone}', path: '', name: 'Your phone number', kind: 'Studio' },
  { href: 'mailto:{email}', path: '', name: 'Your email address', kind: 'Studio' },
];

/** Gives every choice a unique name: pages with the same name get their kind appended. */
export function namedPages(pages: readonly LinkedPage[]): { name: string; page: LinkedPage }[] {
  const all = [...pages, ...FIRM];
  const times = Map.groupBy(all, ({ name }) => name);
  return all.map((page) => ({
    page,
    name: (times.get(page.name)?.length ?? 0) > 1 ? `${page.name} (${page.kind})` : page.name,
  }));
}

/** `/contact` as `Contact`; an address that is no page's stays as it is. */
export function pageName(href: string, pages: readonly LinkedPage[]): string {
  const found = namedPages(pages).find(({ page }) => page.href === href || (page.path && page.path === href));
  return found?.name ?? href;
}

/** The value of a link: the lasting address of the page that is named, or of the one at a typed address. */
export function hrefNamed(text: string, pages: readonly LinkedPage[]): string {
  const asked = text.trim();
  const same = (name: string) => name.toLowerCase() === asked.toLowerCase();
  const found = namedPages(pages).find(({ name, page }) => same(name) || (page.path && page.path === asked));
  return found?.page.href ?? asked;
}
