import type * as z from 'zod';
import type { firmRecord } from './records/firm.ts';

/** Facts about the firm: shown on pages, in mail and in search results (content/firm.ts). */
export type Firm = z.infer<typeof firmRecord>;

/** The firm's phone for a part of a page that hydrates; the href is a `tel:` address. */
export type PhoneLink = { phone: string; href: string };
