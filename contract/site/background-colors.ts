export type Theme = 'light' | 'dark';

/** Paper, ledge and the words on buttons (site/theme.css). */
export const BACKGROUND_COLORS = {
  light: ['#f7f4ed', '#ebe5d8', '#fffaf3'],
  dark: ['#10161c', '#17202a'],
} as const satisfies Record<Theme, readonly [paper: string, ...others: string[]]>;
