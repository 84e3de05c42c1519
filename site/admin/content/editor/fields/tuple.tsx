import { AnyField, type FieldProps } from './any-field.tsx';
import { under } from './paths.ts';

/** A fixed number of rows, such as the two pictures of a town. */
export function Tuple({ schema, value, path }: FieldProps) {
  const rows = Array.isArray(value) ? value : [];
  return schema.prefixItems?.map((item, index) => (
    <AnyField
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows are fixed
      key={index}
      schema={{ ...item, title: `${schema.title ?? 'Row'} ${index + 1}` }}
      value={rows[index]}
      path={under(path, index)}
    />
  ));
}
