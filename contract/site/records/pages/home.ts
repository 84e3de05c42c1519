import * as z from 'zod';
import {
  entry,
  exactly,
  figure,
  group,
  heading,
  label,
  lead,
  line,
  linkText,
  metaFields,
  ownHref,
  pageRecord,
  pictureName,
  pool,
  rows,
  sample,
  text,
} from '../fields.ts';

const step = z.strictObject({
  title: line('Title', 60),
  text: text('Text'),
  meta: line('Text below', 80),
  figure: figure.meta({ title: 'Picture' }),
});
const town = z.strictObject({
  name: line('Town', 60, 'Links to the page with this name.'),
  county: line('County', 60),
  ground: line('Terrain', 80),
});
const service = z.strictObject({ title: line('Title', 60), text: text('Text'), href: ownHref });
const card = z.strictObject({
  title: line('Title', 60),
  subtitle: line('Subtitle', 40),
  description: text('Text'),
  maker: line('Manufacturer', 60),
  href: ownHref,
  drawing: z.enum(['panel', 'steel', 'air', 'roof']).meta({ title: 'Position in the picture' }),
});

/** The home page, with the pools that each view draws from (requirements §3.3, §10). */
export const homePage = pageRecord('Home', '/', {
  sample: z.optional(sample),
  homeHeadlines: pool(
    'Headlines',
    line('Headline', 60, 'About 35 characters, to fill two lines.'),
    8,
    'One is shown at random on each visit.',
  ),
  homeSubheadings: pool('Subheadings', text('Subheading'), 7, 'One is shown at random on each visit.'),
  hero: group('Hero', {
    day: figure.meta({ title: 'Picture' }),
    dusk: pictureName.meta({ title: 'Dusk version', description: 'Shown in dark theme.' }),
    actions: exactly(2, 'Buttons', linkText),
  }),
  index: z.optional(
    group('Projects', {
      name: label('Section name'),
      heading,
      lead,
      all: label('All projects link'),
    }),
  ),
  /** Read from earlier records, and no longer shown. */
  feature: z.optional(
    group('Featured project', {
      project: entry('Project', 'projects'),
      name: label('Section name'),
      figure: figure.meta({ title: 'Picture' }),
      lines: z.int().min(1).max(12),
      finished: label('“Finished” label'),
      onSite: label('“On site” label'),
      cost: label('“Cost” label'),
      actions: group('Links', { project: label('Project link'), all: label('All projects link') }),
    }).meta({ isKept: true }),
  ),
  proof: group('Proof points', {
    name: label('Section name'),
    heading,
    warranty: label('“Warranty” label'),
    price: group('Price', { label: label('Label'), unit: label('Unit'), text: text('Text'), link: linkText }),
  }),
  communities: group('Communities', {
    heading,
    lead,
    /** Read from earlier records, and no longer shown. */
    figure: z.optional(figure.meta({ title: 'Picture', isKept: true })),
    towns: rows('Towns', town, 8),
  }),
  approach: group('Approach', { heading, steps: exactly(3, 'Steps', step) }),
  designBuild: group('Design & Build', {
    heading,
    lead,
    services: rows('Services', service, 6),
    figures: exactly(4, 'Pictures', figure),
  }),
  components: group('Building components', {
    heading,
    lead,
    figure: z.optional(figure.meta({ title: 'Picture' })),
    cards: rows('Cards', card, 4),
  }),
  aboutIntros: pool('About the studio', text('Introduction'), 6, 'Each page shows one.'),
  servicesDescriptions: rows('About the services', text('Description'), 5),
  technologyFocus: rows('About the technology', text('Sentence'), 5),
  ask: line('Closing line', 120, 'Shown above the button at the bottom of the page.'),
  page: metaFields,
});
