import * as z from 'zod';
import { group, label, line, pageRecord, rows, sample } from '../fields.ts';

const figure = (title: string) => group(title, { value: line('Figure', 12), unit: line('Unit', 40) });

/** Proofs that a client may ask to see before signing: facts that only the firm can supply. */
export const trustFacts = pageRecord('Licenses, insurance, warranty', '/contact', {
  credentials: group('Licenses and insurance', {
    sample: z.optional(sample),
    licenses: z
      .array(
        z.strictObject({
          name: line('License', 80),
          number: z.nullable(line('License number', 40, 'Leave blank to show the name only.')),
        }),
      )
      .max(12)
      .meta({ title: 'Licenses' }),
    insurance: line('Insurance', 120),
  }),
  warranty: group('Warranty', {
    sample: z.optional(sample),
    terms: rows(
      'Terms',
      z.strictObject({
        covers: line('Coverage', 60),
        years: z.int().min(1).max(100).meta({ title: 'Years' }),
      }),
    ),
  }),
  record: group('Track record', {
    sample: z.optional(sample),
    years: figure('Years'),
    craftspeople: figure('Craftspeople'),
    projects: figure('Projects'),
    counties: figure('Counties'),
  }),
  trust: group('Headings and project steps', {
    credentials: label('Licenses heading'),
    warranty: label('Warranty heading'),
    process: label('Steps heading'),
    steps: rows('Steps', line('Step', 80), 4),
  }),
});
