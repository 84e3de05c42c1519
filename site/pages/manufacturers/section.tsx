import type { ManufacturerSection } from '#contract/site/manufacturer.ts';
import { Applications } from './applications.tsx';
import { Benefits } from './benefits.tsx';
import { Comparison } from './comparison.tsx';
import { Copy } from './copy.tsx';
import { Links } from './links.tsx';
import { Products } from './products.tsx';
import { Specifications } from './specifications.tsx';
import { Wall } from './wall.tsx';

/** Props of every section: its position on the page. */
export type PlacedSection<Kind extends ManufacturerSection['kind']> = {
  section: Extract<ManufacturerSection, { kind: Kind }>;
  /** Number of the sheet's part: "M-103.2". */
  label: string;
  /** Number of its first figure. */
  firstFigure: number;
  /** Slug of the maker, the seed of generated text. */
  seed: string;
};

/** Renders one section of a maker's page, by its kind. */
export function MakerSection({ section, ...place }: PlacedSection<ManufacturerSection['kind']>) {
  switch (section.kind) {
    case 'benefits':
      return <Benefits section={section} {...place} />;
    case 'products':
      return <Products section={section} {...place} />;
    case 'specifications':
      return <Specifications section={section} {...place} />;
    case 'comparison':
      return <Comparison section={section} {...place} />;
    case 'applications':
      return <Applications section={section} {...place} />;
    case 'copy':
      return <Copy section={section} {...place} />;
    case 'links':
      return <Links section={section} {...place} />;
    case 'wall':
      return <Wall section={section} {...place} />;
  }
}
