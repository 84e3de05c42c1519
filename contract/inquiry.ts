/**
 * The inquiry: what a visitor may send and what staff may change (specification §3 to §5, §9).
 * One schema, used by the form in the browser and by the server. Built on zod/mini so that the
 * contact page ships only the checks it uses.
 */
import * as z from 'zod/mini';

export const INQUIRY_STATUSES = ['new', 'contacted', 'in-progress', 'completed', 'cancelled'] as const;
export type InquiryStatus = (typeof INQUIRY_STATUSES)[number];

/** Specification §4: how each status is shown. */
export const STATUS_LABELS: Record<InquiryStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  'in-progress': 'In Progress',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

export const SERVICE_TYPES = ['custom-home', 'remodel', 'handyman', 'consulting'] as const;
export type ServiceType = (typeof SERVICE_TYPES)[number];

/** Specification §3: service types offered in the form. */
export const SERVICE_TYPE_LABELS: Record<ServiceType, string> = {
  'custom-home': 'Custom Home',
  remodel: 'Remodel/Addition',
  handyman: 'Handyman Services',
  consulting: 'Consulting',
};

export const INQUIRY_LIMITS = {
  nameMin: 2,
  nameMax: 200,
  emailMax: 320,
  phoneMax: 40,
  messageMin: 10,
  messageMax: 10_000,
  attachmentsMax: 20,
  /** UTF-8 bytes of a whole JSON request body. */
  bodyMaxBytes: 64 * 1024,
  notesMax: 10_000,
} as const;

const L = INQUIRY_LIMITS;

export const INQUIRY_MESSAGES = {
  name: 'Name must be at least 2 characters',
  nameLong: `Name must be at most ${L.nameMax} characters`,
  email: 'Please enter a valid email address',
  emailLong: `Email must be at most ${L.emailMax} characters`,
  phoneLong: `Phone must be at most ${L.phoneMax} characters`,
  serviceType: 'Please choose one of the service types in the list',
  message: 'Please provide more details about your project',
  messageLong: `Please keep the project details under ${L.messageMax.toLocaleString('en-US')} characters`,
  attachmentsMany: `Please attach at most ${L.attachmentsMax} pictures`,
  attachment: 'Attachments must be addresses of pictures uploaded here',
} as const;

const M = INQUIRY_MESSAGES;

/** One line: control characters (a line break in a name, a NUL that PostgreSQL can't store) become spaces. */
export const oneLine = z.overwrite((text: string) =>
  text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim(),
);

/** Several lines: line breaks and tabs stay, other control characters go. */
export const manyLines = z.overwrite((text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim(),
);

/** An optional text: absent, null and blank all mean "not given". */
const optionalText = (max: number, message: string) =>
  z.optional(z.nullable(z.string().check(oneLine, z.maxLength(max, message))));

/** Where the visit came from (product decision §6): kept for staff, never shown to visitors. */
export const inquirySource = z.strictObject({
  landingPage: optionalText(500, 'Landing page is too long'),
  referrer: optionalText(500, 'Referrer is too long'),
  utmSource: optionalText(200, 'utm_source is too long'),
  utmMedium: optionalText(200, 'utm_medium is too long'),
  utmCampaign: optionalText(200, 'utm_campaign is too long'),
  utmTerm: optionalText(200, 'utm_term is too long'),
  utmContent: optionalText(200, 'utm_content is too long'),
});
export type InquirySource = z.infer<typeof inquirySource>;

/** What the visitor types; the browser validates exactly this. */
export const inquiryFields = {
  name: z
    .string({ error: M.name })
    .check(oneLine, z.minLength(L.nameMin, M.name), z.maxLength(L.nameMax, M.nameLong)),
  email: z.string({ error: M.email }).check(oneLine, z.maxLength(L.emailMax, M.emailLong), z.email(M.email)),
  phone: optionalText(L.phoneMax, M.phoneLong),
  serviceType: z.optional(z.nullable(z.enum(['', ...SERVICE_TYPES], { error: M.serviceType }))),
  message: z
    .string({ error: M.message })
    .check(manyLines, z.minLength(L.messageMin, M.message), z.maxLength(L.messageMax, M.messageLong)),
  attachments: z.optional(
    z.nullable(
      z
        .array(z.string({ error: M.attachment }).check(z.maxLength(2048, M.attachment)), {
          error: M.attachment,
        })
        .check(z.maxLength(L.attachmentsMax, M.attachmentsMany)),
    ),
  ),
};

/** The form as the browser validates it. */
export const inquiryForm = z.object(inquiryFields);
export type InquiryForm = z.infer<typeof inquiryForm>;

/** `POST /api/inquiries`: the form plus what the page adds by itself (product decision §6). */
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

/** `PATCH /api/inquiries/{id}` (specification §3: optional status, optional notes). */
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
export type InquiryUpdate = z.infer<typeof inquiryUpdate>;

/** An inquiry as staff calls answer it (specification §3; timestamps are ISO 8601 UTC). */
export type Inquiry = {
  id: string;
  reference: string;
  name: string;
  email: string;
  phone: string | null;
  serviceType: string | null;
  message: string;
  attachments: string[];
  status: string;
  notes: string | null;
  source: InquirySource | null;
  /** Suspected spam: kept and flagged, outside the main list (product decision §6). */
  spam: boolean;
  /** Why it is suspected, in words for staff. */
  spamReasons: string[];
  /** Slug of the town it is about, as far as we can tell. */
  area: string | null;
  /** Account of the member of staff who took it on. */
  assigneeId: string | null;
  /** When staff first called, wrote or met: stops the 24-hour clock. */
  firstContactAt: string | null;
  withdrawnAt: string | null;
  erasureRequestedAt: string | null;
  /** Counts up with every change; also the ETag that `If-Match` compares. */
  version: number;
  createdAt: string;
  updatedAt: string;
};

/** The answer to an accepted inquiry. */
export type InquiryReceipt = {
  id: string;
  reference: string;
  createdAt: string;
  /** Path of the sender's private page; null when staff have revoked it since. */
  link: string | null;
};
