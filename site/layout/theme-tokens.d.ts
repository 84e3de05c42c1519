/** The color tokens of `site/theme.css` by name, in both themes (vite/theme-colors.ts). */
declare module 'virtual:theme-colors' {
  type Token = 'paper' | 'ledge' | 'ink' | 'graphite' | 'hairline' | 'copper' | 'on-copper';
  export const light: Record<Token, string>;
  export const dark: Record<Token, string>;
}
