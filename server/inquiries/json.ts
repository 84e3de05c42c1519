/** What the inquiry calls answer, as schemas: nothing leaves that isn't named here. */
import * as z from 'zod';
import { type Inquiry, type InquiryReceipt, inquirySource } from '#contract/inquiry.ts';

export const receiptSchema: z.ZodType<InquiryReceipt> = z.object({
  id: z.string(),
  reference: z.string(),
  createdAt: z.string(),
  link: z.string().nullable(),
});

export const inquirySchema: z.ZodType<Inquiry> = z.object({
  id: z.string(),
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  serviceType: z.string().nullable(),
  message: z.string(),
  attachments: z.array(z.string()),
  status: z.string(),
  notes: z.string().nullable(),
  source: z.union([inquirySource, z.null()]),
  spam: z.boolean(),
  spamReasons: z.array(z.string()),
  area: z.string().nullable(),
  assigneeId: z.string().nullable(),
  firstContactAt: z.string().nullable(),
  withdrawnAt: z.string().nullable(),
  erasureRequestedAt: z.string().nullable(),
  version: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
