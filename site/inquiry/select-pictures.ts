import { IMAGE_LIMITS } from '#contract/images.ts';

export type Selection = {
  taken: File[];
  /** Files that aren't pictures. */
  refused: File[];
  /** Number of pictures beyond the limit. */
  ignored: number;
};

/** At most five per selection, and no more than the request has room for (specification §5). */
export function selectPictures(files: readonly File[], room: number): Selection {
  const pictures = files.filter(looksLikePicture);
  const taken = pictures.slice(0, Math.max(0, Math.min(IMAGE_LIMITS.filesPerSelection, room)));
  return {
    taken,
    refused: files.filter((file) => !looksLikePicture(file)),
    ignored: pictures.length - taken.length,
  };
}

/** Some systems give HEIC files no type. */
const looksLikePicture = ({ type, name }: File): boolean =>
  type.startsWith('image/') || /\.hei[cf]$/i.test(name);
