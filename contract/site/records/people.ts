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
    description: 'Illustrates this person’s specialty.',
  }),
  alt: line('Drawing alt text', 300),
  caption: line('Drawing caption', 300),
  portrait: z.optional(
    figure.meta({ title: 'Portrait', description: 'Use a real photo of this person, or leave blank.' }),
  ),
  bio: text('Biography'),
  expertise: z.array(line('Specialty', 60)).min(1).max(8).meta({ title: 'Expertise' }),
  since: z.int().min(1950).max(2100).meta({
    title: 'In the trade since (year)',
    description: 'Enter a year, such as 2004.',
  }),
  licenses: z.array(line('License', 120)).meta({ title: 'Licenses' }),
  project: entry('Projects', 'projects'),
  icon: z.enum(SYMBOLS).meta({ title: 'Icon' }),
  color: z.enum(['copper', 'oak', 'section']).meta({ title: 'Color' }),
});

/** A client's quote (requirements §4). */
export const testimonialRecord = z.strictObject({
  sample,
  name: line('Name', 80),
  location: line('Location', 80, 'For example, Bryan, Texas.'),
  rating: z.literal(5),
  text: text('Quote'),
  town: entry('Town', 'areas'),
  project: z.optional(entry('Project', 'projects')),
});

/** A client's quote (requirements §4). */
export type Testimonial = z.infer<typeof testimonialRecord>;

export type TeamMember = z.infer<typeof teamMember>;
