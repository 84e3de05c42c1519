import * as z from 'zod/mini';

/** RFC 9457 problem details, the format of every API error (requirements §8). */
export const problemSchema = z.object({
  type: z.optional(z.string()),
  title: z.string(),
  status: z.number(),
  /** For people: what happened and what to do. */
  detail: z.string(),
  /** Messages by field name, the first of each field. */
  errors: z.optional(z.record(z.string(), z.string())),
});
export type Problem = z.infer<typeof problemSchema>;
