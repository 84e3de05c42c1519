/** Local storage key of the chosen theme: `light`, `dark` or `system`. */
export const THEME_KEY = 'ledge-frame-theme';

/** Resets the theme to the system's; the page's inline script listens. */
export function followSystem(): void {
  localStorage.setItem(THEME_KEY, 'system');
  dispatchEvent(new Event('storage'));
}
