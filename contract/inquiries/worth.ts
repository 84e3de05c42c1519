/** The expected value of inquiries by status, for the board. */
import * as z from 'zod/mini';
import { INQUIRY_STATUSES } from './statuses.ts';

/**
 * `GET /api/inquiries/worth`, for a filter: the sums of the estimates of each status, in dollars. A status without
 * estimates is missing.
 */
export const inquiryWorthSchema = z.partialRecord(
  z.enum(INQUIRY_STATUSES),
  z.object({ low: z.number(), high: z.number() }),
);
export type InquiryWorth = z.infer<typeof inquiryWorthSchema>;
