/** Switches between light and dark (requirements §3.19); the page's inline script does the work, and sets the label. */
export function ThemeToggle() {
  return (
    <button
      type="button"
      data-theme-toggle=""
      aria-label="Theme"
      suppressHydrationWarning
      className="grid size-11 shrink-0 cursor-pointer place-items-center noscript:hidden"
    >
      <svg width="18" height="18" viewBox="0 0 18 18" fill="none" stroke="currentColor" aria-hidden>
        <g className="dark:hidden">
          <circle cx="9" cy="9" r="3.5" fill="currentColor" />
          <path d="M9 1v3M9 14v3M1 9h3M14 9h3M3 3l2 2M13 13l2 2M3 15l2-2M13 5l2-2" />
        </g>
        <path className="hidden dark:block" fill="currentColor" d="M15 11A6 6 0 0 1 7 3a6 6 0 1 0 8 8z" />
      </svg>
    </button>
  );
}
