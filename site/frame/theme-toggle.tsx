/** Switches between light and dark (specification §2 "Theme"); the page's inline script does the work. */
export function ThemeToggle({ className = '' }: { className?: string }) {
  return (
    <button
      type="button"
      data-theme-toggle
      aria-label="Dark theme"
      aria-pressed="false"
      suppressHydrationWarning
      className={`grid size-11 cursor-pointer place-items-center border border-hairline hover:border-ink noscript:hidden ${className}`}
    >
      <svg width="16" height="16" viewBox="0 0 16 16" fill="currentColor" aria-hidden>
        <path d="M8 1.5a6.5 6.5 0 1 0 0 13z" />
        <circle cx="8" cy="8" r="6.5" fill="none" stroke="currentColor" />
      </svg>
    </button>
  );
}
