/** Points down: its button opens something below. */
export function Chevron({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 10 6"
      width="9"
      height="6"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className={`shrink-0 ${className}`}
    >
      <path d="m1 .8 4 4 4-4" strokeWidth="1.4" />
    </svg>
  );
}
