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
  column: group('Beside the form', {
    call: label('Label of the phone'),
    email: label('Label of the email'),
    serviceArea: fact('Service area'),
    responseTime: fact('Response time'),
  }),
  next: group('What happens next', { sample: z.optional(sample), heading, steps: rows('Steps', titled, 4) }),
  areas: group('Service areas', {
    heading,
    list: rows('Towns', z.strictObject({ name: line('Name', 60), slug: entry('Its page', 'areas') }), 8),
  }),
  faq: group('Questions', {
    number: line('Sheet number of the part', 20),
    label: label('Small heading'),
    heading,
    talk: line('Line below', 80),
    list: rows('Questions', z.strictObject({ question: line('Question', 120), answer: text('Answer') }), 3),
  }),
  figures: group('Pictures', {
    shore: figure.meta({ title: 'At the top' }),
    studio: figure.meta({ title: 'In the studio' }),
  }),
  page: metaFields,
  thanksPage: z
    .strictObject({ ...pageMeta.shape, sheet: line('Sheet number', 20) })
    .meta({ title: 'Search results after sending' }),
});

const category = z.strictObject({
  title: line('Title', 60),
  text: text('Text'),
  trades: rows('Trades', line('Trade', 120)),
});

/** Requirements §3.13. */
export const partnershipsPage = pageRecord('Craft collaboration', '/contractor-partnerships', {
  intro: group('Opening', { heading, lead, action: linkText.meta({ title: 'Button' }) }),
  figure: picture,
  artisans: group('Artisans', { heading, lead, categories: exactly(3, 'Kinds of work', category) }),
  details: exactly(2, 'Pictures', figure),
  philosophy: group('How you work together', { heading, points: rows('Points', titled, 6) }),
  ask: group('Call to action', {
    heading,
    text: text('Text'),
    action: label('Button'),
    details: lines('First lines of the form', 400, 'For a tradesperson to fill in.'),
  }),
  page: metaFields,
});
