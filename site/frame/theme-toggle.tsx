/** Switches between light and dark (specification §2 "Theme"); the page's inline script does the work, and says which is on. */
export function ThemeToggle({ className = '' }: { className?: string }) {
  return (
    <button
      type="button"
      data-theme-toggle=""
      aria-label="Theme"
      suppressHydrationWarning
      className={`grid size-11 cursor-pointer place-items-center border border-hairline hover:border-ink noscript:hidden ${className}`}
    >
      <svg width="18" height="18" viewBox="0 0 18 18" fill="none" stroke="currentColor" aria-hidden>
        <g className="dark:hidden">
          <circle cx="9" cy="9" r="3.5" fill="currentColor" />
          <path
            strokeWidth="1.4"
            strokeLinecap="round"
            d="M9 1.5v2M9 14.5v2M1.5 9h2M14.5 9h2M3.7 3.7l1.4 1.4M12.9 12.9l1.4 1.4M3.7 14.3l1.4-1.4M12.9 5.1l1.4-1.4"
          />
        </g>
        <path
          className="hidden dark:block"
          fill="currentColor"
          d="M14.9 11.2A6.4 6.4 0 0 1 6.8 3.1a6.4 6.4 0 1 0 8.1 8.1z"
        />
      </svg>
    </button>
  );
}
