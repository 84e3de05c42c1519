/** A service area: its page, its row in tables and its point on the map (specification §2, §3). */
import type * as z from 'zod';
import type { areaRecord } from './records/area.ts';

/** The kinds of ground we draw a section of. */
export type Subsoil = Area['subsoil'];

export type Area = z.infer<typeof areaRecord>;

/** Specification §2: a headquarters-style title for three towns, one pattern for all others. */
export function headlineOf({ name, headquarters }: { name: string; headquarters?: 'in' | 'for' }): string {
  return headquarters
    ? `Design-Build Headquarters ${headquarters} ${name}`
    : `Custom Homes & Remodeling in ${name}`;
}
