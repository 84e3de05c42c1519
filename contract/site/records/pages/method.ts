/** The firm's building method: the six steps, the three walls. */
import * as z from 'zod';
import { WALL_KINDS, type WallKind } from '../../wall-kinds.ts';
import {
  exactly,
  figure,
  group,
  heading,
  lead,
  line,
  linkText,
  metaFields,
  pageRecord,
  paragraph,
  rows,
  sample,
  text,
} from '../fields.ts';

const step = z.strictObject({
  number: z.int().min(1).max(20).meta({ title: 'Step number' }),
  title: line('Title', 60),
  description: text('Summary sentence', 'Must make sense on its own.'),
  details: rows('Paragraphs', text('Paragraph')),
  drawing: z
    .enum(['structure', 'envelope', 'airtightness', 'hvac', 'moisture', 'energy'])
    .meta({ title: 'Drawing' }),
  drawingAlt: line('Drawing alt text', 300),
  figure: figure.meta({ title: 'Picture' }),
  manufacturers: rows('Manufacturers', linkText),
});
const standard = z.strictObject({
  figure: line('Figure', 20),
  unit: line('Unit', 40),
  title: line('Title', 60),
  text: text('Text'),
});

/** /how-we-build (requirements §3.4, §10). */
export const howWeBuildPage = pageRecord('How we build', '/how-we-build', {
  sample: z.optional(sample),
  intro: group('Hero', { heading, lead, drawingCaption: line('Drawing caption', 200) }),
  steps: rows('Steps', step, 6),
  walls: group('Walls', { heading, lead }),
  standardsHeading: group('Standards intro', { heading, lead }),
  standards: rows('Standards', standard, 4),
  ask: group('Call to action', { heading, secondary: linkText }),
  page: metaFields,
});

const layer = z.strictObject({
  name: line('Name', 24, 'As labeled in the drawing.'),
  thickness: z.optional(line('Thickness', 40, 'Include the unit. Leave blank if it varies by project.')),
  job: text('What it does'),
});
/** The drawing has one line for each layer, so their number is fixed. */
const wall = (kind: WallKind, title: string, layers: number) =>
  z
    .strictObject({
      kind: z.literal(kind),
      name: line('Name', 40),
      rValue: line('R-value', 40),
      summary: paragraph.meta({ title: 'Summary' }),
      layers: exactly(layers, 'Layers', layer, 'From outside to inside.'),
    })
    .meta({ title });

const [steel, wood, sip] = WALL_KINDS;
export const wallsPart = pageRecord('Three walls', '/how-we-build', {
  [steel]: wall(steel, 'Steel', 7),
  [wood]: wall(wood, 'Wood', 6),
  [sip]: wall(sip, 'SIP', 7),
});

export type ProcessStep = z.infer<typeof step>;
/** The step's drawing. Each step adds a layer to the same building. */
export type StepDrawing = ProcessStep['drawing'];
/** A performance standard (requirements §10). */
export type PerformanceStandard = z.infer<typeof standard>;
export type WallSection = z.infer<ReturnType<typeof wall>>;
export type WallLayer = WallSection['layers'][number];
