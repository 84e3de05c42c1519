import type * as z from 'zod';
import type { COLLECTIONS } from './collections.ts';

/** Collections whose records are published one by one; the others are still parts of pages. */
export const PUBLISHABLE = [
  'firm',
  'services',
  'areas',
  'manufacturers',
  'projects',
  'articles',
  'team',
  'testimonials',
] as const;
export type PublishableCollection = (typeof PUBLISHABLE)[number];

/** Published records by collection and slug; null hides a record that ships. */
export type ContentOverlay = {
  [C in PublishableCollection]?: Record<string, z.infer<(typeof COLLECTIONS)[C]['record']> | null>;
};

/** Every record that ships, by collection and slug. */
export type ShippedContent = {
  [C in PublishableCollection]: Record<string, z.infer<(typeof COLLECTIONS)[C]['record']>>;
};
