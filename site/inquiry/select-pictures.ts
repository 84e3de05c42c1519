import { IMAGE_LIMITS } from '#contract/shared/images.ts';

export type Selection = {
  taken: File[];
  /** Files that aren't pictures. */
  refused: File[];
  /** Number of pictures beyond the limit. */
  ignored: number;
};

/**
 * At most five per selection, and no more than the request can still hold (requirements §6).
 * @param isPicture whether a file is a picture; by default, its type decides.
 */
export function selectPictures(
  files: readonly File[],
  room: number,
  isPicture: (file: File) => boolean = isTyped,
): Selection {
  const pictures = files.filter(isPicture);
  const taken = pictures.slice(0, Math.max(0, Math.min(IMAGE_LIMITS.filesPerSelection, room)));
  return {
    taken,
    refused: files.filter((file) => !isPicture(file)),
    ignored: pictures.length - taken.length,
  };
}

const isTyped = ({ type }: File): boolean => type.startsWith('image/');
