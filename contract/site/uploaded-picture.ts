/**
 * Pictures that editors upload (docs/decisions/0025). A name holds all that a page needs to show the picture: which one,
 * its size, and the part of it that stays in sight where it is cropped. So a draft, a revision and a page that was rendered
 * last year mean the same picture at the same crop, without asking anything else.
 */

/** `u-` , 20 hexadecimal digits, `-`, width, `x`, height; `-f` and a cell of the grid where it isn't the middle. */
export type UploadedPicture = `u-${string}`;

/** A cell of the 5 by 5 grid over a picture, counted from 0 at its left and top. */
export type FocalPoint = { column: number; row: number };

export type UploadedParts = { id: string; width: number; height: number; focus: FocalPoint };

export const UPLOADED_LIMITS = {
  /** Longest side of the kept files. */
  longestSide: 2560,
  /** Shortest side of a picture: smaller ones are symbols, not pictures. */
  shortestSide: 160,
  nameMax: 120,
  altMax: 300,
  /** Days after which an unused picture is deleted, and days before that in which *Website* announces it. */
  unusedDays: 180,
  unusedNoticeDays: 60,
} as const;

/** Rows and columns of the grid of focal points. */
export const FOCAL_GRID = 5;
export const MIDDLE: FocalPoint = { column: 2, row: 2 };

/** The widths of the shipped pictures (site/components/picture.tsx). */
const LARGEST = 1600;
const WIDTHS = [480, 800, 1200, LARGEST];
const JPEG_WIDTH = 960;

export const UPLOADED_NAME = /^u-[0-9a-f]{20}-[1-9]\d{1,3}x[1-9]\d{1,3}(?:-f[0-4][0-4])?$/;

export const isUploaded = (name: unknown): name is UploadedPicture =>
  typeof name === 'string' && UPLOADED_NAME.test(name);

/** Reads a name; null for any other text. */
export function uploadedParts(name: string): UploadedParts | null {
  if (!isUploaded(name)) return null;
  const [, id, size, cell] = name.split('-') as [string, string, string, string | undefined];
  const [width, height] = size.split('x').map(Number) as [number, number];
  const focus = cell ? { column: Number(cell[1]), row: Number(cell[2]) } : MIDDLE;
  return { id, width, height, focus };
}

export function uploadedName({
  id,
  width,
  height,
  focus = MIDDLE,
}: Omit<UploadedParts, 'focus'> & { focus?: FocalPoint }): UploadedPicture {
  const isMiddle = focus.column === MIDDLE.column && focus.row === MIDDLE.row;
  return `u-${id}-${width}x${height}${isMiddle ? '' : `-f${focus.column}${focus.row}`}`;
}

/** The name without its focal point: two crops of one picture have the same. */
export const pictureStem = <Name extends string>(name: Name): Name =>
  (isUploaded(name) ? name.replace(/-f\d\d$/, '') : name) as Name;

const ROWS = ['top', 'upper', 'middle', 'lower', 'bottom'];
const COLUMNS = ['far left', 'left', 'center', 'right', 'far right'];
export const focusInWords = ({ column, row }: FocalPoint): string => `${ROWS[row]}, ${COLUMNS[column]}`;

/** A name as a reader of a list of changes would say it. */
export function uploadedInWords(name: UploadedPicture): string {
  const { id, width, height, focus } = uploadedParts(name) as UploadedParts;
  return `Picture ${id.slice(0, 6)}, ${width} × ${height}, focal point: ${focusInWords(focus)}`;
}

/** Widths in which a picture is kept as AVIF and WebP: never larger than it is. */
export function uploadedWidths(width: number): number[] {
  const smaller = WIDTHS.filter((one) => one <= width);
  return width < LARGEST && !smaller.includes(width) ? [...smaller, width] : smaller;
}

/** Width of the JPEG, for browsers that support neither AVIF nor WebP. */
export const jpegWidth = (width: number): number => Math.min(width, JPEG_WIDTH);

export type UploadedFormat = 'avif' | 'webp' | 'jpg';

const FILE = /^[0-9a-f]{20}-[1-9]\d{1,3}\.(avif|webp|jpg)$/;
/** The only names of files that are ever looked for. */
export const isUploadedFile = (name: string): boolean => FILE.test(name);

export const uploadedFile = (id: string, width: number, format: UploadedFormat): string =>
  `${id}-${width}.${format}`;

/** The path of a file; it never gets other bytes. */
export const uploadedAddress = (id: string, width: number, format: UploadedFormat): string =>
  `/pictures/${uploadedFile(id, width, format)}`;

/** The picture in its largest public size, for machines that show one size. */
export const largestAddress = ({ id, width }: Pick<UploadedParts, 'id' | 'width'>): string =>
  uploadedAddress(id, uploadedWidths(width).at(-1) as number, 'webp');

/** The file that small views in *Website* show. */
export const thumbnailAddress = ({ id, width }: Pick<UploadedParts, 'id' | 'width'>): string =>
  uploadedAddress(id, uploadedWidths(width)[0] as number, 'webp');

/** Every uploaded picture that a value names, anywhere in it, without focal points; each once. */
export function uploadedIn(value: unknown): UploadedPicture[] {
  const found = new Set<UploadedPicture>();
  const visit = (part: unknown) => {
    if (isUploaded(part)) found.add(pictureStem(part));
    else if (part && typeof part === 'object') Object.values(part).forEach(visit);
  };
  visit(value);
  return [...found];
}
