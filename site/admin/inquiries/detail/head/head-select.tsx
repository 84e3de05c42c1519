import { type ComponentProps, useId } from 'react';

type HeadSelectProps = Omit<ComponentProps<'select'>, 'id' | 'onChange'> & {
  label: string;
  onChoose: (value: string) => void;
};

/** A selector at the head of an inquiry, labeled for screen readers. Its colors are in `className`. */
export function HeadSelect({ label, onChoose, className, ...select }: HeadSelectProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <select
        id={id}
        {...select}
        onChange={(event) => onChoose(event.target.value)}
        className={`h-9 min-w-0 cursor-pointer rounded-control px-2.5 text-14 font-strong max-md:h-11 max-md:text-15 ${className}`}
      />
    </>
  );
}
