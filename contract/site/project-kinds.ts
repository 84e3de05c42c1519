/** Kinds of work in the portfolio; each is also the slug of a service page. */
export const PROJECT_KINDS = {
  'custom-homes': 'Custom homes',
  renovations: 'Renovations',
  'kitchens-bathrooms': 'Kitchens and baths',
  landscaping: 'Landscape',
  commercial: 'Commercial',
} as const;
export type ProjectKind = keyof typeof PROJECT_KINDS;

/** Progress of a building. */
export const PROJECT_STATUSES = { built: 'Built', 'on-site': 'On site', design: 'In design' } as const;
export type ProjectStatus = keyof typeof PROJECT_STATUSES;

/** "Built 2024", "On site, due 2027", "In design, due 2028". */
export function statusLine({ status, year }: { status: ProjectStatus; year: number }): string {
  return status === 'built' ? `Built ${year}` : `${PROJECT_STATUSES[status]}, due ${year}`;
}

export const inMonths = (months: number): string => `${months} ${months === 1 ? 'month' : 'months'}`;
