/** The page's inline script marks the toggles it finds; this one may have been rendered after that. */
export function markThemeToggle() {
  dispatchEvent(new Event('storage'));
}
