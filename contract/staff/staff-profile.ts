/** Each person's own settings: name and signature in replies, reply templates, emails on assignment. */
import * as z from 'zod/mini';
import { REPLY_LIMITS } from '../mail/reply.ts';
import { REPLY_FIELDS, replyTemplateSchema } from '../mail/reply-template.ts';
import { manyLines, oneLine } from '../shared/text-rules.ts';
import { PROFILE_LIMITS } from './profile-limits.ts';

const orNull = z.overwrite((text: string | null) => text || null);

/** `PUT /api/staff/profile` takes and answers this. */
export const staffProfile = z.strictObject({
  /** Signs replies; null for the account's name. */
  publicName: z
    .nullable(
      z
        .string()
        .check(
          oneLine,
          z.maxLength(PROFILE_LIMITS.publicNameMax, `Use at most ${PROFILE_LIMITS.publicNameMax} characters`),
        ),
    )
    .check(orNull),
  /** Text below replies, after the name; null for the firm's name alone. */
  signature: z
    .nullable(
      z
        .string()
        .check(
          manyLines,
          z.maxLength(PROFILE_LIMITS.signatureMax, `Use at most ${PROFILE_LIMITS.signatureMax} characters`),
        ),
    )
    .check(orNull),
  /** Whether an email reports inquiries that colleagues assign. */
  assignmentMails: z.boolean(),
});
export type StaffProfile = z.infer<typeof staffProfile>;

/** `GET /api/staff/profile`. */
export const ownProfileSchema = z.extend(staffProfile, { templates: z.array(replyTemplateSchema) });
export type OwnProfile = z.infer<typeof ownProfileSchema>;

const template = (max: number, missing: string, lines: typeof oneLine) =>
  z.string({ error: missing }).check(
    lines,
    z.minLength(1, missing),
    z.maxLength(max, `Use at most ${max.toLocaleString('en-US')} characters`),
    z.refine((text) => unknownFields(text).length === 0, {
      error: ({ input }) => unknownInWords(unknownFields(String(input))),
    }),
  );

/** `POST /api/staff/templates` and `PUT /api/staff/templates/:id` take this and answer the `ReplyTemplate`. */
export const templateDraft = z.strictObject({
  label: template(PROFILE_LIMITS.labelMax, 'Enter a template name', oneLine),
  subject: template(REPLY_LIMITS.subjectMax, 'Enter a subject', oneLine),
  text: template(REPLY_LIMITS.textMax, 'Enter the text', manyLines),
});
export type TemplateDraft = z.infer<typeof templateDraft>;

const unknownFields = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)]
    .map(([, name]) => name as string)
    .filter((name) => !(REPLY_FIELDS as readonly string[]).includes(name));

const unknownInWords = ([name]: string[]) =>
  `{${name}} isn’t a field. Use ${REPLY_FIELDS.map((field) => `{${field}}`).join(', ')}`;
