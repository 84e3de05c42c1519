/** /cost-comparison: its words, and the figures that only an owner changes (requirements §3.6, §10). */
import * as z from 'zod';
import {
  exactly,
  figure,
  group,
  heading,
  label,
  lead,
  line,
  linkText,
  metaFields,
  pageMeta,
  pageRecord,
  paragraph,
  range,
  rows,
  sample,
} from '../fields.ts';

const PATH = '/cost-comparison';
const features = (title: string, usual?: number) =>
  group(title, {
    heading,
    lead,
    items: rows('Items', line('Item', 120), usual),
    figure: figure.meta({ title: 'Picture' }),
  });
const advantage = z.strictObject({
  system: z.enum(['steel', 'wood']).meta({ title: 'System' }),
  heading,
  figure: figure.meta({ title: 'Picture' }),
  items: rows('Advantages', line('Advantage', 120)),
  links: rows('Manufacturers', linkText),
});

export const costComparisonPage = pageRecord('Cost comparison', PATH, {
  intro: group('Hero', { heading, lead }),
  systemNames: group('System names', { steel: label('Steel'), wood: label('Wood') }),
  comparison: group('Table intro', { heading, lead }),
  calculator: group('Calculator', {
    heading,
    lead,
    areaLabel: label('Area label'),
    systemLabel: label('System label'),
    submit: label('Button'),
    narrows: line('Text below the result', 200),
  }),
  standardFeatures: features('Standard features', 6),
  luxuryFinishes: features('Luxury finishes', 8),
  advantages: exactly(2, 'Advantages of each system', advantage),
  further: paragraph.meta({ title: 'Related links' }),
  ask: group('Call to action', { heading, secondary: linkText }),
  page: metaFields,
  estimatePage: pageMeta.meta({ title: 'Search result preview (estimate)' }),
});

const side = (title: string) =>
  group(title, {
    value: line('Text', 60),
    positive: z.boolean().meta({ title: 'Better value', description: 'Shows a check mark.' }),
  });
const row = z.strictObject({
  category: line('Category', 60),
  steelIMP: side('Steel + IMP'),
  woodZIPSIP: side('Wood + ZIP/SIP'),
  notes: line('Note', 300),
});
/** A row of the comparison table (requirements §4). */
export type ComparisonRow = z.infer<typeof row>;
const figuresOf = (title: string) =>
  group(title, {
    perSquareFoot: range.meta({ title: 'Dollars per square foot' }),
    months: range.meta({ title: 'Months on site' }),
    tenYearMaintenance: range.meta({ title: 'Ten-year maintenance (dollars)' }),
  });
/** Dollars per square foot, months on site, dollars of upkeep in ten years. */
export type SystemFigures = z.infer<ReturnType<typeof figuresOf>>;
const scopeOf = (title: string) =>
  group(title, {
    heading,
    items: rows('Items', z.strictObject({ item: line('Item', 80), note: line('Note', 120) })),
  });

/** The firm's commitments when it names a price. */
export const prices = pageRecord('Prices', PATH, {
  rows: rows('Comparison', row, 8),
  figures: group(
    'Calculator figures',
    { steel: figuresOf('Steel + IMP'), wood: figuresOf('Wood + ZIP/SIP') },
    'The comparison table repeats these figures. Update both.',
  ),
  scope: group('Scope', {
    sample: z.optional(sample),
    included: scopeOf('Included'),
    excluded: scopeOf('Not included'),
  }),
});
