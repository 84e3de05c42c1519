import type { ContentOverlay } from '#contract/records/overlay.ts';
import type { ContentRecords } from './site-content.ts';

export type { ContentOverlay };

/** The shipped records with published ones over them; a record that is hidden is left out. */
export function overlaidRecords(shipped: ContentRecords, overlay: ContentOverlay): ContentRecords {
  const { firm, articles, services, areas, manufacturers, projects } = overlay;
  return {
    ...shipped,
    firm: firm?.firm ?? shipped.firm,
    services: over(shipped.services, services),
    areas: over(shipped.areas, areas),
    manufacturers: over(shipped.manufacturers, manufacturers),
    projects: over(shipped.projects, projects),
    articles: over(
      shipped.articles,
      articles &&
        Object.fromEntries(
          Object.entries(articles).map(([slug, head]) => {
            const body = shipped.articles[slug]?.body;
            return [slug, head && body ? { head, body } : null];
          }),
        ),
    ),
  };
}

function over<T>(shipped: Record<string, T>, published: Record<string, T | null> = {}): Record<string, T> {
  const all = Object.entries({ ...shipped, ...published });
  return Object.fromEntries(all.flatMap(([slug, record]) => (record === null ? [] : [[slug, record]])));
}
