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
  text,
} from '../fields.ts';

const step = z.strictObject({
  title: line('Title', 60),
  text: text('Text'),
  meta: line('Line below', 80),
  figure: figure.meta({ title: 'Picture' }),
});
const town = z.strictObject({
  name: line('Town', 60, 'The link leads to the page of that name.'),
  county: line('County', 60),
  ground: line('Ground', 80),
});
const service = z.strictObject({ title: line('Title', 60), text: text('Text'), href: ownHref });
const card = z.strictObject({
  title: line('Title', 60),
  subtitle: line('Subtitle', 40),
  description: text('Text'),
  maker: line('Maker', 60),
  href: ownHref,
  drawing: z.enum(['panel', 'steel', 'air', 'roof']).meta({ title: 'Drawing' }),
});

/** The home page, with the pools that each view draws from (requirements §3.3, §10). */
export const homePage = pageRecord('Home', '/', {
  homeHeadlines: pool(
    'Headlines',
    line('Headline', 60, 'Of about 35 characters, so that each fills the same two lines.'),
    8,
    'Each view of the page shows one of them; the first where a browser runs no scripts.',
  ),
  homeSubheadings: pool('Subheadings', text('Subheading'), 7, 'Each view shows one of them.'),
  hero: group('Opening', {
    day: figure.meta({ title: 'Picture' }),
    dusk: pictureName.meta({ title: 'The same at dusk', description: 'Shown in the dark theme.' }),
    actions: exactly(2, 'Buttons', linkText),
  }),
  feature: group('Featured project', {
    project: entry('Project', 'projects'),
    name: label('Name of the part'),
    figure: figure.meta({ title: 'Picture' }),
    lines: z.int().min(1).max(12).meta({ title: 'Lines of its schedule' }),
    finished: label('Word for finished'),
    onSite: label('Word for on site'),
    cost: label('Word for its cost'),
    actions: group('Links', { project: label('To the project'), all: label('To all projects') }),
  }),
  proof: group('What stands behind it', {
    name: label('Name of the part'),
    heading,
    warranty: label('Word for the warranty'),
    price: group('Price', { label: label('Label'), unit: label('Unit'), text: text('Text'), link: linkText }),
  }),
  communities: group('Communities', {
    heading,
    lead,
    figure: figure.meta({ title: 'Picture' }),
    towns: rows('Towns', town, 8),
  }),
  approach: group('Approach', { heading, steps: exactly(3, 'Steps', step) }),
  designBuild: group('Design & Build', {
    heading,
    lead,
    services: rows('Services', service, 6),
    figures: exactly(4, 'Pictures', figure),
  }),
  components: group('Building components', { heading, lead, cards: rows('Cards', card, 4) }),
  aboutIntros: pool('About the studio', text('Introduction'), 6, 'Pages show one of them.'),
  servicesDescriptions: rows('About the services', text('Description'), 5),
  technologyFocus: rows('About the technology', text('Sentence'), 5),
  ask: line('Last line', 120, 'Above the button at the foot of the page.'),
  page: metaFields,
});
