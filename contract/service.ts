/** A service: its row on the overview and its page (specification §2 "Services", "Service pages"). */
import type { Figure } from './figure.ts';
import type { PageMeta } from './page.ts';
import type { LinkText, Paragraph } from './rich-text.ts';

export type Titled = { title: string; text: string };
export type ProcessStep = { title: string; text: string; detail?: string };

/** A page is made of these, in the order that suits it. */
export type ServiceSection =
  | { kind: 'points'; heading: string; lead?: string; points: Titled[] }
  | { kind: 'figured'; heading: string; lead?: string; items: (Titled & { figure: Figure })[] }
  | { kind: 'process'; heading: string; lead?: string; steps: ProcessStep[]; figure?: Figure }
  | { kind: 'list'; heading: string; lead?: string; items: string[]; figure?: Figure }
  | { kind: 'lists'; heading: string; lists: { title: string; items: string[]; figure: Figure }[] }
  | { kind: 'copy'; heading: string; paragraphs: Paragraph[]; aside?: { title: string; links: LinkText[] } }
  | { kind: 'gallery'; heading: string; figures: Figure[] }
  | { kind: 'places'; heading: string; lead: string; links: LinkText[]; call?: string };

export type Service = {
  meta: PageMeta;
  /** Short name, for navigation and cross-links. */
  name: string;
  /** Its row on /services, for the six that the overview lists. */
  overview?: { order: number; title: string; description: string; features: string[]; figure: Figure };
  heading: string;
  lead: string;
  figure: Figure;
  /** What the request form is filled with (`/contact?service=…`). */
  prefill: string;
  sections: ServiceSection[];
  /** Two projects of this kind of work, by slug, under a heading. */
  work: { heading: string; projects: readonly [string, string] };
  ask: { heading: string; secondary?: LinkText };
  /** schema.org's name of the kind of work. */
  serviceType: string;
};
