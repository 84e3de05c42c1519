import { type ReactNode, useId } from 'react';

export type FieldWords = { label: string; hint?: string; mistake?: string };
type Control = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };

/** A form control with its label, hint and error message; the hint stays, because it helps to mend the mistake. */
export function Field({
  label,
  hint,
  mistake,
  children,
}: FieldWords & { children: (control: Control) => ReactNode }) {
  const id = useId();
  return (
    <div className="mt-5">
      <label htmlFor={id} className="mb-1.5 block font-[560]">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': mistake ? true : undefined,
        'aria-describedby': hint || mistake ? `${id}-words` : undefined,
      })}
      {(mistake || hint) && (
        <div id={`${id}-words`} className="mt-1.5 text-[0.85rem]">
          {mistake && <p className="font-[560] text-cancelled">{mistake}</p>}
          {hint && <p className="text-graphite">{hint}</p>}
        </div>
      )}
    </div>
  );
}
