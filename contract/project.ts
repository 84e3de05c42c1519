import type { Range } from './cost.ts';
import type { Figure, PictureName } from './figure.ts';
import type { ServiceType } from './inquiry-fields.ts';

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

export type FloorPlanName =
  | 'ridge-house'
  | 'long-gable'
  | 'farmhouse-wing'
  | 'oak-studio'
  | 'courtyard-rooms'
  | 'printed-house'
  | 'granite-house';

/** One part of a project's story, with its figure. */
export type StoryPart = {
  part: 'Site' | 'Brief' | 'Frame' | 'Envelope' | 'Systems';
  heading: string;
  text: readonly string[];
  figure?: Figure;
};

export type Project = {
  /** True until the firm replaces it with work of its own (product.md §2). */
  sample: boolean;
  sheet: string;
  name: string;
  /** At most 60 characters. */
  pageTitle: string;
  /** 70 to 160 characters. */
  description: string;
  kind: ProjectKind;
  /** Slug and name of a service area. */
  town: { slug: string; name: string };
  status: ProjectStatus;
  /** In which it was finished, or is due. */
  year: number;
  /** On site; planned until it is built. */
  months: number;
  /** Dollars of construction: without land, septic, well, drive, design and permits. */
  cost: Range;
  /** One sentence for the card. */
  summary: string;
  lede: string;
  /** The layout at the top of the project's page. */
  opening: 'wide' | 'portrait' | 'beside' | 'plan';
  cover: Figure;
  /** Shown instead of the cover in the dark theme. */
  dusk?: PictureName;
  story: readonly StoryPart[];
  gallery: readonly Figure[];
  /** Where something stood before: what was there, and what is there now. */
  change?: readonly { part: string; before: string; after: string }[];
  schedule: readonly { label: string; value: string }[];
  plan?: { drawing: FloorPlanName; caption: string };
  ask: { headline: string; service: ServiceType };
};

/** "Built 2024", "On site, due 2027", "In design, due 2028". */
export function statusLine({ status, year }: Pick<Project, 'status' | 'year'>): string {
  return status === 'built' ? `Built ${year}` : `${PROJECT_STATUSES[status]}, due ${year}`;
}

/** Every figure of a project in the order of its page: the lightbox steps through these. */
export function figuresOf(project: Project): Figure[] {
  const told = project.story.flatMap((part) => part.figure ?? []);
  return [project.cover, ...told, ...project.gallery];
}
