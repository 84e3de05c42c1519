import type { ReactNode } from 'react';
import { blank, type Schema } from '#contract/site/records/form-schema.ts';
import { Button } from '../../../components/button.tsx';
import { AnyField, type FieldProps } from './any-field.tsx';
import { useForm } from './form-context.ts';
import { under } from './paths.ts';
import { isObject } from './schema.ts';

/** Fields that belong together. */
export function Group(props: FieldProps) {
  const { schema, value, path, isOptional } = props;
  const { mistakes } = useForm();
  const { title } = schema;
  if (!isObject(value)) return isOptional ? <OptionalPart {...props} isThere={false} /> : null;
  const fields = <Fields schema={schema} value={value} path={path} />;
  if (!title) return fields;
  const mistake = mistakes.get(path);
  return (
    <fieldset className="mt-7 min-w-0 border-l border-hairline pl-4">
      <legend className="text-17 font-semibold">{title}</legend>
      {schema.description && <p className="text-13 text-graphite">{schema.description}</p>}
      {mistake && <p className="text-13 font-strong text-cancelled">{mistake}</p>}
      <OptionalPart {...props} isThere>
        {fields}
      </OptionalPart>
    </fieldset>
  );
}

type FieldsProps = { schema: Schema; value: Record<string, unknown>; path: string };

export const Fields = ({ schema, value, path }: FieldsProps) =>
  Object.entries(schema.properties ?? {}).map(([key, field]) => (
    <AnyField
      key={key}
      schema={field}
      value={value[key]}
      path={under(path, key)}
      isOptional={!schema.required?.includes(key)}
    />
  ));

/** A fixed number of rows, such as the two pictures of a town or the two ends of a range. */
export function Tuple(props: FieldProps) {
  const { schema, value, path } = props;
  const rows = Array.isArray(value) ? value : [];
  const title = schema.title ?? 'Item';
  return (
    <OptionalPart {...props} isThere={rows.length > 0}>
      {schema.prefixItems?.map((item, index) => (
        <AnyField
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are fixed
          key={index}
          schema={{ ...item, title: item.part ? `${title}, ${item.part}` : `${title} ${index + 1}` }}
          value={rows[index]}
          path={under(path, index)}
        />
      ))}
    </OptionalPart>
  );
}

type OptionalPartProps = FieldProps & { isThere: boolean; children?: ReactNode };

/** An optional part is added and removed as one unit. */
function OptionalPart({ schema, path, isOptional, isThere, children }: OptionalPartProps) {
  const { set } = useForm();
  const title = schema.title?.toLowerCase();
  if (!isOptional || !title) return isThere || !isOptional ? children : null;
  return (
    <>
      {isThere && children}
      <p className={isThere ? 'mt-3' : 'mt-5'}>
        <Button look="bare" onClick={() => set(path, isThere ? undefined : blank(schema))}>
          {isThere ? 'Remove' : 'Add'} {title}
        </Button>
      </p>
    </>
  );
}
