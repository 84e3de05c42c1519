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

export type FloorPlanName =
  | 'ridge-house'
  | 'long-gable'
  | 'farmhouse-wing'
  | 'oak-studio'
  | 'courtyard-rooms'
  | 'printed-house';

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
  schedule: readonly { label: string; value: string }[];
  plan?: { drawing: FloorPlanName; caption: string };
  ask: { headline: string; service: ServiceType };
};

/** Every figure of a project in the order of its page: the lightbox steps through these. */
export function figuresOf(project: Project): Figure[] {
  const told = project.story.flatMap((part) => part.figure ?? []);
  return [project.cover, ...told, ...project.gallery];
}
