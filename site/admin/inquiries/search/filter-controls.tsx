import { type ReactNode, useId } from 'react';

const FIELD =
  'mt-0.5 h-9 w-full rounded-control border border-edge bg-sheet px-2 text-15 text-ink max-md:h-11 max-md:text-17';

type ChoiceProps = {
  label: string;
  value: string | undefined;
  /** The label of the empty choice; null where a choice is required. */
  all?: string | null;
  onChange: (value: never) => void;
  children: ReactNode;
};

/** A labeled select; its empty choice filters nothing. */
export function Choice({ label, value, all = 'All', onChange, children }: ChoiceProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="label">
        {label}
      </label>
      <select
        id={id}
        value={value ?? ''}
        onChange={(event) => onChange((event.target.value || undefined) as never)}
        className={FIELD}
      >
        {all !== null && <option value="">{all}</option>}
        {children}
      </select>
    </div>
  );
}

type DayProps = { name: string; value: string | undefined; onChange: (day: string | undefined) => void };

/** A labeled date field. */
export function Day({ name, value, onChange }: DayProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="label">
        {name}
      </label>
      <input
        id={id}
        type="date"
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value || undefined)}
        className={FIELD}
      />
    </div>
  );
}

type FlagProps = { label: string; count?: number; checked: boolean; onChange: (on: boolean) => void };

/** A checkbox with the number of inquiries behind it. */
export function Flag({ label, count, checked, onChange }: FlagProps) {
  return (
    <label className="flex min-h-8 cursor-pointer items-center gap-2 self-end text-14 pointer-coarse:min-h-11">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-4.5 accent-section"
      />
      {label}
      {count !== undefined && <span className="text-graphite">{count.toLocaleString('en-US')}</span>}
    </label>
  );
}
