/** Pages that list other records: services, manufacturers, projects, articles, people, and all pages. */
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
  intro: group('Hero', { heading, lead, links: rows('Links', linkText, 3) }),
  materials: group('Materials & Methods', {
    heading,
    lead,
    cards: exactly(
      3,
      'Cards',
      z.strictObject({ title: line('Title', 60), text: text('Text'), links: rows('Links', linkText) }),
    ),
  }),
  inquiry: group('Call to action', { label: label('Eyebrow heading'), heading }),
  page: metaFields,
});

const reason = z.strictObject({
  title: line('Title', 60),
  text: text('Text'),
  icon: z.optional(z.enum(SYMBOLS)).meta({ isKept: true }),
  color: z.optional(z.enum(['copper', 'oak', 'section'])).meta({ isKept: true }),
});

/** Requirements §3.11. */
export const manufacturersPage = pageRecord('Manufacturers', '/manufacturer', {
  sample: z.optional(sample),
  heading,
  lead,
  figure: picture,
  partners: group('Partners', { name: label('Section name'), heading }),
  reasons: group('Why we choose them', { heading, lead, items: rows('Reasons', reason, 3) }),
  others: group('Other manufacturers', { name: label('Section name'), heading, lead }),
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
  intro: group('Hero', { heading, lead }),
  count: group('Project count', {
    sample: z.optional(sample),
    text: text('Text', '{count} inserts the number of projects.'),
  }),
  none: text('When there are no projects'),
  townLedes: rows(
    'Intro for each town',
    z.strictObject({ town: entry('Town', 'areas'), text: text('Sentence') }),
    undefined,
    'Optional. Without one, the page starts with the projects.',
  ),
  page: metaFields,
});

/** Requirements §3.7. */
export const blogPage = pageRecord('Blog', '/blog', {
  intro: group('Hero', { heading, lead }),
  none: text('When there are no articles'),
  page: metaFields,
});

/** Requirements §3.8. */
export const teamPage = pageRecord('Team', '/team', {
  intro: group('Hero', { heading, lead }),
  atWork: picture,
  drawnBy: group('Drawings intro', { heading, lead }),
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
  intro: group('Hero', {
    heading,
    lead,
    xml: label('XML sitemap link'),
    feed: label('RSS feed link'),
  }),
  headings: group('Headings', {
    main: label('Pages'),
    areas: label('Service areas'),
    moreAreas: label('More service areas'),
    makers: label('Manufacturers'),
    moreMakers: label('More manufacturers'),
    services: label('Services'),
    projects: label('Projects'),
    filters: label('Projects by type and town'),
    articles: label('Articles'),
    categories: label('Articles by topic'),
    legal: label('Legal pages'),
  }),
  mainAreas: rows('Main towns', entry('Town', 'areas'), 11),
  mainMakers: rows('Main manufacturers', entry('Manufacturer', 'manufacturers'), 12),
  page: metaFields,
});
