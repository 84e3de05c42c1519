import type { FastifyRequest } from 'fastify';
import * as z from 'zod';

/** The header of a route that saves only what builds on the current version. */
export const ifMatchHeader = z.object({ 'if-match': z.string().optional() });

/** Returns the version in `If-Match`; null for none or `*` (RFC 9110 §13.1.1). */
export function ifMatch(request: FastifyRequest): number | null {
  const header = request.headers['if-match'];
  if (header === undefined || header === '*') return null;
  const version = /^"(\d{1,9})"$/.exec(header)?.[1];
  // An ETag that we never issued matches nothing.
  return version === undefined ? -1 : Number(version);
}
