import * as z from 'zod';

/** Headers of a route whose requests may be repeated: the same key does the same thing once. */
export const idempotencyHeader = z.object({
  'idempotency-key': z.uuid('Idempotency-Key must be a UUID').optional(),
});
