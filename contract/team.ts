/** A member of the team (specification §3 "Team member"). */
import type { Figure } from './figure.ts';
import type { SymbolColor, SymbolName } from './manufacturer.ts';

/** The drawn portraits: each shows the thing that the person is asked about. */
export const PORTRAITS = [
  'level',
  'programme',
  'portal-frame',
  'house-section',
  'chair',
  'contours',
] as const;
export type PortraitName = (typeof PORTRAITS)[number];

export type TeamMember = {
  /** True until the firm puts its own people here (product.md §2). */
  sample: boolean;
  name: string;
  role: string;
  email: string;
  /** The drawing of what this person is asked about. */
  image: PortraitName;
  /** What the drawing shows, for people who can't see it. */
  alt: string;
  /** The line under the drawing. */
  caption: string;
  /** A picture of this person, shown beside the drawing. Of a real person or absent (product decision §15). */
  portrait?: Figure;
  bio: string;
  expertise: readonly string[];
  /** The year in which they began this work; a count of years would age. */
  since: number;
  licenses: readonly string[];
  /** Slug of a project they worked on. */
  project: string;
  icon: SymbolName;
  color: SymbolColor;
};

/** `Elena Marsh` as the anchor of her row on /team: `elena-marsh`. */
export function memberAnchor({ name }: Pick<TeamMember, 'name'>): string {
  return name.toLowerCase().replaceAll(' ', '-');
}
