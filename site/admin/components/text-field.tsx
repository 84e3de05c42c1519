import type { ComponentProps } from 'react';
import { Field, type FieldWords } from './field.tsx';

/** A labeled input with its hint and error message. */
export function TextField({ label, hint, mistake, ...rest }: ComponentProps<'input'> & FieldWords) {
  return (
    <Field {...{ label, hint, mistake }}>
      {(control) => (
        <input
          {...control}
          className="h-12 w-full border border-graphite/60 bg-transparent px-3 text-base text-ink read-only:border-hairline read-only:text-graphite aria-invalid:border-cancelled"
          {...rest}
        />
      )}
    </Field>
  );
}
