import type { SVGProps } from 'react';

/** An icon of lines in the color of the text, on a grid of 16 unless `viewBox` differs. Hidden from screen readers: the control around it has the label. */
export function LineIcon({ d, ...svg }: { d: string } & SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true" {...svg}>
      <path d={d} />
    </svg>
  );
}

/** Points down: its button opens something below. */
export const Chevron = ({ className = '' }: { className?: string }) => (
  <LineIcon
    viewBox="0 0 10 6"
    width="9"
    height="6"
    strokeWidth="1.4"
    className={`shrink-0 ${className}`}
    d="m1 .8 4 4 4-4"
  />
);
