import type { ReactNode } from 'react';

/** The look of a field on a sheet; its width is the caller's. */
export const FIELD =
  'block h-10 min-w-0 rounded-control border border-edge bg-sheet px-3 text-15 placeholder:text-graphite max-md:h-11 max-md:text-17';

type ChoiceProps = { name: string; isChosen: boolean; onChoose: () => void; children: ReactNode };

/** One of several, as a radio button that looks like a button. */
export const Choice = ({ name, isChosen, onChoose, children }: ChoiceProps) => (
  <label className="flex min-h-9 cursor-pointer items-center rounded-control bg-sheet px-3 text-14 inset-ring inset-ring-line hover:not-has-checked:bg-ledge has-checked:bg-ink has-checked:font-strong has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-section max-md:min-h-11">
    <input type="radio" name={name} checked={isChosen} onChange={onChoose} className="sr-only" />
    <span>{children}</span>
  </label>
);
