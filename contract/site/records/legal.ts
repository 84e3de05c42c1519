import * as z from 'zod';
import { line, linkText, pageMeta, paragraph, text } from './fields.ts';

/** A legal page (requirements §3.15). */
export const legalDocument = z.strictObject({
  meta: pageMeta.meta({ title: 'Search result preview' }),
  heading: line('Heading', 120),
  lead: text('Intro'),
  effective: z.iso.date().meta({ title: 'Effective date' }),
  updated: z.iso.date().meta({ title: 'Last updated' }),
  sections: z
    .array(
      z.strictObject({
        title: line('Title', 120),
        paragraphs: z.array(paragraph).meta({ title: 'Paragraphs' }),
        items: z.optional(z.array(paragraph).meta({ title: 'List' })),
        after: z.optional(paragraph),
      }),
    )
    .min(1)
    .meta({ title: 'Sections', description: 'Numbered in this order.' }),
  links: z.array(linkText).meta({ title: 'Related links' }),
});

/** A legal page (requirements §3.15). */
export type LegalSection = LegalDocument['sections'][number];

export type LegalDocument = z.infer<typeof legalDocument>;
