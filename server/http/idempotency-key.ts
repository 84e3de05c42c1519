import * as z from 'zod';
import { isUuid } from '#contract/shared/uuid.ts';

/** Headers of a route whose requests may be repeated: the same key does the same thing once. */
export const idempotencyHeader = z.object({
  'idempotency-key': z.uuid('Idempotency-Key must be a UUID').optional(),
});

/** The same, where the key must be sent. */
export const requiredIdempotencyKey = z.object({
  'idempotency-key': z.uuid('Send an Idempotency-Key (a UUID)'),
});

/** The key of a plain form, in lower case; null when it has none. */
export function sentKey({ idempotencyKey: key = '' }: Record<string, string>): string | null {
  return isUuid(key) ? key.toLowerCase() : null;
}
