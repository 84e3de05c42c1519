/** *Make it yours*: the steps that turn a fresh installation into the studio's own website (for owners). */
import * as z from 'zod/mini';
import { START_STEPS } from './start-steps.ts';

const startStepSchema = z.object({
  id: z.enum(START_STEPS),
  /** `done`: its data is there. An open step can be skipped. */
  state: z.enum(['done', 'open', 'skipped']),
  /** How it stands, in a line. */
  says: z.string(),
  /** The instruction; null when done. */
  todo: z.nullable(z.string()),
});
export type StartStep = z.infer<typeof startStepSchema>;

/** `GET /api/start` and `PUT /api/start/{step}` answer this. */
export const startSchema = z.object({
  steps: z.array(startStepSchema),
  samples: z.object({ left: z.number(), total: z.number() }),
});
export type Start = z.infer<typeof startSchema>;

export const startChoice = z.strictObject({ skipped: z.boolean() });

/** `POST /api/start/test-email`: the mail server accepted an email to this address. */
export const testEmailSchema = z.object({ recipient: z.string() });
export type TestEmail = z.infer<typeof testEmailSchema>;
