import { Button } from '../../../controls/button.tsx';
import { AnyField, type FieldProps } from './any-field.tsx';
import { useForm } from './form-context.ts';
import { under } from './paths.ts';
import { blank, isObject, type Schema } from './schema.ts';

/** Fields that belong together. One that may be left out is added and taken out as a whole. */
export function Group({ schema, value, path, isOptional }: FieldProps) {
  const { set, mistakes } = useForm();
  const title = schema.title;
  if (!isObject(value)) {
    if (!isOptional || !title) return null;
    return (
      <p className="mt-5">
        <Button look="bare" onClick={() => set(path, blank(schema))}>
          Add: {title.toLowerCase()}
        </Button>
      </p>
    );
  }
  const fields = <Fields schema={schema} value={value} path={path} />;
  if (!title) return fields;
  const mistake = mistakes.get(path);
  return (
    <fieldset className="mt-7 min-w-0 border-l border-hairline pl-4">
      <legend className="text-[1.0625rem] font-[620]">{title}</legend>
      {schema.description && <p className="text-[0.85rem] text-graphite">{schema.description}</p>}
      {mistake && <p className="text-[0.85rem] font-[560] text-cancelled">{mistake}</p>}
      {fields}
      {isOptional && (
        <p className="mt-3">
          <Button look="bare" onClick={() => set(path, undefined)}>
            Take out: {title.toLowerCase()}
          </Button>
        </p>
      )}
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
