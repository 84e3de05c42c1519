/** Pages that list what other records say: services, makers, projects, articles, people, and all pages. */
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
  pageRecord,
  rows,
  sample,
  serviceType,
  text,
} from '../fields.ts';
import { SYMBOLS } from '../manufacturer.ts';

const picture = figure.meta({ title: 'Picture' });

/** Requirements §3.5. */
export const servicesPage = pageRecord('Services', '/services', {
  intro: group('Opening', { heading, lead, links: rows('Links', linkText, 3) }),
  materials: group('Materials & Methods', {
    heading,
    lead,
    cards: exactly(
      3,
      'Cards',
      z.strictObject({ title: line('Title', 60), text: text('Text'), links: rows('Links', linkText) }),
    ),
  }),
  inquiry: group('Call to action', { label: label('Small heading'), heading }),
  page: metaFields,
});

const reason = z.strictObject({
  title: line('Title', 60),
  text: text('Text'),
  icon: z.enum(SYMBOLS).meta({ title: 'Symbol' }),
  color: z.enum(['copper', 'oak', 'section']).meta({ title: 'Color' }),
});

/** Requirements §3.11. */
export const manufacturersPage = pageRecord('Manufacturers', '/manufacturer', {
  heading,
  lead,
  figure: picture,
  partners: group('Partners', { name: label('Name of the part'), heading }),
  reasons: group('Reasons', { heading, lead, items: rows('Reasons', reason, 3) }),
  others: group('The others', { name: label('Name of the part'), heading, lead }),
  ask: group('Call to action', {
    heading,
    text: text('Text'),
    action: label('Button'),
    service: serviceType,
    secondary: linkText,
  }),
  meta: metaFields,
});

/** Requirements §3.14. */
export const projectsPage = pageRecord('Projects', '/projects', {
  intro: group('Opening', { heading, lead }),
  count: group('How many there are', {
    sample: z.optional(sample),
    text: text('Text', '{count} is the number of projects on the page.'),
  }),
  none: text('While no project is shown'),
  townLedes: rows(
    'First sentence of each town’s projects',
    z.strictObject({ town: entry('Town', 'areas'), text: text('Sentence') }),
    undefined,
    'A town without one opens with the lines of its projects.',
  ),
  page: metaFields,
});

/** Requirements §3.7. */
export const blogPage = pageRecord('Blog', '/blog', {
  intro: group('Opening', { heading, lead }),
  none: text('While there is no article'),
  page: metaFields,
});

/** Requirements §3.8. */
export const teamPage = pageRecord('Team', '/team', {
  intro: group('Opening', { heading, lead }),
  atWork: picture,
  drawnBy: group('Above the drawings', { heading, lead }),
  facts: group('Labels', {
    since: label('Years in the trade'),
    license: label('Licenses'),
    project: label('Project'),
  }),
  ask: group('Call to action', { heading, text: text('Text') }),
  page: metaFields,
});

/** Requirements §3.15: headings, and the entries of its main lists. */
export const siteMapPage = pageRecord('Site Map', '/sitemap', {
  intro: group('Opening', {
    heading,
    lead,
    xml: label('Link to the XML sitemap'),
    feed: label('Link to the feed'),
  }),
  headings: group('Headings', {
    main: label('Pages'),
    areas: label('Service areas'),
    moreAreas: label('More service areas'),
    makers: label('Makers'),
    moreMakers: label('More makers'),
    services: label('Services'),
    projects: label('Projects'),
    filters: label('Projects by kind and town'),
    articles: label('Articles'),
    categories: label('Articles by subject'),
    legal: label('Legal pages'),
  }),
  mainAreas: rows('Towns of the first list', entry('Town', 'areas'), 11),
  mainMakers: rows('Makers of the first list', entry('Manufacturer', 'manufacturers'), 12),
  page: metaFields,
});
