import * as z from 'zod';

const order = (title: string, path: string) =>
  z
    .strictObject({ slugs: z.array(z.string().max(80)).max(5000).meta({ isKept: true }) })
    .meta({ title: `${title} order`, path });

/**
 * The order of each list that an editor arranges, by collection. Records whose slugs aren't listed come last. Other
 * lists are sorted automatically.
 */
export const ORDERS = {
  services: order('Services', '/services'),
  projects: order('Projects', '/projects'),
  team: order('Team', '/team'),
  testimonials: order('Client quotes', '/'),
};

export type OrderedCollection = keyof typeof ORDERS;

/** Arranges records by slug; records that the order doesn't name follow as they were. */
export function inOrder<T>(
  list: readonly T[],
  slugOf: (one: T) => string,
  slugs: readonly string[] = [],
): T[] {
  const places = new Map(slugs.map((slug, place) => [slug, place]));
  const place = (one: T) => places.get(slugOf(one)) ?? slugs.length;
  return list.toSorted((a, b) => place(a) - place(b));
}
