import type { PictureName } from '#contract/site/figure.ts';
import type { ManufacturerSection } from '#contract/site/records/manufacturer.ts';
import type { Maker } from '../content/site-content.ts';
import { content } from '../content/snapshot.ts';

export type { Maker };

export const manufacturerBySlug = (slug: string | undefined) =>
  content().makers.find((maker) => maker.slug === slug);

export const makerHref = ({ slug }: Pick<Maker, 'slug'>) => `/manufacturers/${slug}`;

/** Every picture on the manufacturer's page, without drawings. */
export function picturesOf({ figure, sections }: Maker): PictureName[] {
  const inCards = (section: ManufacturerSection) =>
    section.kind === 'applications' ? section.applications.map((application) => application.figure) : [];
  return [figure, ...sections.flatMap((section) => [section.figure, ...inCards(section)])].flatMap((shown) =>
    shown && 'picture' in shown ? [shown.picture] : [],
  );
}

/** A section of a manufacturer’s page, as passed to its component. */
export type PlacedSection<Kind extends ManufacturerSection['kind']> = {
  section: Extract<ManufacturerSection, { kind: Kind }>;
  /** Number of the sheet's part: "M-103.2". */
  label: string;
  /** Number of its first figure. */
  firstFigure: number;
  /** Slug of the manufacturer, the seed of generated text. */
  seed: string;
};

/** Number of the section's first figure on the page; the opening has figure 1. */
export function numberedSections(sections: readonly ManufacturerSection[]) {
  let next = 2;
  return sections.map((section, i) => {
    const firstFigure = next;
    next += figureCount(section);
    return { section, part: i + 1, firstFigure };
  });
}

function figureCount(section: ManufacturerSection): number {
  const own = section.figure || section.kind === 'wall' ? 1 : 0;
  const inCards =
    section.kind === 'applications' ? section.applications.filter(({ figure }) => figure).length : 0;
  return own + inCards;
}
