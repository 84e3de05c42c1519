/** Points right: the next step. */
export function Arrow({ isBack = false }: { isBack?: boolean }) {
  return (
    <svg
      width="18"
      height="14"
      viewBox="0 0 18 14"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      className={`shrink-0 text-copper ${isBack ? 'rotate-180' : ''}`}
      aria-hidden="true"
    >
      <path d="M1 7h15M11 2l5 5-5 5" />
    </svg>
  );
}
