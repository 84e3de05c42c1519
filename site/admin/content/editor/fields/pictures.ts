import { PICTURE_NAMES, type PictureName } from '#contract/figure.ts';

/** Small copies of the site's pictures, to choose among. */
const files = import.meta.glob<string>('../../../../../pictures/*.jpg', {
  query: { w: '480', format: 'webp', quality: '54', effort: '2' },
  import: 'default',
  eager: true,
});

export const thumbnailOf = (name: string): string | undefined => files[`../../../../../pictures/${name}.jpg`];

/** Whether a choice is one among the site's pictures. */
export const isOfPictures = (names: readonly string[]): boolean =>
  names.every((name) => (PICTURE_NAMES as readonly string[]).includes(name));

/** `35-studio-table` as `Studio table`. */
export function pictureWords(name: PictureName | string): string {
  const words = name.replace(/^\d+\w?-/, '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
