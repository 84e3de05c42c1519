/** The three walls that the studio builds, as the drawings and the pages tell them. */
import type { Paragraph } from './rich-text.ts';

export const WALL_KINDS = ['steel-imp', 'wood-zip', 'sip'] as const;
export type WallKind = (typeof WALL_KINDS)[number];

/** One layer, named as the leader line in the drawing names it. */
export type WallLayer = {
  /** At most 24 characters: it stands beside a leader line. */
  name: string;
  /** With its unit; left out where the thickness follows from the project. */
  thickness?: string;
  /** What the layer does for the house. */
  job: string;
};

export type WallSection = {
  kind: WallKind;
  name: string;
  /** As drawn on the sheet; specification §9. */
  rValue: string;
  /** What the drawing shows, for people who can't see it. */
  describe: string;
  summary: Paragraph;
  /** From outside to inside. */
  layers: readonly WallLayer[];
};
