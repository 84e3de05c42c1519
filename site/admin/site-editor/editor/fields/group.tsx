import type { Schema } from '#contract/site/records/form-schema.ts';
import { AnyField, type FieldProps } from './any-field.tsx';
import { useForm } from './form-context.ts';
import { OptionalPart } from './optional-part.tsx';
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
      <legend className="text-[1.0625rem] font-[620]">{title}</legend>
      {schema.description && <p className="text-[0.85rem] text-graphite">{schema.description}</p>}
      {mistake && <p className="text-[0.85rem] font-[560] text-cancelled">{mistake}</p>}
      <OptionalPart {...props} isThere>
        {fields}
      </OptionalPart>
    </fieldset>
  );
}

export function Fields({
  schema,
  value,
  path,
}: {
  schema: Schema;
  value: Record<string, unknown>;
  path: string;
}) {
  return Object.entries(schema.properties ?? {}).map(([key, field]) => (
    <AnyField
      key={key}
      schema={field}
      value={value[key]}
      path={under(path, key)}
      isOptional={!schema.required?.includes(key)}
    />
  ));
}
