/** Erasing and reporting the data held about a person (requirements §16). */
import * as z from 'zod/mini';
import { emailAddress } from '../mail/email-address.ts';

/** `POST /api/erasures`: one inquiry, or everything from one address. */
export const erasureRequest = z.union([
  z.strictObject({ inquiryId: z.string().check(z.uuid()) }),
  z.strictObject({ email: emailAddress }),
]);
/** `GET /api/erasures/preview` takes the same as its query, and answers the `ErasureCounts` to expect. */
export type ErasureRequest = z.infer<typeof erasureRequest>;

/** `inquiry` and `address` by an owner, `retention` by the daily job. */
const erasureKindSchema = z.enum(['inquiry', 'address', 'retention']);
export type ErasureKind = z.infer<typeof erasureKindSchema>;

export const erasureCountsSchema = z.object({
  inquiries: z.number(),
  pictures: z.number(),
  mails: z.number(),
  newsletter: z.number(),
  /** Inquiries that stay, because their sender gave another address later; the erased one is taken out of them. */
  corrected: z.number(),
  /** Saved searches, and lines of the audit of exports, that named the address. */
  searches: z.number(),
});
export type ErasureCounts = z.infer<typeof erasureCountsSchema>;

/** The remaining record: no name, address or text of the person. */
export const erasureRecordSchema = z.object({
  id: z.string(),
  at: z.string(),
  /** Null for the daily job. */
  actorName: z.nullable(z.string()),
  kind: erasureKindSchema,
  /** Counts of erased items so far; final once it is finished. */
  counts: erasureCountsSchema,
  /** False while it is in progress, or waits for the server's next start. */
  finished: z.boolean(),
});
export type ErasureRecord = z.infer<typeof erasureRecordSchema>;

/**
 * The reason why erased data couldn't be removed from the database's files: `reader`, another process reads an older state, such
 * as a backup; `transaction` and `lock`, the same on PostgreSQL; `transfer`, a backup or restore
 * has it in its working files; `failed`, see the log.
 */
export const TRACES_REASONS = ['reader', 'transaction', 'lock', 'transfer', 'failed'] as const;
export type TracesReason = (typeof TRACES_REASONS)[number];

/** `GET /api/erasures/traces`. */
export const erasureTracesSchema = z.object({
  /** When the oldest erasure was that left some; null when there are none. */
  since: z.nullable(z.string()),
  /** The night that should have removed it is over. */
  late: z.boolean(),
  /** Null before the first attempt, and while one runs. */
  reason: z.nullable(z.enum(TRACES_REASONS)),
});
export type ErasureTraces = z.infer<typeof erasureTracesSchema>;
