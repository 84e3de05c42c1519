import type * as z from 'zod';
import type { testimonialRecord } from './records/people.ts';

/** A client's quote (specification §3). */
export type Testimonial = z.infer<typeof testimonialRecord>;
