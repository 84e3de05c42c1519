import { content } from '../../content/snapshot.ts';
import type { AreaPage } from './area-page.ts';

/** Between these meridians lies the corridor of I-35: east of it the Brazos Valley, west of it the hills. */
const VALLEY_FROM = -97;
const HILLS_UP_TO = -98.05;

/** A heading by the ground, and a line for each technology, in the list's order: the frame's by the ground, the others by the sky. */
export function technologiesHere({ known }: AreaPage): { heading: string; notes: readonly string[] } | null {
  if (!known) return null;
  const { technologiesByGround, technologiesBySky } = content().areaCopy;
  const { heading, frame } = technologiesByGround[known.subsoil];
  const sky = known.lon > VALLEY_FROM ? 'valley' : known.lon > HILLS_UP_TO ? 'corridor' : 'hills';
  return { heading, notes: [frame, ...technologiesBySky[sky]] };
}
