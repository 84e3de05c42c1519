import type { ComponentProps } from 'react';

const BASE =
  'inline-flex cursor-pointer items-center justify-center gap-2 min-h-9 rounded-control text-14 font-strong no-underline transition-colors duration-100 motion-reduce:transition-none disabled:cursor-default max-md:min-h-11 pointer-coarse:min-h-11';

const SOLID = 'px-4 disabled:bg-ledge disabled:text-graphite';

/** Looks of a button or of a link that acts like one. One copper button on a screen: what to do next. */
export const BUTTON = {
  primary: `${BASE} ${SOLID} bg-copper text-on-copper hover:not-disabled:bg-ink hover:not-disabled:text-paper`,
  ink: `${BASE} ${SOLID} bg-ink text-paper hover:not-disabled:bg-graphite hover:not-disabled:text-paper`,
  quiet: `${BASE} ${SOLID} bg-sheet text-ink inset-ring inset-ring-line hover:not-disabled:bg-ledge hover:not-disabled:text-ink aria-pressed:bg-ledge aria-expanded:bg-ledge`,
  bare: `${BASE} text-section hover:not-disabled:underline underline-offset-4 disabled:text-graphite`,
};

type ButtonProps = ComponentProps<'button'> & { look?: keyof typeof BUTTON };

/** A button of the dashboard, on a touch screen at the smallest comfortable height. */
export function Button({ look = 'primary', type = 'button', className = '', ...rest }: ButtonProps) {
  return <button type={type} className={`${BUTTON[look]} ${className}`} {...rest} />;
}
