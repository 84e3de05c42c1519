/**
 * The inquiry: what a visitor may send, what staff may change, and what the API answers (requirements §4 to §6, §10).
 * One schema, used by the form in the browser and by the server; types are inferred from it.
 */
import * as z from 'zod/mini';
import { inquiryMeetingSchema } from '../booking/booking.ts';
import { manyLines, optionalText } from '../shared/text-rules.ts';
import { STORED_CHANNELS } from './inquiry-actions.ts';
import { inquiryValuesShape } from './inquiry-fields.ts';
import { inquiryFields } from './inquiry-form.ts';
import { INQUIRY_LIMITS as L } from './inquiry-limits.ts';
import { MISSED_CALLS } from './missed-calls.ts';
import { PRIORITIES } from './priority.ts';
import { WAITING_REASONS } from './queue.ts';
import { INQUIRY_STATUSES } from './statuses.ts';

/** Source of the visit (requirements §11): stored for staff, never shown to visitors. */
export const inquirySource = z.strictObject({
  landingPage: optionalText(500, 'Landing page is too long'),
  referrer: optionalText(500, 'Referrer is too long'),
  utmSource: optionalText(200, 'utm_source is too long'),
  utmMedium: optionalText(200, 'utm_medium is too long'),
  utmCampaign: optionalText(200, 'utm_campaign is too long'),
  utmTerm: optionalText(200, 'utm_term is too long'),
  utmContent: optionalText(200, 'utm_content is too long'),
  gclid: optionalText(300, 'gclid is too long'),
  wbraid: optionalText(300, 'wbraid is too long'),
  gbraid: optionalText(300, 'gbraid is too long'),
  msclkid: optionalText(300, 'msclkid is too long'),
});
export type VisitSource = z.infer<typeof inquirySource>;

/** The source as it is stored: of a visit, or of a request that staff entered (contract/inquiries/new-request.ts). */
const storedSource = z.object({
  ...inquirySource.shape,
  channel: z.optional(z.nullable(z.enum(STORED_CHANNELS))),
  referredBy: z.optional(z.nullable(z.string())),
});
export type InquirySource = z.infer<typeof storedSource>;

/** `POST /api/inquiries`: the form plus the values that the page adds automatically (requirements §11). */
export const inquirySubmission = z.strictObject({
  ...inquiryFields,
  source: z.optional(z.nullable(inquirySource)),
  /** Honeypot: people never see it, so a value means a program filled the form. */
  website: optionalText(500, 'Too long'),
  /** Milliseconds between the form being shown and being sent. */
  elapsed: z.optional(z.nullable(z.number().check(z.nonnegative()))),
  /** The solved challenge of `GET /api/challenge`: ALTCHA's payload, JSON in base64. Never a reason to refuse. */
  proof: z.optional(z.nullable(z.string())),
});
export type InquirySubmission = z.infer<typeof inquirySubmission>;

/** `PATCH /api/inquiries/{id}` (requirements §4: optional status, optional notes). */
export const inquiryUpdate = z
  .strictObject({
    status: z.optional(
      z.enum(INQUIRY_STATUSES, { error: `Status must be one of ${INQUIRY_STATUSES.join(', ')}` }),
    ),
    notes: z.optional(
      z
        .string({ error: 'Notes must be text' })
        .check(
          manyLines,
          z.minLength(1, 'Notes must not be empty'),
          z.maxLength(L.notesMax, `Notes must be at most ${L.notesMax.toLocaleString('en-US')} characters`),
        ),
    ),
  })
  .check(z.refine((u) => u.status !== undefined || u.notes !== undefined, 'Send a status, notes, or both'));

const REPLY_STATES = ['scheduled', 'sending', 'failed'] as const;

/** An inquiry as staff calls answer it (requirements §4; timestamps are ISO 8601 UTC). Nothing leaves that isn't named here. */
export const inquirySchema = z.object({
  id: z.string(),
  reference: z.string(),
  ...inquiryValuesShape,
  attachments: z.array(z.string()),
  status: z.string(),
  notes: z.nullable(z.string()),
  source: z.nullable(storedSource),
  /** Suspected spam: kept and flagged, outside the main list (requirements §11). */
  spam: z.boolean(),
  /** Reasons for the suspicion, as shown to staff. */
  spamReasons: z.array(z.string()),
  /** Slug of the town it is about, if detected. */
  area: z.nullable(z.string()),
  /** Account of the member of staff who took it on. */
  assigneeId: z.nullable(z.string()),
  /** When staff first called, wrote or met: stops the 24-hour clock. */
  firstContactAt: z.nullable(z.string()),
  /** Since when it waits for the studio, and why (contract/inquiries/queue.ts); null while it doesn't, and for suspected spam. */
  waitingSince: z.nullable(z.string()),
  waitingReason: z.nullable(z.enum(WAITING_REASONS)),
  /** Start of the day on which the inquiry automatically returns to the queue for its next step ("Call again"). */
  snoozedUntil: z.nullable(z.string()),
  nextStep: z.nullable(z.string()),
  /** When the visitor wrote, corrected or withdrew last; null for inquiries from before this was kept. */
  visitorAt: z.nullable(z.string()),
  /** State of a reply that is not yet accepted by the mail server, or failed. */
  replyState: z.nullable(z.enum(REPLY_STATES)),
  /** The last call without an answer since the inquiry began to wait. */
  missedCall: z.nullable(z.enum(MISSED_CALLS)),
  /** The staff's estimate of the project, in dollars (contract/inquiries/prospect.ts, which the contact page does without). */
  value: z.nullable(z.object({ low: z.number(), high: z.number() })),
  /** Why it was lost (contract/inquiries/prospect.ts); null unless its status is lost. */
  lostReason: z.nullable(z.string()),
  /** How soon it must be looked at (contract/inquiries/priority.ts). */
  priority: z.enum(PRIORITIES),
  /** Free words by staff (contract/inquiries/tags.ts). */
  tags: z.array(z.string()),
  /** The meeting ahead, else the latest that wasn't cancelled; of a proposal, its first time. */
  meeting: z.nullable(inquiryMeetingSchema),
  withdrawnAt: z.nullable(z.string()),
  erasureRequestedAt: z.nullable(z.string()),
  /** Counts up with every change; also the ETag that `If-Match` compares. */
  version: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Inquiry = z.infer<typeof inquirySchema>;

/** An inquiry in the list or read on its own, with the fields that depend on the signed-in person. */
export const listedInquirySchema = z.object({
  ...inquirySchema.shape,
  /** The visitor's latest words weren't opened yet by this person. */
  unread: z.boolean(),
  /** The beginning of the visitor's latest message; null while there is only the request itself. */
  latestMessage: z.nullable(z.string()),
});
export type ListedInquiry = z.infer<typeof listedInquirySchema>;

/** The answer to an accepted inquiry. */
export const receiptSchema = z.object({
  id: z.string(),
  reference: z.string(),
  createdAt: z.string(),
  /** Path of the sender's private page; null when staff have revoked it since. */
  link: z.nullable(z.string()),
  /** Kinds of meeting that can be booked: label and link. Empty for a revoked link. */
  meetings: z.array(z.object({ label: z.string(), href: z.string() })),
});
export type InquiryReceipt = z.infer<typeof receiptSchema>;
