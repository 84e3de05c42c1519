/** Inquiries from a file, such as the export of another program. The browser reads the file and sends its rows. */
import * as z from 'zod/mini';
import { emailAddress } from '../mail/email-address.ts';
import { manyLines, oneLine, optionalText } from '../shared/text-rules.ts';
import { isInstant } from '../shared/zoned-day.ts';
import { IMPORT_LIMITS as I } from './import-limits.ts';
import { INQUIRY_FIELDS } from './inquiry-fields.ts';
import { INQUIRY_LIMITS as L, INQUIRY_MESSAGES as M } from './inquiry-limits.ts';
import { PRIORITIES } from './priority.ts';
import { INQUIRY_STATUSES } from './statuses.ts';
import { tags } from './tags.ts';

const optionalLines = (max: number, error: string) =>
  z.optional(z.string().check(manyLines, z.maxLength(max, error)));

/** One inquiry, as the file has it. The clock of a new one began at `createdAt`. */
export const importRow = z
  .strictObject({
    /** Where the row begins in the file. With the import's id, the row's idempotency key. */
    line: z.int('Line must be a whole number').check(z.minimum(1), z.maximum(I.maxLine)),
    name: INQUIRY_FIELDS.name.rule,
    phone: INQUIRY_FIELDS.phone.rule,
    email: z.optional(z.union([z.literal(''), emailAddress], { error: M.email })),
    serviceType: INQUIRY_FIELDS.serviceType.rule,
    message: z
      .string({ error: 'Describe what they need' })
      .check(manyLines, z.minLength(1, 'Describe what they need'), z.maxLength(L.messageMax, M.messageLong)),
    /** Slug of a service area. */
    area: optionalText(64, 'Choose a town from the list'),
    status: z.enum(INQUIRY_STATUSES, { error: 'Unknown status' }),
    priority: z.optional(z.enum(PRIORITIES, { error: 'Unknown priority' })),
    tags,
    referredBy: optionalText(L.nameMax, `Source must be at most ${L.nameMax} characters`),
    notes: optionalLines(
      L.notesMax,
      `Notes must be at most ${L.notesMax.toLocaleString('en-US')} characters`,
    ),
    createdAt: z.string().check(z.refine(isInstant, 'Unreadable date')),
  })
  .check(
    z.refine(({ phone, email }) => Boolean(phone || email), {
      error: 'Needs a phone number or an email address',
      path: ['phone'],
    }),
  );
export type ImportRow = z.infer<typeof importRow>;

/** `POST /api/imports` → 201 with the import, empty. Requires an `Idempotency-Key`, which becomes its id. */
export const newImport = z.strictObject({
  fileName: z
    .string({ error: 'Choose a file' })
    .check(oneLine, z.minLength(1, 'Choose a file'), z.maxLength(200, 'The file’s name is too long')),
});

/** `POST /api/imports/{id}/rows` → 200 with the import. A row that was sent before is saved once. */
export const importedRows = z.strictObject({
  rows: z
    .array(importRow)
    .check(z.minLength(1, 'Send rows'), z.maxLength(I.batch, `Send at most ${I.batch} rows at a time`)),
});

/** `POST /api/imports/matches`: the contacts of the rows, to find inquiries of the same people. */
export const importContacts = z.strictObject({
  contacts: z
    .array(
      z.strictObject({
        email: z.optional(z.string().check(z.maxLength(L.emailMax))),
        phone: z.optional(z.string().check(z.maxLength(L.phoneMax))),
      }),
    )
    .check(z.maxLength(I.contacts, `Send at most ${I.contacts} contacts at a time`)),
});

/** An inquiry with the contact of the row at this position; the newest of them. */
export const importMatchSchema = z.object({
  row: z.number(),
  same: z.enum(['email', 'phone']),
  inquiry: z.object({ id: z.string(), reference: z.string(), name: z.string() }),
});
export type ImportMatch = z.infer<typeof importMatchSchema>;

export const importSchema = z.object({
  id: z.string(),
  fileName: z.string(),
  at: z.string(),
  /** Name of the owner then. */
  by: z.string(),
  /** Inquiries that it saved. */
  saved: z.number(),
  undoneAt: z.nullable(z.string()),
  /** Inquiries that the undo removed; the others were changed since, or erased. */
  removed: z.number(),
});
export type InquiryImport = z.infer<typeof importSchema>;
