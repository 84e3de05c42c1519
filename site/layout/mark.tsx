/** The firm's mark: a portal frame on a ledge. */
export function Mark({ className = 'size-6.5' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 26 26"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      className={className}
      aria-hidden
    >
      <path d="M4 2v22M4 8h18v16" />
      <path d="M1 24h24" className="stroke-copper" strokeWidth="3" />
    </svg>
  );
}
