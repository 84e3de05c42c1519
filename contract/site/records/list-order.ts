/** The order of lists that an editor arranges. */
import { inOrder, type OrderedCollection } from './orders.ts';
import type { Service } from './service.ts';
import { slugOf } from './slug.ts';

/** The order of lists comes from these: services by their places, projects by sheet unless arranged, people and quotes as they are written. */
export type OrderedRecords = {
  services: Record<string, Pick<Service, 'overview'>>;
  projects: Record<string, { sheet: string }>;
  team: readonly { name: string }[];
  testimonials: readonly { name: string }[];
  projectOrder?: readonly string[] | undefined;
};

export type Orders = Record<OrderedCollection, { slugs: string[] }>;

export function ordersOf({ services, projects, team, testimonials, projectOrder }: OrderedRecords): Orders {
  const places = Object.entries(services).map(([slug, { overview }]) => ({
    slug,
    place: overview?.order ?? Number.POSITIVE_INFINITY,
  }));
  const sheets = Object.entries(projects).map(([slug, { sheet }]) => ({ slug, sheet }));
  const bySheet = slugsOf(sheets.toSorted((a, b) => a.sheet.localeCompare(b.sheet)));
  return {
    services: {
      slugs: slugsOf(places.toSorted((a, b) => a.place - b.place || a.slug.localeCompare(b.slug))),
    },
    projects: { slugs: inOrder(bySheet, (slug) => slug, projectOrder) },
    team: { slugs: team.map(({ name }) => slugOf(name)) },
    testimonials: { slugs: testimonials.map(({ name }) => slugOf(name)) },
  };
}

const slugsOf = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug);

type Order = { slugs: readonly string[] } | null | undefined;

/** Arranges records by slug; without an order they stay as they are. */
export function applyOrder<T>(records: Record<string, T>, order: Order): Record<string, T> {
  if (!order) return records;
  return Object.fromEntries(inOrder(Object.entries(records), ([slug]) => slug, order.slugs));
}

/** The overview of services sorts by a number of theirs. */
export function withPlaces<T extends Pick<Service, 'overview'>>(
  services: Record<string, T>,
  order: Order,
): Record<string, T> {
  if (!order) return services;
  const entries = Object.entries(applyOrder(services, order));
  return Object.fromEntries(
    entries.map(([slug, service], place) => [
      slug,
      service.overview ? { ...service, overview: { ...service.overview, order: place + 1 } } : service,
    ]),
  );
}
