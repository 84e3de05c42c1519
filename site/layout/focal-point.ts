import { FOCAL_GRID, type FocalPoint, MIDDLE } from '#contract/site/uploaded-picture.ts';

/** Written out, row by row: the stylesheet includes the classes found in the source, and pages keep those they use. */
const CLASSES = [
  ...['object-[0%_0%]', 'object-[25%_0%]', 'object-[50%_0%]', 'object-[75%_0%]', 'object-[100%_0%]'],
  ...['object-[0%_25%]', 'object-[25%_25%]', 'object-[50%_25%]', 'object-[75%_25%]', 'object-[100%_25%]'],
  ...['object-[0%_50%]', 'object-[25%_50%]', 'object-[50%_50%]', 'object-[75%_50%]', 'object-[100%_50%]'],
  ...['object-[0%_75%]', 'object-[25%_75%]', 'object-[50%_75%]', 'object-[75%_75%]', 'object-[100%_75%]'],
  ...[
    'object-[0%_100%]',
    'object-[25%_100%]',
    'object-[50%_100%]',
    'object-[75%_100%]',
    'object-[100%_100%]',
  ],
];

/** The class that keeps a part of a picture in sight where it is cropped; none for the middle, where pictures are anyway. */
export const focalClass = ({ column, row }: FocalPoint): string | undefined =>
  column === MIDDLE.column && row === MIDDLE.row ? undefined : CLASSES[row * FOCAL_GRID + column];
