import type { ComponentProps } from 'react';

const LOOKS = {
  primary: 'button',
  quiet: 'button button-quiet',
  bare: 'inline-flex cursor-pointer items-center font-[560] text-section underline decoration-1 underline-offset-[0.22em] disabled:cursor-default disabled:text-graphite',
};

type ButtonProps = ComponentProps<'button'> & { look?: keyof typeof LOOKS };

/** A button of the staff side: the site's own, at the least height that thumbs need. */
export function Button({ look = 'primary', type = 'button', className = '', ...rest }: ButtonProps) {
  return <button type={type} className={`min-h-11 ${LOOKS[look]} ${className}`} {...rest} />;
}
