import * as z from 'zod';
import { WALL_KINDS } from '../wall-kinds.ts';
import {
  entry,
  figureFields,
  labeled,
  line,
  linkText,
  ownHref,
  pageMeta,
  paragraph,
  serviceType,
  text,
  webAddress,
  work,
} from './fields.ts';

/** Names of symbols in the record of a benefit, reason or member (requirements §4); the pages show drawings instead. */
export const SYMBOLS = [
  'air',
  'bolt',
  'bug',
  'clock',
  'crane',
  'drop',
  'fire',
  'frame',
  'gauge',
  'layers',
  'pencil',
  'plan',
  'quiet',
  'shield',
  'sun',
  'thermometer',
  'wind',
  'zones',
] as const;
export type SymbolName = (typeof SYMBOLS)[number];
/** Theme colors of symbols. */
export type SymbolColor = Benefit['color'];

/** Drawings of products (`site/drawings/makers`). */
const DRAWINGS = [
  ...['air-handler', 'air-schematic', 'mixing-closet', 'numbered-panels', 'open-joist', 'panel-joint'],
  ...[
    'panel-profiles',
    'printed-plan',
    'printed-wall',
    'ribbed-roof',
    'room-units',
    'single-sip',
    'sip-house',
  ],
  ...['slab-edge', 'slotted-track', 'solar-tiles', 'steel-sections', 'taped-sheathing', 'wrapped-frame'],
] as const;

const focus = z.enum(['left', 'right', 'top', 'bottom']).meta({ title: 'Focal point' });
const croppedFields = {
  ...figureFields,
  crop: z.optional(z.enum(['banner', 'wide', 'square', 'tall']).meta({ title: 'Picture shape' })),
  focus: z.optional(focus),
  side: z.optional(z.literal('left')),
};
export const croppedFigure = z.strictObject(croppedFields);
export const drawnFigure = z.strictObject({
  drawing: z.enum(DRAWINGS).meta({ title: 'Drawing' }),
  alt: figureFields.alt,
  caption: figureFields.caption,
  side: z.optional(z.literal('left')),
});
const makerFigure = z.union([croppedFigure, drawnFigure]);

const benefit = z.strictObject({
  title: line('Title', 80),
  description: text('Text'),
  icon: z.optional(z.enum(SYMBOLS)).meta({ isKept: true }),
  color: z.enum(['copper', 'oak', 'section']).meta({ title: 'Color' }),
});
const product = z.strictObject({
  name: line('Name', 80),
  description: text('Description'),
  features: z.array(line('Feature', 120)).meta({ title: 'Features' }),
  link: webAddress.meta({ title: 'Product page URL' }),
});
const application = z.strictObject({
  title: line('Title', 80),
  description: text('Description'),
  serviceLink: z.optional(ownHref),
  figure: z.optional(croppedFigure),
});

const form = <const Form extends readonly [string, ...string[]]>(...forms: Form) =>
  z.enum(forms).meta({ title: 'Layout' });

const headed = {
  heading: line('Heading', 120),
  lead: z.optional(text('Intro')),
  figure: z.optional(makerFigure),
};

