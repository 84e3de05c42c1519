/** The order of lists that an editor arranges. */

import { inOrder } from '#contract/records/orders.ts';
import type { ContentOverlay, ShippedContent } from '#contract/records/overlay.ts';
import { slugOf } from '#contract/records/slug.ts';
import type { Service } from '#contract/service.ts';
import type { ContentRecords } from './site-content.ts';

/** How the lists stand in the files: services as the overview has them, projects by sheet, people as they are written. */
export function shippedOrders({ services, projects, pages }: ContentRecords): ShippedContent['order'] {
  const places = Object.entries(services).map(([slug, { overview }]) => ({
    slug,
    place: overview?.order ?? Number.POSITIVE_INFINITY,
  }));
  const sheets = Object.entries(projects).map(([slug, { sheet }]) => ({ slug, sheet }));
  return {
    services: { slugs: slugsOf(places.toSorted((a, b) => a.place - b.place || 0)) },
    projects: { slugs: slugsOf(sheets.toSorted((a, b) => a.sheet.localeCompare(b.sheet))) },
    team: { slugs: pages.team.team.map(({ name }) => slugOf(name)) },
    testimonials: { slugs: pages.testimonials.map(({ name }) => slugOf(name)) },
  };
}

const slugsOf = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug);

type Orders = NonNullable<ContentOverlay['order']>;

/** Arranges records by slug; without an order they stay as they are. */
export function arranged<T>(records: Record<string, T>, order: Orders[keyof Orders]): Record<string, T> {
  if (!order) return records;
  return Object.fromEntries(inOrder(Object.entries(records), ([slug]) => slug, order.slugs));
}

/** The overview of services sorts by a number of theirs. */
export function withPlaces(
  services: Record<string, Service>,
  order: Orders['services'],
): Record<string, Service> {
  if (!order) return services;
  const entries = Object.entries(arranged(services, order));
  return Object.fromEntries(
    entries.map(([slug, service], place) => [
      slug,
      service.overview ? { ...service, overview: { ...service.overview, order: place + 1 } } : service,
    ]),
  );
}
