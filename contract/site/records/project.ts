import * as z from 'zod';
import { PROJECT_KINDS, PROJECT_STATUSES, type ProjectKind, type ProjectStatus } from '../project-kinds.ts';
import {
  blankablePageDescription,
  blankablePageTitle,
  coverPhoto,
  labeled,
  line,
  lineOrBlank,
  photo,
  pictureName,
  place,
  range,
  sample,
  serviceType,
  sheet,
  text,
} from './fields.ts';

const PLANS = [
  'ridge-house',
  'long-gable',
  'farmhouse-wing',
  'oak-studio',
  'courtyard-rooms',
  'printed-house',
  'granite-house',
] as const;

const keysOf = <K extends string>(table: Record<K, string>) => Object.keys(table) as [K, ...K[]];

/** One part of a project's story, with its figure. */
const storyPart = z.strictObject({
  part: z.enum(['Site', 'Brief', 'Frame', 'Envelope', 'Systems']).meta({ title: 'Section' }),
  heading: line('Heading', 120),
  text: z.array(text('Paragraph')).min(1).meta({ title: 'Text' }),
  figure: z.optional(photo),
});

/** A figure that the firm promised, and the same figure once it was measured. Either may be unknown. */
const outcome = (label: string, figure: z.ZodNumber, hint: string) =>
  z.optional(
    z
      .strictObject({
        promised: z.optional(figure.meta({ title: 'Promised' })),
        measured: z.optional(figure.meta({ title: 'Measured' })),
      })
      .meta({ title: label, description: hint }),
  );
const whole = (most: number) => z.int().min(1).max(most);

/** Promised and measured figures of a building, each in one unit. */
const projectResults = z
  .strictObject({
    cost: outcome(
      'Construction cost',
      whole(100_000_000),
      'Dollars: the contract price, then the final cost.',
    ),
    months: outcome('Months on site', whole(120), 'Months in the contract, then months it took.'),
    ach50: outcome(
      'Airtightness',
      z.number().min(0.01).max(20),
      'ACH50: the target, then the blower door test.',
    ),
    kwh: outcome('First-year energy', whole(1_000_000), 'kWh: the estimate, then the meter after 12 months.'),
  })
  .meta({ title: 'Promised and measured', description: 'Leave out figures that you don’t have.' });

/** A building of the portfolio and its page (requirements §3.14). */
export const projectRecord = z.strictObject({
  sample,
  name: line('Name', 60),
  pageTitle: blankablePageTitle,
  description: blankablePageDescription,
  sheet,
  kind: z.enum(keysOf<ProjectKind>(PROJECT_KINDS)).meta({ title: 'Project type' }),
  town: place,
  status: z
    .enum(keysOf<ProjectStatus>(PROJECT_STATUSES))
    .meta({ title: 'Status', starts: 'built' satisfies ProjectStatus }),
  year: z.int().min(1980).max(2100).meta({ title: 'Year', description: 'Year finished or due.' }),
  months: z.optional(
    z
      .int()
      .min(1)
      .max(120)
      .meta({ title: 'Months on site', description: 'If it isn’t finished, enter the planned duration.' }),
  ),
  cost: z.optional(
    range.meta({
      title: 'Cost (dollars)',
      description: 'Construction only. Excludes land, septic, well, driveway, design, and permits.',
    }),
  ),
  summary: text('In one sentence', 'Shown on the card and at the top of the page.'),
  lede: lineOrBlank('Opening sentence', 2000, 'Leave blank to use the sentence above.'),
  opening: z.enum(['wide', 'portrait', 'beside', 'plan']).meta({ title: 'Hero layout', starts: 'wide' }),
  cover: coverPhoto.meta({ title: 'Cover' }),
  dusk: z.optional(pictureName).meta({
    title: 'Dusk cover',
    description: 'Replaces the cover in dark theme.',
  }),
  story: z.array(storyPart).meta({ title: 'Story' }),
  gallery: z.array(photo).meta({ title: 'Gallery' }),
  change: z.optional(
    z
      .array(
        z.strictObject({ part: line('Part', 60), before: line('Before', 200), after: line('After', 200) }),
      )
      .meta({ title: 'Before and after' }),
  ),
  pairs: z.optional(
    z
      .array(
        z.strictObject({
          label: line('Caption', 80, 'For example, “Kitchen, from the hall.”'),
          before: photo.meta({ title: 'Before' }),
          after: photo.meta({ title: 'After' }),
        }),
      )
      .max(12)
      .meta({
        title: 'Before and after pictures',
        description: 'Two pictures taken from the same spot, shown side by side.',
      }),
  ),
  permission: z.optional(
    z.boolean().meta({
      title: 'Client has approved these photos',
      description:
        'Get approval in writing for every photo. Keep people and house numbers out of the picture.',
    }),
  ),
  results: z.optional(projectResults),
  schedule: z.array(labeled).meta({ title: 'Schedule' }),
  plan: z.optional(
    z.strictObject({ drawing: z.enum(PLANS).meta({ title: 'Drawing' }), caption: line('Caption', 300) }),
  ),
  ask: z
    .strictObject({
      headline: line('Headline', 120).meta({ title: 'Headline', starts: 'Planning something similar?' }),
      service: serviceType,
    })
    .meta({ title: 'Call to action' }),
});

export type FloorPlanName = NonNullable<Project['plan']>['drawing'];

/** One part of a project's story, with its figure. */
export type StoryPart = Project['story'][number];

export type Project = z.infer<typeof projectRecord>;
