import * as z from 'zod/mini';

/** The part of an inquiry that a phone keeps to be read without a connection (docs/decisions/0026). */
export const OFFLINE_LIMITS = {
  /** Inquiries kept on one device: those that were opened last. */
  copies: 50,
  /** Most inquiries in one request. */
  asked: 100,
  /** Longest time that a logged contact may be queued offline and still count at its own time: 30 days. */
  waitingSeconds: 30 * 24 * 3600,
} as const;

/**
 * `GET /api/inquiries/copies?ids=a,b`: which of the inquiries that this device holds something about are still there, and when
 * the session ends if it isn't used before then (ISO 8601 UTC). The phone's copies go with either.
 */
export const copiesAnswerSchema = z.object({ ids: z.array(z.string()), until: z.string() });
export type CopiesAnswer = z.infer<typeof copiesAnswerSchema>;
