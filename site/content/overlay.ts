import type { ContentOverlay, ShippedContent } from '#contract/records/overlay.ts';
import { slugOf } from '#contract/records/slug.ts';
import type { ContentRecords } from './site-content.ts';

export type { ContentOverlay };

/** The records that ship, as *Site* lists them. Those of people and quotes stand in lists; their names are their slugs. */
export const recordsOf = (shipped: ContentRecords): ShippedContent => ({
  firm: { firm: shipped.firm },
  services: shipped.services,
  areas: shipped.areas,
  manufacturers: shipped.manufacturers,
  projects: shipped.projects,
  articles: shipped.articles,
  team: byName(shipped.pages.team.team),
  testimonials: byName(shipped.pages.testimonials),
});

/** The shipped records with published ones over them; a record that is hidden is left out. */
export function overlaidRecords(shipped: ContentRecords, overlay: ContentOverlay): ContentRecords {
  const { firm, articles, services, areas, manufacturers, projects, team, testimonials } = overlay;
  const { pages } = shipped;
  return {
    ...shipped,
    pages: {
      ...pages,
      team: { ...pages.team, team: Object.values(over(byName(pages.team.team), team)) },
      testimonials: Object.values(over(byName(pages.testimonials), testimonials)),
    },
    firm: firm?.firm ?? shipped.firm,
    services: over(shipped.services, services),
    areas: over(shipped.areas, areas),
    manufacturers: over(shipped.manufacturers, manufacturers),
    projects: over(shipped.projects, projects),
    articles: over(shipped.articles, withBodies(shipped.articles, articles)),
  };
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

function over<T>(shipped: Record<string, T>, published: Record<string, T | null> = {}): Record<string, T> {
  const all = Object.entries({ ...shipped, ...published });
  return Object.fromEntries(all.flatMap(([slug, record]) => (record === null ? [] : [[slug, record]])));
}
