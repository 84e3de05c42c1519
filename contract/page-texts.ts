import type * as z from 'zod';
import type { BINDING, PAGES } from './records/pages.ts';

/** The texts of a page, as its form has them. */
export type PageTexts<Page extends keyof typeof PAGES> = z.infer<(typeof PAGES)[Page]>;
/** Prices, licenses and legal texts. */
export type BindingTexts<Part extends keyof typeof BINDING> = z.infer<(typeof BINDING)[Part]>;
