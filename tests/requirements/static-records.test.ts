import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { testimonials } from '#content/copy/testimonials.ts';
import { rows as comparisonRows } from '#content/cost-comparison.ts';
import { components } from '#content/home.ts';
import { steps } from '#content/how-we-build.ts';
import { mainNavigation } from '#content/navigation.ts';
import { team } from '#content/team.ts';
import { areas, articles, makers, overview } from '../support/shipped-content.ts';

/** A field of ours, or several, under another name than in requirements §4. */
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

/** The rows of docs/requirements.md: record, field, reason. */
const absent = [
  ...readFileSync(join(import.meta.dirname, '../../docs/requirements.md'), 'utf8').matchAll(
    /^\| ([A-Z][\w ]+) \| (\w+) \| (.+) \|$/gm,
  ),
].map(([, record, field, reason]) => ({ record, field, reason }));

describe('static content records (requirements §4)', () => {
  test.each(records)(
    '%s: each field is in the records, or its absence is explained',
    (entity, all, fields, ours) => {
      expect(all.length).toBeGreaterThan(0);
      for (const field of fields.split(', ')) {
        const explained = absent.filter((row) => row.record === entity && row.field === field);
        const has = all.every((record) => Object(record)[ours[field] ?? field] !== undefined);
        expect([field, has || explained.length === 1]).toEqual([field, true]);
        // A reason that is no longer needed goes.
        expect([field, has && explained.length > 0]).toEqual([field, false]);
        for (const { reason } of explained) expect(reason?.length).toBeGreaterThan(40);
      }
    },
  );
});
