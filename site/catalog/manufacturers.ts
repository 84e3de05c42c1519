import type { Manufacturer, ManufacturerSection } from '#contract/manufacturer.ts';

export type Maker = Manufacturer & { slug: string };

const files = import.meta.glob<Manufacturer>('../../content/manufacturers/*.ts', {
  eager: true,
  import: 'manufacturer',
});

/** Every maker in the order of the sheets. A file in `content/manufacturers` is a maker; its name is the slug. */
export const makers: readonly Maker[] = Object.entries(files)
  .map(([file, maker]) => ({ ...maker, slug: file.slice(file.lastIndexOf('/') + 1, -'.ts'.length) }))
  .toSorted((a, b) => a.meta.sheet.localeCompare(b.meta.sheet));

export const makerBySlug = (slug: string | undefined) => makers.find((maker) => maker.slug === slug);

export const makerHref = ({ slug }: Pick<Maker, 'slug'>) => `/manufacturers/${slug}`;

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
