/** Content that all service area pages share: words, and the pools their generated texts are drawn from (requirements §3.10, §4, §10). */
import * as z from 'zod';
import { areaRecord } from '../area.ts';
import { entry, group, line, ownHref, pageRecord, rows, text } from '../fields.ts';

const PATH = '/service-area/austin';
const technologyLine = line('Line', 80);
const technologies = (title: string) =>
  z.tuple([technologyLine, technologyLine, technologyLine]).readonly().meta({ title });
const frameOn = (title: string) =>
  group(title, { heading: line('Heading', 80), frame: line('Line below the frame', 80) });
const ground = (title: string) =>
  group(title, { alt: line('What the drawing shows', 300), caption: line('Caption', 300) });

export const areaPages = pageRecord('Service area pages', PATH, {
  areaTechnologies: rows(
    'Technologies',
    z.strictObject({
      name: line('Maker', 60),
      href: ownHref,
      part: line('Part of the house', 40),
      role: line('What it does', 120),
    }),
    4,
  ),
  technologiesByGround: group('Heading and frame, by the ground', {
    claypan: frameOn('Claypan'),
    clay: frameOn('Clay'),
    fault: frameOn('Fault'),
    granite: frameOn('Granite'),
    karst: frameOn('Karst'),
    ledges: frameOn('Ledges'),
  }),
  technologiesBySky: group('Envelope, air and power, by the weather', {
    valley: technologies('Brazos Valley'),
    corridor: technologies('Along I-35'),
    hills: technologies('Hill Country'),
  }),
  alwaysLinked: rows('Towns that every page links to', entry('Town', 'areas'), 3),
  defaultArea: areaRecord
    .pick({ lede: true, description: true, specialties: true, house: true, work: true, figures: true })
    .meta({ title: 'A place without a page of its own' }),
  groundSections: group('Drawings of the ground', {
    claypan: ground('Claypan'),
    clay: ground('Clay'),
    fault: ground('Fault'),
    granite: ground('Granite'),
    karst: ground('Karst'),
    ledges: ground('Ledges'),
  }),
});

const WORDS = 'You can write {area}, {county}, {zone} and, after “for”, “on” or a colon, {ground}.';
const pools = (title: string, known: boolean, hint: string) =>
  group(
    title,
    {
      intro: rows('First sentences', text('Sentence')),
      description: rows('About the ground', text('Sentence'), undefined, known ? WORDS : undefined),
      benefit: rows('What you get', text('Sentence')),
      conclusion: rows('Last sentences', text('Sentence')),
    },
    hint,
  );

export const areaSentencePools = pageRecord('Service area pages: sentences', PATH, {
  areaSentences: pools(
    'Towns with a page',
    true,
    'Each page draws one sentence of each kind: any four must read as one paragraph.',
  ),
  homeCountyIntro: rows('First sentences around the studio', text('Sentence')),
  unknownAreaSentences: pools(
    'Places without a page',
    false,
    'Nothing here may claim that you have worked there.',
  ),
});

export const crossReferences = pageRecord('Service area pages: links', PATH, {
  crossReferenceServices: rows('Services', line('Service', 60), 8),
  crossReferenceCities: rows(
    'Towns',
    line('Town', 60),
    15,
    'Pages draw links such as “Custom homes in Austin”. Each town has a page of its own.',
  ),
});
