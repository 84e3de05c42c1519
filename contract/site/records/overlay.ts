import type * as z from 'zod';
import type { COLLECTIONS } from './collections.ts';

/** Collections whose records are published one by one, in the order in which *Website* lists them. */
export const PUBLISHABLE = [
  'firm',
  'pages',
  'binding',
  'services',
  'areas',
  'manufacturers',
  'projects',
  'articles',
  'team',
  'testimonials',
  'redirects',
  'order',
] as const;
export type PublishableCollection = (typeof PUBLISHABLE)[number];

type RecordsOf<C extends PublishableCollection> = (typeof COLLECTIONS)[C] extends {
  record: z.ZodType<infer R>;
}
  ? Record<string, R>
  : (typeof COLLECTIONS)[C] extends { records: infer Schemas }
    ? { [Slug in keyof Schemas]: z.infer<Schemas[Slug]> }
    : never;

/** Published records by collection and slug; null hides a record that ships. */
export type ContentOverlay = {
  [C in PublishableCollection]?: { [Slug in keyof RecordsOf<C>]?: RecordsOf<C>[Slug] | null };
} & {
  /** Names that hidden members of the team had on the site: no page says who wrote what they signed. */
  hiddenPeople?: readonly string[];
  /** Paths that pages of hidden records had. */
  hiddenPaths?: readonly string[];
};

/** Every record that ships, by collection and slug. */
export type ShippedContent = { [C in PublishableCollection]: RecordsOf<C> };
