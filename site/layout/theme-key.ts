/** Local storage key of the chosen theme: `light`, `dark` or `system`. */
export const THEME_KEY = 'ledge-frame-theme';

/** Gives up a choice of light or dark; the page's inline script listens. */
export function followSystem(): void {
  localStorage.setItem(THEME_KEY, 'system');
  dispatchEvent(new Event('storage'));
}
