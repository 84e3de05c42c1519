import * as z from 'zod/mini';
import type { FieldName, FormValues } from '#contract/inquiry-fields.ts';
import { inquiryForm } from '#contract/inquiry-form.ts';

export type FieldErrors = Partial<Record<FieldName, string>>;

/** Checks the fields against the schema that the server uses too (specification §5): the first message of each wrong one. */
export function checkFields(values: FormValues): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of z.safeParse(inquiryForm, values).error?.issues ?? [])
    errors[path[0] as FieldName] ??= message;
  return errors;
}
