import type { PublishableCollection } from '#contract/records/overlay.ts';
import { articleEach, listIn, moduleEach, oneRecord, type RecordFiles } from './record-files.ts';

/** Texts of pages, prices, redirects and orders lie in several files each, which no command writes yet. */
export type FiledCollection = Exclude<PublishableCollection, 'pages' | 'binding' | 'redirects' | 'order'>;

/** Where the records of each collection lie in `content/`: a collection more is a line more. */
export const COLLECTIONS_IN_FILES: Record<FiledCollection, RecordFiles> = {
  firm: oneRecord('firm', 'firm.ts', 'firm'),
  services: moduleEach('services', 'service', 'Service'),
  areas: moduleEach('areas', 'area', 'Area'),
  manufacturers: moduleEach('manufacturers', 'manufacturer', 'Manufacturer'),
  projects: moduleEach('projects', 'project', 'Project'),
  articles: articleEach('blog'),
  team: listIn('team.ts', 'team'),
  testimonials: listIn('copy/testimonials.ts', 'testimonials'),
};

export const FILED = Object.keys(COLLECTIONS_IN_FILES) as FiledCollection[];
