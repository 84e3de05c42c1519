/** API errors as RFC 9457 problem details: what happened, what was kept, what to do. */
import { STATUS_CODES } from 'node:http';
import type * as z from 'zod';
import { type Problem, problemSchema } from '#contract/shared/problem.ts';

type Extras = { errors?: Record<string, string>; headers?: Record<string, string> };

/** Can be thrown anywhere in a route; the error handler sends it. */
export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly status: number;
  readonly extras: Extras;

  constructor(status: number, detail: string, extras: Extras = {}) {
    super(detail);
    this.status = status;
    this.extras = extras;
  }

  toJSON(): Problem {
    return problemBody(this.status, this.message, this.extras.errors);
  }
}

/** `throw problem(409, 'What happened. What to do.')` */
export const problem = (status: number, detail: string, extras?: Extras) =>
  new ProblemError(status, detail, extras);

export function problemBody(status: number, detail: string, errors?: Record<string, string>): Problem {
  return { title: STATUS_CODES[status] ?? 'Error', status, detail, ...(errors && { errors }) };
}

/** A body by media type, for routes that don't answer with JSON (server/http/operation.ts). */
type ContentSchema = { content: Record<string, { schema: z.core.$ZodType }> };

/** `response` schemas for a route: its own success, and problem details for the rest. */
export const responseSchemas = <T extends Record<number, z.core.$ZodType | ContentSchema>>(success: T) => ({
  ...success,
  '4xx': problemSchema,
  '5xx': problemSchema,
});
