/**
 * Switches between light and dark, and from the system's own back to `system` (specification §2 "Theme"); the page's inline
 * script does the work, and tells which it is.
 */
export function ThemeToggle({ className = '' }: { className?: string }) {
  return (
    <button
      type="button"
      data-theme-toggle="system"
      aria-label="Theme"
      suppressHydrationWarning
      className={`group/theme grid size-11 cursor-pointer place-items-center border border-hairline hover:border-ink noscript:hidden ${className}`}
    >
      <svg width="16" height="16" viewBox="0 0 16 16" fill="currentColor" aria-hidden>
        <path
          d="M8 1.5a6.5 6.5 0 1 0 0 13z"
          className="group-data-[theme-toggle=dark]/theme:hidden group-data-[theme-toggle=light]/theme:hidden"
        />
        <circle cx="8" cy="8" r="6.5" className="hidden group-data-[theme-toggle=dark]/theme:block" />
        <circle cx="8" cy="8" r="6.5" fill="none" stroke="currentColor" />
      </svg>
    </button>
  );
}
