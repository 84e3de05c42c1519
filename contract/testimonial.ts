import type * as z from 'zod';
import type { testimonialRecord } from './records/people.ts';

/** What a client says (specification §3). */
export type Testimonial = z.infer<typeof testimonialRecord>;
