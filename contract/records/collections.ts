/**
 * Everything that the site's owner can change in records, each collection with the schema of its records. `schema` counts
 * up when stored records would no longer fit; the upcast from the number before is then written beside it.
 */
import type * as z from 'zod';
import { areaRecord } from './area.ts';
import { articleHead, articleRecord } from './article.ts';
import { firmRecord } from './firm.ts';
import { legalDocument } from './legal.ts';
import { manufacturerRecord } from './manufacturer.ts';
import { teamMember, testimonialRecord } from './people.ts';
import { projectRecord } from './project.ts';
import { serviceRecord } from './service.ts';

export type Collection = {
  /** As *Site* lists it. */
  name: string;
  schema: number;
  record: z.ZodType;
  /** What stored records of earlier numbers fit. An article of number 1 is a head: its text is the one that ships (site/content/overlay.ts). */
  before?: Record<number, z.ZodType>;
};

export const COLLECTIONS = {
  firm: { name: 'The firm', schema: 1, record: firmRecord },
  services: { name: 'Services', schema: 1, record: serviceRecord },
  areas: { name: 'Service areas', schema: 1, record: areaRecord },
  manufacturers: { name: 'Manufacturers', schema: 1, record: manufacturerRecord },
  projects: { name: 'Projects', schema: 1, record: projectRecord },
  articles: { name: 'Articles', schema: 2, record: articleRecord, before: { 1: articleHead } },
  team: { name: 'Team', schema: 1, record: teamMember },
  testimonials: { name: 'Client quotes', schema: 1, record: testimonialRecord },
  legal: { name: 'Legal pages', schema: 1, record: legalDocument },
} as const satisfies Record<string, Collection>;

export type CollectionName = keyof typeof COLLECTIONS;
