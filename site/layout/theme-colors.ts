import { dark, light } from 'virtual:theme-colors';

/** The color of the browser's own bar, by theme: the paper's. */
export const themeColors = { light: light.paper, dark: dark.paper } as const;

/** Colors of preview cards, on light paper. @param accent the firm's own color. */
export const cardColors = (accent: string = light.copper) => ({
  ...{ paper: light.paper, ink: light.ink, graphite: light.graphite },
  accent,
});
