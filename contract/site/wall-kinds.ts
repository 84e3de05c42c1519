/** The three walls that the studio builds, for the drawings and the text. */
export const WALL_KINDS = ['steel-imp', 'wood-zip', 'sip'] as const;
export type WallKind = (typeof WALL_KINDS)[number];
