/** Pages on which someone writes to the firm: clients, and trades that would work with it. */
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
  lines,
  linkText,
  metaFields,
  pageMeta,
  pageRecord,
  rows,
  sample,
  text,
  titled,
} from '../fields.ts';

const picture = figure.meta({ title: 'Picture' });
const fact = (title: string) => group(title, { term: label('Label'), text: line('Text', 120) });

/** Requirements §3.9. */
export const contactPage = pageRecord('Contact', '/contact', {
  heading,
  lead,
  column: group('Next to the form', {
    call: label('Phone label'),
    email: label('Email label'),
    serviceArea: fact('Service area'),
    responseTime: fact('Response time'),
  }),
  next: group('What happens next', { sample: z.optional(sample), heading, steps: rows('Steps', titled, 4) }),
  areas: group('Service areas', {
    heading,
    list: rows('Towns', z.strictObject({ name: line('Name', 60), slug: entry('Page', 'areas') }), 8),
  }),
  faq: group('Questions', {
    number: line('Section sheet number', 20),
    label: label('Eyebrow heading'),
    heading,
    talk: line('Text below', 80),
    list: rows('Questions', z.strictObject({ question: line('Question', 120), answer: text('Answer') }), 3),
  }),
  figures: group('Pictures', {
    shore: figure.meta({ title: 'Hero' }),
    studio: figure.meta({ title: 'Studio picture' }),
  }),
  page: metaFields,
  thanksPage: z
    .strictObject({ ...pageMeta.shape, sheet: line('Sheet number', 20) })
    .meta({ title: 'Search result preview (thank-you page)' }),
});

const category = z.strictObject({
  title: line('Title', 60),
  text: text('Text'),
  trades: rows('Trades', line('Trade', 120)),
});

/** Requirements §3.13. */
export const partnershipsPage = pageRecord('Craft collaboration', '/contractor-partnerships', {
  sample: z.optional(sample),
  intro: group('Hero', { heading, lead, action: linkText.meta({ title: 'Button' }) }),
  figure: picture,
  artisans: group('Artisans', { heading, lead, categories: exactly(3, 'Types of work', category) }),
  details: exactly(2, 'Pictures', figure),
  philosophy: group('How you work together', { heading, points: rows('Points', titled, 6) }),
  ask: group('Call to action', {
    heading,
    text: text('Text'),
    action: label('Button'),
    details: lines('Prefilled message', 400, 'Tradespeople fill in the rest.'),
  }),
  page: metaFields,
});
