import * as z from 'zod';

const order = (title: string, path: string) =>
  z
    .strictObject({ slugs: z.array(z.string().max(80)).max(5000).meta({ isKept: true }) })
    .meta({ title: `Order of ${title}`, path });

/** The order of each list that an editor arranges, by collection: slugs; what isn't among them comes last. Other lists sort by themselves. */
export const ORDERS = {
  services: order('the services', '/services'),
  projects: order('the projects', '/projects'),
  team: order('the team', '/team'),
  testimonials: order('the client quotes', '/'),
};

export type OrderedCollection = keyof typeof ORDERS;

/** Arranges records by slug; what the order doesn't name keeps its place behind. */
export function inOrder<T>(
  list: readonly T[],
  slugOf: (one: T) => string,
  slugs: readonly string[] = [],
): T[] {
  const places = new Map(slugs.map((slug, place) => [slug, place]));
  const place = (one: T) => places.get(slugOf(one)) ?? slugs.length;
  return list.toSorted((a, b) => place(a) - place(b));
}
