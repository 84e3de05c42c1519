/**
 * Everything that the site's owner can change in records, each collection with the schema of its records. `schema` counts
 * up when stored records would no longer fit; the upcast from the previous number is then added next to it.
 */
import * as z from 'zod';
import { areaRecord } from './area.ts';
import { articleHead, articleRecord } from './article.ts';
import { slug } from './fields.ts';
import { firmRecord } from './firm.ts';
import { manufacturerRecord } from './manufacturer.ts';
import { ORDERS } from './orders.ts';
import { OWNER_PAGES, PAGES } from './pages.ts';
import { teamMember, testimonialRecord } from './people.ts';
import { projectRecord } from './project.ts';
import { REDIRECTS } from './redirects.ts';
import { serviceRecord } from './service.ts';

export type Collection = {
  /** As *Website* lists it. */
  name: string;
  schema: number;
} & (
  | {
      record: z.ZodType;
      /** The schema of stored records of earlier numbers. An article of number 1 is a head: its text is the one that ships (site/content/overlay.ts). */
      before?: Record<number, z.ZodType>;
    }
  /** Schemas by slug, where each record has its own. Records can't be added or hidden. */
  | { records: Readonly<Record<string, z.ZodType>> }
);

/** Fields of every record that has a page. */
const addressed = {
  address: z.optional(
    slug('Page URL').meta({
      title: 'Page URL',
      description: 'The last part of the URL. The old URL redirects here, and links update automatically.',
      control: 'address',
    }),
  ),
};

export const COLLECTIONS = {
  firm: { name: 'Studio details', schema: 1, record: firmRecord },
  pages: { name: 'Pages', schema: 1, records: PAGES },
  binding: { name: 'Prices, licenses, and legal pages', schema: 1, records: OWNER_PAGES },
  services: { name: 'Services', schema: 1, record: serviceRecord.extend(addressed) },
  areas: { name: 'Service areas', schema: 1, record: areaRecord.extend(addressed) },
  manufacturers: { name: 'Manufacturers', schema: 1, record: manufacturerRecord.extend(addressed) },
  projects: { name: 'Projects', schema: 1, record: projectRecord.extend(addressed) },
  articles: {
    name: 'Articles',
    schema: 2,
    record: articleRecord.extend(addressed),
    before: { 1: articleHead.extend(addressed) },
  },
  team: { name: 'Team', schema: 1, record: teamMember },
  testimonials: { name: 'Client quotes', schema: 1, record: testimonialRecord },
  redirects: { name: 'Redirects', schema: 1, records: REDIRECTS },
  order: { name: 'List order', schema: 1, records: ORDERS },
} as const satisfies Record<string, Collection>;

export type CollectionName = keyof typeof COLLECTIONS;

/** The schema of a record; undefined if its collection has no such slug. */
export function schemaOfRecord(collection: CollectionName, slug: string): z.ZodType | undefined {
  const known: Collection = COLLECTIONS[collection];
  if ('record' in known) return known.record;
  return Object.hasOwn(known.records, slug) ? known.records[slug] : undefined;
}
