import { PICTURE_NAMES } from '#contract/site/figure.ts';
import { thumbnailAddress, uploadedParts } from '#contract/site/uploaded-picture.ts';

/** Small copies of the pictures that came with the site, to choose among. */
const files = import.meta.glob<string>('../../../../pictures/*.jpg', {
  query: { w: '480', format: 'webp', quality: '54', effort: '2' },
  import: 'default',
  eager: true,
});

export const SHIPPED_PICTURES: readonly string[] = PICTURE_NAMES;

export function thumbnailOf(name: string): string | undefined {
  const own = uploadedParts(name);
  return own ? thumbnailAddress(own) : files[`../../../../pictures/${name}.jpg`];
}

/** `35-studio-table` as `Studio table`. An uploaded picture's file name is shown next to this text. */
export function pictureWords(name: string): string {
  if (uploadedParts(name)) return 'Your picture';
  const words = name.replace(/^\d+\w?-/, '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
