/** A member of the team (specification §3 "Team member"). */
import type * as z from 'zod';
import type { teamMember } from './records/people.ts';

/** The drawn portraits: each shows the thing that the person is asked about. */
export const PORTRAITS = [
  'level',
  'programme',
  'portal-frame',
  'house-section',
  'chair',
  'contours',
] as const;

export type TeamMember = z.infer<typeof teamMember>;

/** `Elena Marsh` as the anchor of her row on /team: `elena-marsh`. */
export function memberAnchor({ name }: Pick<TeamMember, 'name'>): string {
  return name.toLowerCase().replaceAll(' ', '-');
}
