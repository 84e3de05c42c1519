/** Files of drawings that several pages show (docs/decisions/0004). */
export const DRAWING_FILES = ['house', 'walls', 'area-map', 'plans', 'makers', 'ground'] as const;
export type DrawingFile = (typeof DRAWING_FILES)[number];

export const drawingFileHref = (file: DrawingFile) => `/drawings/${file}.svg`;
