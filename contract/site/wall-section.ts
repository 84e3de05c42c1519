/** The three walls that the studio builds, for the drawings and the text. */
import type { RichParagraph } from './rich-text.ts';

export const WALL_KINDS = ['steel-imp', 'wood-zip', 'sip'] as const;
export type WallKind = (typeof WALL_KINDS)[number];

/** One layer, named as on its leader line in the drawing. */
export type WallLayer = {
  /** At most 24 characters, to fit beside a leader line. */
  name: string;
  /** With its unit; omitted where the thickness depends on the project. */
  thickness?: string;
  /** The layer's purpose. */
  job: string;
};

export type WallSection = {
  kind: WallKind;
  name: string;
  /** As drawn on the sheet; specification §9. */
  rValue: string;
  summary: RichParagraph;
  /** From outside to inside. */
  layers: WallLayer[];
};
