/** The photos of a project in one list: the first is its cover, the others its gallery. */
import type { Figure } from '#contract/site/records/fields.ts';

export type PhotoRow = Figure;
type WithPhotos = { cover?: PhotoRow; gallery?: readonly PhotoRow[] };

const NO_PHOTO: PhotoRow = { picture: '' as PhotoRow['picture'], alt: '', caption: '' };

export function photosOf(value: unknown): readonly PhotoRow[] {
  const { cover, gallery = [] } = Object(value) as WithPhotos;
  return cover?.picture ? [cover, ...gallery] : gallery;
}

export function withPhotos<T>(value: T, photos: readonly PhotoRow[]): T {
  const [cover = NO_PHOTO, ...gallery] = photos;
  return { ...value, cover, gallery };
}

/** The path of a photo's fields. */
export const photoPath = (index: number): string => (index === 0 ? 'cover' : `gallery.${index - 1}`);

/** The place of the photo that a field's path belongs to; null for another field. */
export function photoAt(path: string | null): number | null {
  const [part, index] = path?.split('.') ?? [];
  if (part === 'cover') return 0;
  return part === 'gallery' && index ? Number(index) + 1 : null;
}
