import { describe, expect, test } from 'vitest';
import { testimonials } from '#content/copy/testimonials.ts';
import { rows as comparisonRows } from '#content/cost-comparison.ts';
import { components } from '#content/home.ts';
import { steps } from '#content/how-we-build.ts';
import { mainNavigation } from '#content/navigation.ts';
import { team } from '#content/team.ts';
import { areas, articles, makers, overview } from '../support/shipped-content.ts';

/** One or more of our fields whose names differ from requirements §4. */
type Fields = Record<string, string>;

const sections = makers.flatMap((maker) => maker.sections);
const inSections = (name: string) => sections.flatMap((section) => (Object(section)[name] as object[]) ?? []);

const records: [entity: string, all: readonly object[], fields: string, ours: Fields][] = [
  [
    'Service',
    overview,
    'title, description, features, icon, color, image, href',
    { image: 'figure', href: 'slug' },
  ],
  ['Comparison row', comparisonRows, 'category, steelIMP, woodZIPSIP, notes', {}],
  [
    'Blog post',
    articles,
    'id, title, excerpt, author, date, category, image, featured',
    { id: 'slug', image: 'picture' },
  ],
  ['Team member', team, 'name, role, email, image, bio, expertise, icon, color', {}],
  ['Service area', areas, 'name, description, slug', {}],
  ['Testimonial', testimonials, 'name, location, rating, text', {}],
  ['Process step', steps, 'number, title, description, details, color, image', { image: 'figure' }],
  ['Component card', components.cards, 'title, subtitle, description, image, href', {}],
  ['Benefit', inSections('benefits'), 'title, description, icon, color', {}],
  ['Product', inSections('products'), 'name, description, features, link', {}],
  ['Specification', inSections('specifications'), 'label, value', {}],
  [
    'Application card',
    inSections('applications').filter((card) => 'serviceLink' in card),
    'title, description, serviceLink',
    {},
  ],
  ['Navigation item', mainNavigation, 'name, href, description', {}],
];

/** Fields that the records leave out; docs/requirements.md gives the reasons. */
const ABSENT = [
  'Service: icon',
  'Service: color',
  'Process step: color',
  'Component card: image',
  'Navigation item: description',
];

describe('static content records (requirements §4)', () => {
  test.each(records)(
    '%s: all records have each field, unless it is left out',
    (entity, all, fields, ours) => {
      expect(all.length).toBeGreaterThan(0);
      for (const field of fields.split(', ')) {
        const has = all.every((record) => Object(record)[ours[field] ?? field] !== undefined);
        expect([field, has]).toEqual([field, !ABSENT.includes(`${entity}: ${field}`)]);
      }
    },
  );
});
