import type { PictureName } from '#contract/figure.ts';

/** Upright pictures, 4 to 5, have it in their names. */
export const isPortrait = (picture: PictureName) => picture.endsWith('-portrait');
