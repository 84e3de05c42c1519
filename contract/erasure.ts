/** Erasing what is held about a person, and saying what is held (product decision §11). */
import * as z from 'zod/mini';

const MESSAGE = 'Please enter a valid email address';

/** `POST /api/erasures`: one inquiry, or everything of one address. */
export const erasureRequest = z.union([
  z.strictObject({ inquiryId: z.string().check(z.uuid()) }),
  z.strictObject({ email: z.string({ error: MESSAGE }).check(z.trim(), z.email(MESSAGE)) }),
]);
export type ErasureRequest = z.infer<typeof erasureRequest>;

/** `inquiry` and `address` by an owner, `retention` by the daily job. */
export type ErasureKind = 'inquiry' | 'address' | 'retention';

export type ErasureCounts = { inquiries: number; pictures: number; mails: number; newsletter: number };

/** The line that remains: nobody's name, address or words. */
export type ErasureRecord = {
  id: string;
  at: string;
  /** Null for the daily job. */
  actorName: string | null;
  kind: ErasureKind;
  counts: ErasureCounts;
};
