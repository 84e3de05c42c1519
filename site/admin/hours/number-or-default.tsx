import { useId } from 'react';
import { Field, type FieldWords } from '../components/field.tsx';

type NumberOrDefaultProps = FieldWords & {
  /** Name of the choice without a number. */
  fallback: string;
  value: number | null;
  max: number;
  /** Begun with when a number is chosen. */
  usual: number;
  onChange: (value: number | null) => void;
};

/** A number of one's own, or what holds without one. */
export function NumberOrDefault(props: NumberOrDefaultProps) {
  const { fallback, value, max, usual, onChange, ...words } = props;
  const id = useId();
  return (
    <Field {...words}>
      {(control) => (
        <div className="flex items-center gap-4">
          <input
            {...control}
            type="number"
            inputMode="numeric"
            min={0}
            max={max}
            value={value === null || Number.isNaN(value) ? '' : value}
            placeholder={value === null ? fallback : undefined}
            disabled={value === null}
            onChange={({ target }) => onChange(target.value === '' ? Number.NaN : Number(target.value))}
            className="h-12 w-36 border border-graphite/60 bg-transparent px-3 text-base text-ink disabled:border-hairline aria-invalid:border-cancelled"
          />
          <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center gap-2.5">
            <input
              id={id}
              type="checkbox"
              checked={value === null}
              onChange={({ target }) => onChange(target.checked ? null : usual)}
              className="size-4.5 shrink-0 accent-copper"
            />
            {fallback}
          </label>
        </div>
      )}
    </Field>
  );
}
