import type * as z from 'zod';
import type { Figure } from './figure.ts';
import type { projectRecord } from './records/project.ts';

/** Kinds of work in the portfolio; each is also the slug of a service page. */
export const PROJECT_KINDS = {
  'custom-homes': 'Custom homes',
  renovations: 'Renovations',
  'kitchens-bathrooms': 'Kitchens and baths',
  landscaping: 'Landscape',
  commercial: 'Commercial',
} as const;
export type ProjectKind = keyof typeof PROJECT_KINDS;

/** How far a building is. */
export const PROJECT_STATUSES = { built: 'Built', 'on-site': 'On site', design: 'In design' } as const;
export type ProjectStatus = keyof typeof PROJECT_STATUSES;

export type FloorPlanName = NonNullable<Project['plan']>['drawing'];

/** One part of a project's story, with its figure. */
export type StoryPart = Project['story'][number];

export type Project = z.infer<typeof projectRecord>;

/** "Built 2024", "On site, due 2027", "In design, due 2028". */
export function statusLine({ status, year }: Pick<Project, 'status' | 'year'>): string {
  return status === 'built' ? `Built ${year}` : `${PROJECT_STATUSES[status]}, due ${year}`;
}

export const inMonths = (months: number): string => `${months} ${months === 1 ? 'month' : 'months'}`;

/** Every figure of a project in the order of its page: the lightbox steps through these. */
export function figuresOf(project: Project): Figure[] {
  const told = project.story.flatMap((part) => part.figure ?? []);
  const pairs = (project.pairs ?? []).flatMap(({ before, after }) => [before, after]);
  return [project.cover, ...told, ...pairs, ...project.gallery];
}
