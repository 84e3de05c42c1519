/** Local storage key of the chosen theme: `light`, `dark` or `system`. */
export const THEME_KEY = 'ledge-frame-theme';

/** Resets the theme to the system's. */
export const followSystem = (): void => setTheme('system');

/** Switches between light and dark. */
export const toggleTheme = (): void =>
  setTheme(document.documentElement.classList.contains('dark') ? 'light' : 'dark');

/** The page's inline script listens. */
function setTheme(theme: 'light' | 'dark' | 'system'): void {
  localStorage.setItem(THEME_KEY, theme);
  dispatchEvent(new Event('storage'));
}
