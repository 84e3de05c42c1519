import { isDeepStrictEqual } from 'node:util';
import { redirects } from '#content/redirects.ts';
import { hiddenKindsIn, hiddenPathsIn, withoutHiddenItems } from '#contract/site/records/hidden-pages.ts';
import { applyOrder, ordersOf, withPlaces } from '#contract/site/records/list-order.ts';
import type { ContentOverlay, ShippedContent } from '#contract/site/records/overlay.ts';
import { slugOf } from '#contract/site/records/slug.ts';
import { recordsOfPages, withPublishedPages } from './page-records.ts';
import type { ContentRecords } from './site-content.ts';

export type { ContentOverlay };

/**
 * The records that ship, as *Website* lists them. Records of people and quotes are in lists; their names are their
 * slugs.
 */
export const recordsOf = (shipped: ContentRecords): ShippedContent => ({
  firm: { firm: shipped.firm },
  ...recordsOfPages(shipped.pages),
  services: shipped.services,
  areas: shipped.areas,
  manufacturers: shipped.manufacturers,
  projects: shipped.projects,
  articles: shipped.articles,
  team: byName(shipped.pages.team.team),
  testimonials: byName(shipped.pages.testimonials),
  redirects: { redirects: { list: Object.entries(redirects).map(([from, href]) => ({ from, href })) } },
  order: ordersOf({
    ...shipped,
    team: shipped.pages.team.team,
    testimonials: shipped.pages.testimonials,
  }),
});

/** The shipped records with published ones over them; a record that is hidden is left out. */
export function overlaidRecords(shipped: ContentRecords, published: ContentOverlay): ContentRecords {
  const overlay = withHiddenKinds(shipped, published);
  const isHidden = hiddenPathsIn(overlay);
  const { pages, ...records } = laidOver(shipped, overlay);
  // Notes on technologies go by their places in a list, so the pages of areas leave out rows themselves.
  const { areaCopy } = pages;
  return {
    ...withoutHiddenItems(records, isHidden),
    ...{ pages: { ...withoutHiddenItems(pages, isHidden), areaCopy }, isHidden },
  };
}

/** With an overview page, all that it lists is hidden. */
function withHiddenKinds(shipped: ContentRecords, overlay: ContentOverlay): ContentOverlay {
  const kinds = hiddenKindsIn(overlay);
  if (kinds.length === 0) return overlay;
  const ships = recordsOf(shipped);
  const hidden = kinds.map((kind) => {
    const slugs = Object.keys({ ...ships[kind], ...overlay[kind] });
    return [kind, Object.fromEntries(slugs.map((slug) => [slug, null]))];
  });
  const people = kinds.includes('team') ? Object.values(overlay.team ?? {}) : [];
  const hiddenPeople = [...(overlay.hiddenPeople ?? []), ...people.flatMap((one) => one?.name ?? [])];
  return { ...overlay, ...Object.fromEntries(hidden), hiddenPeople };
}

function laidOver(shipped: ContentRecords, overlay: ContentOverlay): ContentRecords {
  const { firm, articles, services, areas, manufacturers, projects, team, testimonials, order } = overlay;
  const pages = withPublishedPages(shipped.pages, overlay);
  const shownFirm = firm?.firm ?? shipped.firm;
  const shownTeam = Object.values(applyOrder(overList(pages.team.team, team), order?.team));
  return {
    ...shipped,
    pages: {
      ...pages,
      team: { ...pages.team, team: shownTeam },
      testimonials: Object.values(
        applyOrder(overList(pages.testimonials, testimonials), order?.testimonials),
      ),
    },
    firm: shownFirm,
    services: withPlaces(over(shipped.services, services), order?.services),
    areas: over(shipped.areas, areas),
    manufacturers: over(shipped.manufacturers, manufacturers),
    projects: over(shipped.projects, projects),
    projectOrder: order?.projects?.slugs ?? shipped.projectOrder,
    articles: signed(
      over(shipped.articles, withBodies(shipped.articles, articles)),
      hiddenIn(overlay, pages.team.team, shownTeam),
      shownFirm.name,
    ),
  };
}

/** @returns slugs of the names of people who are hidden. */
function hiddenIn(
  { team = {}, hiddenPeople = [] }: ContentOverlay,
  ships: readonly { name: string }[],
  shown: readonly { name: string }[],
): ReadonlySet<string> {
  const hidden = ships.map(({ name }) => name).filter((name) => team[slugOf(name)] === null);
  const stay = new Set(shown.map(({ name }) => slugOf(name)));
  return new Set([...hidden, ...hiddenPeople].map(slugOf).filter((name) => !stay.has(name)));
}

/** An article by someone who is hidden is the firm's. */
const signed = (articles: ContentRecords['articles'], hidden: ReadonlySet<string>, firmName: string) =>
  Object.fromEntries(
    Object.entries(articles).map(([slug, article]) => [
      slug,
      hidden.has(slugOf(article.author)) ? { ...article, author: firmName } : article,
    ]),
  );

/** A renamed record that is now in its file has another slug there, and must not be shown twice. */
function overList<T extends { name: string }>(
  shipped: readonly T[],
  published: Record<string, T | null | undefined> = {},
): Record<string, T> {
  const known = byName(shipped);
  const isFiled = (slug: string, one: T | null | undefined) =>
    !Object.hasOwn(known, slug) && shipped.some((other) => isDeepStrictEqual(one, other));
  const left = Object.entries(published).filter(([slug, one]) => !isFiled(slug, one));
  return over(known, Object.fromEntries(left));
}

/** An article that was published while articles were heads alone has the text that ships. */
function withBodies(shipped: ContentRecords['articles'], published: ContentOverlay['articles'] = {}) {
  return Object.fromEntries(
    Object.entries(published).map(([slug, article]) => [
      slug,
      article && { ...article, body: article.body ?? shipped[slug]?.body ?? { type: 'doc', content: [] } },
    ]),
  );
}

/** `Tom and Carol Lindqvist` under `tom-and-carol-lindqvist`. */
const byName = <T extends { name: string }>(list: readonly T[]): Record<string, T> =>
  Object.fromEntries(list.map((one) => [slugOf(one.name), one]));

function over<T>(
  shipped: Record<string, T>,
  published: Record<string, T | null | undefined> = {},
): Record<string, T> {
  const all = Object.entries({ ...shipped, ...published });
  return Object.fromEntries(
    all.flatMap(([slug, record]) => (record === null || record === undefined ? [] : [[slug, record]])),
  );
}
