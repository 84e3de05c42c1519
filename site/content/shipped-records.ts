/** The content as it ships, apart from articles, which need a build: a file in a collection's folder is a record, its name the slug. */
import { firm } from '#content/firm.ts';
import { projectOrder } from '#content/project-order.ts';
import type { Area } from '#contract/site/records/area.ts';
import type { Manufacturer } from '#contract/site/records/manufacturer.ts';
import type { Project } from '#contract/site/records/project.ts';
import type { Service } from '#contract/site/records/service.ts';
import { shippedPages } from './shipped-pages.ts';

export const shippedRecords = {
  firm,
  pages: shippedPages,
  areas: bySlug(import.meta.glob<Area>('../../content/areas/*.ts', { eager: true, import: 'area' })),
  manufacturers: bySlug(
    import.meta.glob<Manufacturer>('../../content/manufacturers/*.ts', {
      eager: true,
      import: 'manufacturer',
    }),
  ),
  projects: bySlug(
    import.meta.glob<Project>('../../content/projects/*.ts', { eager: true, import: 'project' }),
  ),
  projectOrder,
  services: bySlug(
    import.meta.glob<Service>('../../content/services/*.ts', { eager: true, import: 'service' }),
  ),
};

export const shippedArticleSlugs = Object.keys(bySlug(import.meta.glob('../../content/blog/*.mdx')));

/** `{ '../../content/areas/austin.ts': … }` as `{ austin: … }`. */
export function bySlug<T>(files: Record<string, T>): Record<string, T> {
  return Object.fromEntries(
    Object.entries(files).map(([file, record]) => [file.replace(/^.*\/|\.\w+$/g, ''), record]),
  );
}
