import { type RefObject, useState } from 'react';
import * as z from 'zod/mini';
import {
  FIELD_NAMES,
  type FieldName,
  type FormValues,
  mapFields,
} from '#contract/inquiries/inquiry-fields.ts';
import { inquiryForm } from '#contract/inquiries/inquiry-form.ts';
import { firstMessages } from '#contract/shared/form-errors.ts';

export type FormFields = ReturnType<typeof useFields>;

/**
 * The errors of the fields, and whether the form is being sent. The form itself holds the values: typed before
 * the script ran, filled in by the browser, or later.
 * @param returned the server's messages for a refused form.
 */
export function useFields(element: RefObject<HTMLFormElement | null>, returned: FieldErrors) {
  const [errors, setErrors] = useState(returned);
  const [isSubmitting, setSubmitting] = useState(false);
  const [wasSubmitted, setSubmitted] = useState(false);

  const now = (): FieldErrors => (element.current ? checkFields(valuesIn(element.current)) : {});
  const control = (name: FieldName) => element.current?.elements.namedItem(name) as HTMLInputElement | null;
  const focus = (name: FieldName) => control(name)?.focus();

  function refuse(wrong: FieldErrors): void {
    setErrors(wrong);
    const first = FIELD_NAMES.find((name) => wrong[name]);
    if (first) focus(first);
  }

  return {
    errors,
    isSubmitting,
    wasSubmitted,
    focus,
    /** Shows the server's findings, and focuses the first. */
    refuse,
    fill(values: FormValues): void {
      for (const name of FIELD_NAMES) {
        const field = control(name);
        if (field) field.value = values[name];
      }
    },
    /** Once the form was sent, each change is checked; before, a message stays until its field is touched. */
    changed(name: FieldName): void {
      if (!wasSubmitted && errors[name] === undefined) return;
      const message = wasSubmitted ? now()[name] : undefined;
      setErrors((before) => ({ ...before, [name]: message }));
    },
    /** Sends, unless a field is invalid; then focuses it. @returns whether all fields were valid. */
    async submit(send: () => Promise<void>): Promise<boolean> {
      const wrong = now();
      refuse(wrong);
      const isRight = Object.keys(wrong).length === 0;
      if (isRight) {
        setSubmitting(true);
        await send().finally(() => setSubmitting(false));
      }
      setSubmitted(true);
      return isRight;
    },
  };
}

/** The form's present values: typed before the script ran, filled in by the browser, or later. */
export function valuesIn(form: HTMLFormElement): FormValues {
  const data = new FormData(form);
  return mapFields((name) => String(data.get(name) ?? ''));
}

export type FieldErrors = Partial<Record<FieldName, string>>;

/** Checks the fields against the schema that the server uses too (requirements §6): the first message of each wrong one. */
export const checkFields = (values: FormValues): FieldErrors =>
  firstMessages(z.safeParse(inquiryForm, values).error?.issues);