const section = z.discriminatedUnion('kind', [
  z.strictObject({
    ...headed,
    kind: z.literal('benefits'),
    form: form('columns', 'ledger', 'pairs'),
    benefits: z.array(benefit).min(1).meta({ title: 'Benefits' }),
  }),
  z.strictObject({
    ...headed,
    kind: z.literal('products'),
    form: form('rows', 'columns'),
    products: z.array(product).min(1).meta({ title: 'Products' }),
    linksLeadTo: line('Link text', 160),
  }),
  z.strictObject({
    ...headed,
    kind: z.literal('specifications'),
    form: form('table', 'list'),
    specifications: z.array(labeled).min(1).meta({ title: 'Specifications' }),
    note: z.optional(paragraph.meta({ title: 'Note' })),
  }),
  z.strictObject({
    ...headed,
    kind: z.literal('comparison'),
    before: line('First column heading', 60),
    after: line('Second column heading', 60),
    rows: z
      .array(
        z.strictObject({
          measure: line('What’s compared', 80),
          before: line('Before', 120),
          after: line('After', 120),
        }),
      )
      .meta({ title: 'Comparison rows' }),
  }),
  z.strictObject({
    ...headed,
    kind: z.literal('applications'),
    form: form('cards', 'list'),
    applications: z.array(application).min(1).meta({ title: 'Applications' }),
  }),
  z.strictObject({
    ...headed,
    kind: z.literal('copy'),
    paragraphs: z.array(paragraph).min(1).meta({ title: 'Paragraphs' }),
    crossReferences: z.optional(z.int().min(1).meta({ title: 'Number of related links' })),
    related: z.optional(
      z.array(entry('Manufacturer', 'manufacturers')).meta({ title: 'Related manufacturers' }),
    ),
  }),
  z.strictObject({
    ...headed,
    kind: z.literal('links'),
    columns: z
      .array(z.strictObject({ title: line('Title', 80), links: z.array(linkText).meta({ title: 'Links' }) }))
      .meta({ title: 'Columns' }),
  }),
  z.strictObject({ ...headed, kind: z.literal('wall'), wall: z.enum(WALL_KINDS).meta({ title: 'Wall' }) }),
]);

/**
 * A manufacturer whose system the studio builds with, and its page (requirements §3.11, §4).
 * Each manufacturer has different things to show, so a page is a list of sections in the
 * order of their importance; a section holds its content and chooses one of a few layouts.
 */
export const manufacturerRecord = z.strictObject({
  meta: pageMeta.meta({ title: 'Search result preview' }),
  name: line('Name', 60, 'As the manufacturer writes it.'),
  category: line('Category', 80, 'The product in a few words.'),
  partner: z.optional(
    z.strictObject({
      order: z.int().min(1).meta({ title: 'List position' }),
      description: text('Description'),
      features: z
        .tuple([line('Feature', 80), line('Feature', 80), line('Feature', 80), line('Feature', 80)])
        .meta({ title: 'Feature' }),
      figure: drawnFigure,
    }),
  ),
  heading: line('Headline', 120),
  lead: text('Intro'),
  figure: makerFigure,
  opening: z.enum(['plate', 'split', 'turned', 'keyed']).meta({ title: 'Hero layout' }),
  key: z.optional(z.array(labeled).meta({ title: 'Picture labels' })),
  actions: z.array(linkText).min(1).meta({ title: 'Buttons' }),
  website: z.optional(webAddress.meta({ title: 'Manufacturer’s website' })),
  sections: z.array(section).min(1).meta({ title: 'Sections' }),
  work: z.optional(work.meta({ title: 'Featured projects (2)' })),
  ask: z
    .strictObject({
      heading: line('Heading', 120),
      text: text('Text'),
      action: line('Button', 40),
      service: serviceType,
      secondary: z.optional(linkText),
    })
    .meta({ title: 'Call to action' }),
});

export type Benefit = Extract<ManufacturerSection, { kind: 'benefits' }>['benefits'][number];

/**
 * A product of the manufacturer. `link` leads to the product's page on the manufacturer's site, or to that site's home
 * page.
 */
export type Product = Extract<ManufacturerSection, { kind: 'products' }>['products'][number];

export type Specification = z.infer<typeof labeled>;

/** An application of the system; `serviceLink` leads to the service that builds it. */
export type Application = Extract<ManufacturerSection, { kind: 'applications' }>['applications'][number];

/** A cropped figure; `focus` is the part of the master that stays. */
export type CroppedFigure = z.infer<typeof croppedFigure>;

/** Drawings of products (`site/drawings/makers`). */
export type MakerDrawing = DrawnFigure['drawing'];

/** A drawing with its caption. */
export type DrawnFigure = z.infer<typeof drawnFigure>;

/** Illustration of a manufacturer's page: a picture or a drawing. */
export type MakerFigure = CroppedFigure | DrawnFigure;

export type ManufacturerSection = Manufacturer['sections'][number];

export type Manufacturer = z.infer<typeof manufacturerRecord>;
