import { useState } from 'react';
import { AnyField, type FieldProps } from './any-field.tsx';
import { useForm } from './form-context.ts';
import { under } from './paths.ts';
import { Rows } from './rows.tsx';

/** Texts of which each visit shows one: the first as a field, the others folded. */
export function PoolField(props: FieldProps) {
  const { schema, value, path } = props;
  const { mistakes, opened } = useForm();
  const rows = Array.isArray(value) ? value : [];
  const title = schema.items?.title ?? 'Text';
  const isWanted = [...mistakes.keys(), opened].some(
    (key) => key?.startsWith(`${path}.`) && key !== under(path, 0),
  );
  const [isOpen, setOpen] = useState(isWanted);
  const [wasWanted, setWanted] = useState(isWanted);
  if (isWanted !== wasWanted) {
    setWanted(isWanted);
    if (isWanted) setOpen(true);
  }
  const more = rows.length - 1;
  return (
    <>
      <AnyField schema={{ ...schema.items, title }} value={rows[0] ?? ''} path={under(path, 0)} />
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="flex min-h-11 cursor-pointer items-center text-14 font-strong text-section">
          Rotate through several {schema.title?.toLowerCase()}
          {more > 0 && <span className="ml-2 font-normal text-graphite">{more} more</span>}
        </summary>
        <Rows {...props} skip={1} />
      </details>
    </>
  );
}
