/** People of the firm, and clients who speak of it. */
import * as z from 'zod';
import { coverPhoto, email, entry, line, lineOrBlank, sample, text } from './fields.ts';
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
  email: z.optional(email),
  /** Samples have a drawing instead of a photograph. It isn't in the form. */
  image: z.optional(z.enum(PORTRAITS)).meta({ isKept: true }),
  alt: z.optional(lineOrBlank('Drawing alt text', 300)).meta({ isKept: true }),
  caption: z.optional(lineOrBlank('Drawing caption', 300)).meta({ isKept: true }),
  portrait: z.optional(
    coverPhoto.meta({ title: 'Photo', description: 'A real photo of this person, or none.' }),
  ),
  bio: text('In three sentences', 'What this person does here, and how they got into this work.'),
  expertise: z.array(line('Specialty', 60)).max(8).meta({ title: 'Expertise' }),
  since: z.optional(
    z.int().min(1950).max(2100).meta({
      title: 'In the trade since (year)',
      description: 'Enter a year, such as 2004.',
    }),
  ),
  licenses: z.array(line('License', 120)).meta({ title: 'Licenses' }),
  project: z.optional(entry('Project', 'projects')),
  icon: z.optional(z.enum(SYMBOLS)).meta({ isKept: true }),
  color: z.optional(z.enum(['copper', 'oak', 'section'])).meta({ isKept: true }),
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
