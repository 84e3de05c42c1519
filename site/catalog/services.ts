import { derived } from '../content/snapshot.ts';

export const serviceHref = (slug: string) => `/services/${slug}`;

/** The six services of the overview, in the order of requirements §3.5. */
export const servicesOfOverview = derived(({ services }) =>
  Object.entries(services)
    .flatMap(([slug, { overview }]) => (overview ? [{ slug, ...overview }] : []))
    .sort((a, b) => a.order - b.order),
);
