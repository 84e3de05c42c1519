/** The form's fields and pictures as one schema, for the browser and the server; apart, so that the contact page ships nothing else. */
import * as z from 'zod/mini';
import { type FieldName, INQUIRY_FIELDS, mapFields } from './inquiry-fields.ts';
import { INQUIRY_LIMITS as L, INQUIRY_MESSAGES as M } from './inquiry-limits.ts';

type FieldRules = { [Name in FieldName]: (typeof INQUIRY_FIELDS)[Name]['rule'] };

/** Everything that the visitor types and uploads; the browser validates exactly this. */
export const inquiryFields = {
  ...(mapFields((name) => INQUIRY_FIELDS[name].rule) as FieldRules),
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
