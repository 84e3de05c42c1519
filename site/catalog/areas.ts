import type { Area } from '#contract/area.ts';

/** An area with its slug, which is its file's name. */
export type ServiceArea = Area & { slug: string };

const files = import.meta.glob<Area>('../../content/areas/*.ts', { eager: true, import: 'area' });

/** Every service area with a page, sorted by name. */
export const areas: readonly ServiceArea[] = Object.entries(files)
  .map(([file, area]) => ({ ...area, slug: file.slice(file.lastIndexOf('/') + 1, -'.ts'.length) }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en-US'));

/** The area with this slug, or undefined for a place without a page. */
export function areaBySlug(slug: string): ServiceArea | undefined {
  return areas.find((area) => area.slug === slug);
}
