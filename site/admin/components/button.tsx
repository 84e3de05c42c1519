import type { ComponentProps } from 'react';

const LOOKS = {
  primary: 'button',
  // Softer than on the site: among several buttons, the one primary button stands out.
  quiet: 'button button-quiet enabled:border-graphite/60',
  bare: 'inline-flex cursor-pointer items-center font-[560] text-section underline decoration-1 underline-offset-[0.22em] disabled:cursor-default disabled:text-graphite',
};

type ButtonProps = ComponentProps<'button'> & { look?: keyof typeof LOOKS };

/** A button of the dashboard: the site's own, at the smallest comfortable touch height. */
export function Button({ look = 'primary', type = 'button', className = '', ...rest }: ButtonProps) {
  return <button type={type} className={`min-h-11 ${LOOKS[look]} ${className}`} {...rest} />;
}
