import type * as z from 'zod';
import type { linkText, paragraph } from './records/fields.ts';

/** A paragraph: plain text with links. */
export type LinkText = z.infer<typeof linkText>;
export type RichParagraph = z.infer<typeof paragraph>;
