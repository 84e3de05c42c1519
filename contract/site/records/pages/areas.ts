/** Content that all service area pages share: words, and the pools their generated texts are drawn from (requirements §3.10, §4, §10). */
import * as z from 'zod';
import { areaRecord } from '../area.ts';
import { entry, group, line, ownHref, pageRecord, rows, text } from '../fields.ts';

const PATH = '/service-area/austin';
const technologyLine = line('Line', 80);
const technologies = (title: string) =>
  z.tuple([technologyLine, technologyLine, technologyLine]).readonly().meta({ title });
const frameOn = (title: string) =>
  group(title, { heading: line('Heading', 80), frame: line('Caption below the drawing', 80) });
const ground = (title: string) =>
  group(title, { alt: line('Drawing alt text', 300), caption: line('Caption', 300) });

export const areaPages = pageRecord('Service area pages', PATH, {
  areaTechnologies: rows(
    'Technologies',
    z.strictObject({
      name: line('Manufacturer', 60),
      href: ownHref,
      part: line('Part of the house', 40),
      role: line('What it does', 120),
    }),
    4,
  ),
  technologiesByGround: group('Heading and frame, by terrain', {
    claypan: frameOn('Claypan'),
    clay: frameOn('Clay'),
    fault: frameOn('Fault'),
    granite: frameOn('Granite'),
    karst: frameOn('Karst'),
    ledges: frameOn('Ledges'),
  }),
  technologiesBySky: group('Envelope, air, and power, by climate', {
    valley: technologies('Brazos Valley'),
    corridor: technologies('Along I-35'),
    hills: technologies('Hill Country'),
  }),
  alwaysLinked: rows('Towns linked on every page', entry('Town', 'areas'), 3),
  defaultArea: areaRecord
    .pick({ lede: true, description: true, specialties: true, house: true, work: true, figures: true })
    .meta({ title: 'Places without their own page' }),
  groundSections: group('Terrain drawings', {
    claypan: ground('Claypan'),
    clay: ground('Clay'),
    fault: ground('Fault'),
    granite: ground('Granite'),
    karst: ground('Karst'),
    ledges: ground('Ledges'),
  }),
});

const WORDS = 'Use {area}, {county}, and {zone}. Use {ground} after “for,” “on,” or a colon.';
const pools = (title: string, known: boolean, hint: string) =>
  group(
    title,
    {
      intro: rows('Opening sentences', text('Sentence')),
      description: rows('Terrain', text('Sentence'), undefined, known ? WORDS : undefined),
      benefit: rows('Benefits', text('Sentence')),
      conclusion: rows('Closing sentences', text('Sentence')),
    },
    hint,
  );

export const areaSentencePools = pageRecord('Service area pages: sentences', PATH, {
  areaSentences: pools(
    'Towns with a page',
    true,
    'Each page combines one sentence of each type. Any four must read well together.',
  ),
  homeCountyIntro: rows('Opening sentences near the studio', text('Sentence')),
  unknownAreaSentences: pools('Places without a page', false, 'Don’t claim you’ve worked there.'),
});

export const crossReferences = pageRecord('Service area pages: links', PATH, {
  crossReferenceServices: rows('Services', line('Service', 60), 8),
  crossReferenceCities: rows(
    'Towns',
    line('Town', 60),
    15,
    'Pages show links such as “Custom homes in Austin.” Each town needs its own page.',
  ),
});
