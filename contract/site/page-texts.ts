import type * as z from 'zod';
import type { PAGES } from './records/pages.ts';

/** The texts of a page, as its form has them. */
export type PageTexts<Page extends keyof typeof PAGES> = z.infer<(typeof PAGES)[Page]>;
