import { type FormValues, mapFields } from '#contract/inquiries/inquiry-fields.ts';

/** The form's present values: typed before the script ran, filled in by the browser, or later. */
export function valuesIn(form: HTMLFormElement): FormValues {
  const data = new FormData(form);
  return mapFields((name) => String(data.get(name) ?? ''));
}
