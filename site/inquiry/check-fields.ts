import type { Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import type { FormValues } from '#contract/inquiry-fields.ts';
import { inquiryForm } from '#contract/inquiry-form.ts';

/**
 * Checks the form's fields against the schema that the server uses too (specification §5): the first
 * message of each invalid field. Written out here because the library's resolver adds a kilobyte for
 * other schema libraries, and the page's scripts have a budget.
 */
export const checkFields: Resolver<FormValues> = async (values) => {
  const checked = z.safeParse(inquiryForm, values);
  if (checked.success) return { values, errors: {} };
  const errors: Record<string, { type: string; message: string }> = {};
  for (const { path, code, message } of checked.error.issues)
    errors[String(path[0])] ??= { type: code ?? 'custom', message };
  return { values: {}, errors };
};
