/** A service area: its page, its row in tables and its point on the map (specification §2, §3). */
import type { Figure } from './figure.ts';
import type { PageMeta } from './page.ts';

/** The kinds of ground we draw a section of. */
export type Subsoil = 'claypan' | 'clay' | 'fault' | 'granite' | 'karst' | 'ledges';

export type Area = {
  /** As used in a sentence: "Dripping Springs", "Hays County". */
  name: string;
  kind: 'town' | 'district' | 'county';
  /** Without the word "County"; the first one decides the climate zone. */
  county: string;
  /** Decimal degrees (WGS 84). A county or district has the middle of the part we serve. */
  lat: number;
  lon: number;
  /** By county, from the county table of the IECC that Texas uses as its minimum (editions up to 2018). */
  climateZone: '2A' | '3A';
  /** Rounded, with its unit; omitted where the ground varies too much for one figure. */
  elevation?: string;
  /** Specification §2: Bryan, College Station and Austin have a headquarters-style title. */
  headquarters?: 'in' | 'for';
  lede: string;
  /** The ground in a few words, as they read after "on" or "for", so without a comma. */
  ground: string;
  /** What the section through the ground shows. */
  subsoil: Subsoil;
  /** Further rows of the schedule of local facts. */
  facts: readonly { label: string; value: string }[];
  description: readonly string[];
  specialties: readonly string[];
  /** The house that suits the place. */
  house: { heading: string; points: readonly { title: string; text: string }[] };
  /** The text of the three service cards here. */
  work: { customHomes: string; renovations: string; designConsulting: string };
  figures: readonly [Figure, Figure];
  meta: PageMeta;
};

/** Specification §2: a headquarters-style title for three towns, one pattern for all others. */
export function headlineOf({ name, headquarters }: { name: string; headquarters?: 'in' | 'for' }): string {
  return headquarters
    ? `Design-Build Headquarters ${headquarters} ${name}`
    : `Custom Homes & Remodeling in ${name}`;
}
