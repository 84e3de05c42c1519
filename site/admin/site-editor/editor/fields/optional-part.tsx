import type { ReactNode } from 'react';
import { blank } from '#contract/site/records/form-schema.ts';
import { Button } from '../../../components/button.tsx';
import type { FieldProps } from './any-field.tsx';
import { useForm } from './form-context.ts';

/** An optional part is added and taken out as a whole. */
export function OptionalPart({
  schema,
  path,
  isOptional,
  isThere,
  children,
}: FieldProps & { isThere: boolean; children?: ReactNode }) {
  const { set } = useForm();
  const title = schema.title?.toLowerCase();
  if (!isOptional || !title) return isThere || !isOptional ? children : null;
  if (!isThere)
    return (
      <p className="mt-5">
        <Button look="bare" onClick={() => set(path, blank(schema))}>
          Add: {title}
        </Button>
      </p>
    );
  return (
    <>
      {children}
      <p className="mt-3">
        <Button look="bare" onClick={() => set(path, undefined)}>
          Take out: {title}
        </Button>
      </p>
    </>
  );
}
