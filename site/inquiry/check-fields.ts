import * as z from 'zod/mini';
import type { FieldName, FormValues } from '#contract/inquiries/inquiry-fields.ts';
import { inquiryForm } from '#contract/inquiries/inquiry-form.ts';
import { firstMessages } from '#contract/shared/form-errors.ts';

export type FieldErrors = Partial<Record<FieldName, string>>;

/** Checks the fields against the schema that the server uses too (specification §5): the first message of each wrong one. */
export const checkFields = (values: FormValues): FieldErrors =>
  firstMessages(z.safeParse(inquiryForm, values).error?.issues);
