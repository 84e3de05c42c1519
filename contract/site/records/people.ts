/** People of the firm, and clients who speak of it. */
import * as z from 'zod';
import { email, entry, figure, line, sample, text } from './fields.ts';
import { SYMBOLS } from './manufacturer.ts';

/** The drawn portraits: each shows the thing that the person is asked about. */
export const PORTRAITS = [
  'level',
  'programme',
  'portal-frame',
  'house-section',
  'chair',
  'contours',
] as const;

/** A member of the team (requirements §4). */
export const teamMember = z.strictObject({
  sample,
  name: line('Name', 80),
  role: line('Role', 60),
  email,
  image: z.enum(PORTRAITS).meta({
    title: 'Drawing',
    description: 'Of what this person is asked about.',
  }),
  alt: line('What the drawing shows', 300),
  caption: line('Line under the drawing', 300),
  portrait: z.optional(figure.meta({ title: 'Portrait', description: 'A picture of this person, or none.' })),
  bio: text('Biography'),
  expertise: z.array(line('Field', 60)).min(1).max(8).meta({ title: 'Expertise' }),
  since: z.int().min(1950).max(2100).meta({
    title: 'In the trade since',
    description: 'The year; a number of years would age.',
  }),
  licenses: z.array(line('License', 120)).meta({ title: 'Licenses' }),
  project: entry('Worked on', 'projects'),
  icon: z.enum(SYMBOLS).meta({ title: 'Symbol' }),
  color: z.enum(['copper', 'oak', 'section']).meta({ title: 'Color' }),
});

/** A client's quote (requirements §4). */
export const testimonialRecord = z.strictObject({
  sample,
  name: line('Name', 80),
  location: line('Place', 80, 'As Bryan, Texas.'),
  rating: z.literal(5),
  text: text('Words'),
  town: entry('Town', 'areas'),
  project: z.optional(entry('Project', 'projects')),
});

/** A client's quote (requirements §4). */
export type Testimonial = z.infer<typeof testimonialRecord>;

export type TeamMember = z.infer<typeof teamMember>;
