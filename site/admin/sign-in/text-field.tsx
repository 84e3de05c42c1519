import { type ComponentProps, useId } from 'react';

type TextFieldProps = ComponentProps<'input'> & { label: string; hint?: string; mistake?: string };

/** A labelled input with its hint and what is wrong with it. */
export function TextField({ label, hint, mistake, ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <div className="mt-5">
      <label htmlFor={id} className="mb-1.5 block font-[560]">
        {label}
      </label>
      <input
        id={id}
        aria-invalid={mistake ? true : undefined}
        aria-describedby={hint || mistake ? `${id}-words` : undefined}
        className="h-12 w-full border border-graphite/60 bg-transparent px-3 text-base text-ink aria-invalid:border-cancelled"
        {...rest}
      />
      {(mistake || hint) && (
        <p
          id={`${id}-words`}
          className={`mt-1.5 text-[0.85rem] ${mistake ? 'font-[560] text-cancelled' : 'text-graphite'}`}
        >
          {mistake || hint}
        </p>
      )}
    </div>
  );
}
