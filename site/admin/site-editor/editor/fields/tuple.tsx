import { AnyField, type FieldProps } from './any-field.tsx';
import { OptionalPart } from './optional-part.tsx';
import { under } from './paths.ts';

/** A fixed number of rows, such as the two pictures of a town or the two ends of a range. */
export function Tuple(props: FieldProps) {
  const { schema, value, path } = props;
  const rows = Array.isArray(value) ? value : [];
  const title = schema.title ?? 'Row';
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
