import { dark, light } from 'virtual:theme-colors';

/** The color of the browser's own bar, by theme: the paper's. */
export const themeColors = { light: light.paper, dark: dark.paper } as const;
