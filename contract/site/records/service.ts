import * as z from 'zod';
import { figure, line, linkText, pageMeta, paragraph, serviceType, text, titled, work } from './fields.ts';

const heading = line('Heading', 120);
const lead = text('Intro');
const step = z.strictObject({
  title: line('Title', 80),
  text: text('Text'),
  detail: z.optional(line('Detail', 120)),
});
const items = z.array(line('Item', 200)).min(1).meta({ title: 'Items' });

/** A page is made of these, in the order that suits it. */
const section = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('points'),
    heading,
    lead: z.optional(lead),
    points: z.array(titled).meta({ title: 'Bullets' }),
  }),
  z.strictObject({
    kind: z.literal('figured'),
    heading,
    lead: z.optional(lead),
    items: z.array(titled.extend({ figure })).meta({ title: 'Bullets' }),
  }),
  z.strictObject({
    kind: z.literal('process'),
    heading,
    lead: z.optional(lead),
    steps: z.array(step).meta({ title: 'Steps' }),
    figure: z.optional(figure),
  }),
  z.strictObject({
    kind: z.literal('list'),
    heading,
    lead: z.optional(lead),
    items,
    figure: z.optional(figure),
  }),
  z.strictObject({
    kind: z.literal('lists'),
    heading,
    lists: z.array(z.strictObject({ title: line('Title', 80), items, figure })).meta({ title: 'Lists' }),
  }),
  z.strictObject({
    kind: z.literal('copy'),
    heading,
    paragraphs: z.array(paragraph).meta({ title: 'Paragraphs' }),
    aside: z.optional(
      z
        .strictObject({ title: line('Title', 80), links: z.array(linkText).meta({ title: 'Links' }) })
        .meta({ title: 'Sidebar links' }),
    ),
  }),
  z.strictObject({
    kind: z.literal('gallery'),
    heading,
    figures: z.array(figure).min(1).meta({ title: 'Pictures' }),
  }),
  z.strictObject({
    kind: z.literal('places'),
    heading,
    lead,
    links: z.array(linkText).meta({ title: 'Links' }),
    call: z.optional(line('Phone link text', 120)),
  }),
]);

/** A service: its row on the overview and its page (requirements §3.5, §3.12). */
export const serviceRecord = z.strictObject({
  meta: pageMeta.meta({ title: 'Search result preview' }),
  name: line('Short name', 60, 'Used in navigation and links.'),
  overview: z.optional(
    z.strictObject({
      order: z.int().min(1).meta({ title: 'List position' }),
      title: line('Title', 80),
      description: text('Description'),
      features: z
        .array(line('Feature', 80))
        .length(6, 'Enter exactly six features.')
        .meta({ title: 'Features' }),
      figure,
    }),
  ),
  heading: line('Headline', 120, 'Keep it under 16 words.'),
  lead,
  figure,
  prefill: serviceType,
  sections: z.array(section).min(1).meta({ title: 'Sections' }),
  work: work.meta({ title: 'Featured projects (2)' }),
  ask: z.strictObject({ heading, secondary: z.optional(linkText) }).meta({ title: 'Call to action' }),
  serviceType: line('Service type (schema.org)', 60, 'Used by search engines.'),
});

/** A page is made of these, in the order that suits it. */
export type ServiceSection = Service['sections'][number];

export type Service = z.infer<typeof serviceRecord>;
