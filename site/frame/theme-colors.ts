/** The browser's own bar takes the paper's colour. The same values stand in `theme.css`; a test holds them equal. */
export const themeColors = { light: '#f7f4ed', dark: '#10161c' } as const;
