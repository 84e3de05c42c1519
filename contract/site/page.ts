import type * as z from 'zod';
import type { pageMeta } from './records/fields.ts';

/** A public page's data for search engines and for the title block. */
export type PageMeta = z.infer<typeof pageMeta>;
