import { areaNameFromSlug, headlineOf } from '#contract/site/area-name.ts';
import type { Area } from '#contract/site/records/area.ts';
import type { PageMeta } from '#contract/site/records/fields.ts';
import { areaBySlug, type ServiceArea } from '../../catalog/areas.ts';
import { content } from '../../content/snapshot.ts';

/** The data of an area page: a known area, or the default text under a name made from the slug. */
export type AreaPage = Pick<
  Area,
  'name' | 'lede' | 'description' | 'specialties' | 'house' | 'work' | 'figures'
> & {
  slug: string;
  headline: string;
  meta: PageMeta;
  /** Null for a place without its own page. */
  known: ServiceArea | null;
};

/** The page of any slug (requirements §3.10: an unknown slug shows with spaces for hyphens). */
export function areaPageOf(slug: string): AreaPage {
  const { areaCopy, firm } = content();
  const { defaultArea } = areaCopy;
  const known = areaBySlug(slug);
  if (known) return { ...known, headline: headlineOf(known), known };
  const name = areaNameFromSlug(slug);
  return {
    ...defaultArea,
    slug,
    name,
    headline: headlineOf({ name }),
    known: null,
    meta: {
      title: `Homes & remodeling in ${name}`.slice(0, 60).trimEnd().toWellFormed(),
      description:
        `Custom homes, renovations and design advice in ${name}, from the design-build studio in ${firm.address.city} that works across the Texas Hill Country.`
          .slice(0, 160)
          .toWellFormed(),
      sheet: 'C-100',
    },
  };
}
