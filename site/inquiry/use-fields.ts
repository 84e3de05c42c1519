import { type RefObject, useState } from 'react';
import { FIELD_NAMES, type FieldName, type FormValues } from '#contract/inquiries/inquiry-fields.ts';
import { checkFields, type FieldErrors } from './check-fields.ts';
import { valuesIn } from './form-values.ts';

export type FormFields = ReturnType<typeof useFields>;

/**
 * The errors of the fields, and whether the form is being sent. The values stand in the form itself: typed before
 * the script ran, filled in by the browser, or later.
 * @param returned messages of the server for a form that came back.
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
    /** Shows what the server found wrong, and leads to the first of it. */
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
    /** Sends, unless a field is wrong; then it leads there. @returns whether it was right. */
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
