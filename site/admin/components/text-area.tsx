import type { ComponentProps } from 'react';
import { Field, type FieldWords } from './field.tsx';

/** A labeled text of several lines, as high as its content, with its hint and error message. */
export function TextArea({ label, hint, mistake, ...rest }: ComponentProps<'textarea'> & FieldWords) {
  return (
    <Field {...{ label, hint, mistake }}>
      {(control) => (
        <textarea
          {...control}
          className="field-sizing-content block w-full resize-y border border-graphite/60 bg-transparent px-3 py-2.5 text-base leading-normal text-ink aria-invalid:border-cancelled"
          {...rest}
        />
      )}
    </Field>
  );
}
