/** The order of lists: files tell it by places, sheets and their own order; that of arranged projects has a file. */
import { type OrderedRecords, type Orders, ordersOf } from '#contract/records/arranging.ts';
import type { OrderedCollection } from '#contract/records/orders.ts';
import { slugOf } from '#contract/records/slug.ts';
import { isEqual } from '#server/content/overlay.ts';
import { editsOf } from './literal-edits.ts';
import { exportOf, type RecordFiles, type Records, textOf } from './record-files.ts';

export type Lists = Record<OrderedCollection, Records>;

/** @param projectOrder as arranged. */
export const ordersOfLists = (lists: Lists, projectOrder?: readonly string[]): Orders =>
  ordersOf({
    ...{ services: lists.services, projects: lists.projects, projectOrder },
    ...{ team: Object.values(lists.team), testimonials: Object.values(lists.testimonials) },
  } as OrderedRecords);

/** @param file of the order of projects. The other lists are written in their order by their own collections. */
export function ordersIn(
  file: string,
  exported: string,
  lists: Record<OrderedCollection, RecordFiles>,
): RecordFiles {
  return {
    async read(dir) {
      const [services, projects, team, testimonials, order] = await Promise.all([
        ...[lists.services, lists.projects, lists.team, lists.testimonials].map(({ read }) => read(dir)),
        exportOf(dir, file, exported),
      ]);
      return ordersOfLists({ services, projects, team, testimonials } as Lists, order as string[]);
    },
    changes(dir, before, after) {
      const [was, is] = [(before as Orders).projects.slugs, (after as Orders).projects.slugs];
      if (isEqual(was, is)) return [];
      const edits = editsOf(textOf(dir, file));
      edits.rewrite(exported, is);
      return [{ file, ...edits.done() }];
    },
  };
}

type Order = { slugs: readonly string[] };

/** Whether two orders arrange alike what both of them name. */
export function isSameOrder(one: unknown, other: unknown): boolean {
  const [a, b] = [(one as Order).slugs, (other as Order).slugs];
  return isEqual(
    a.filter((slug) => b.includes(slug)),
    b.filter((slug) => a.includes(slug)),
  );
}

/** An order of names as one of records: in *Site* they keep their slugs when their names change. */
export function asInSite(order: unknown, records: Records): Order {
  const named = new Map(
    Object.entries(records).map(([slug, record]) => [slugOf((record as { name: string }).name), slug]),
  );
  return {
    slugs: (order as Order).slugs.map((slug) => (slug in records ? slug : (named.get(slug) ?? slug))),
  };
}
