import { isPortrait } from '#contract/site/figure.ts';
import type { AreaPage } from './area-page.ts';

export type AreaPart = 'place' | 'work' | 'house' | 'services' | 'technologies' | 'visit' | 'clients';
export type Illustration = 'map' | 'opening' | 'ground' | 'house';

type Layout = {
  /** The first figure: left of the local facts, right of them, or across the sheet above them. */
  opening: 'beside' | 'facing' | 'wide';
  /** Whether the figure of the recommended home is right of its text. */
  turned: boolean;
  /** Position of the technologies: below their heading in full width, or next to it. */
  technologies: 'below' | 'beside';
  /** The parts in their order; the map and the towns around it come last. */
  order: readonly AreaPart[];
};

export type Composition = Layout & {
  /** A county is a shape on the map before it is a view, and a place without a page needs the nearest towns. */
  mapFirst: boolean;
  /** A figure's number on the page, from 1. */
  numberOf(illustration: Illustration): number;
};

const LAYOUTS: readonly [Layout, ...Layout[]] = [
  {
    ...{ opening: 'facing', turned: true, technologies: 'below' },
    order: ['place', 'services', 'work', 'house', 'technologies', 'clients', 'visit'],
  },
  {
    ...{ opening: 'facing', turned: false, technologies: 'beside' },
    order: ['work', 'place', 'house', 'clients', 'services', 'visit', 'technologies'],
  },
  {
    ...{ opening: 'wide', turned: true, technologies: 'below' },
    order: ['place', 'house', 'technologies', 'work', 'visit', 'services', 'clients'],
  },
  {
    ...{ opening: 'beside', turned: false, technologies: 'below' },
    order: ['house', 'place', 'services', 'clients', 'work', 'technologies', 'visit'],
  },
  {
    ...{ opening: 'wide', turned: false, technologies: 'beside' },
    order: ['place', 'work', 'clients', 'house', 'services', 'technologies', 'visit'],
  },
];

/** By the sheet's number, so that neighbors in the set don't look like one template. */
export function compositionOf(page: AreaPage): Composition {
  const turn = Number(page.meta.sheet.slice(-3)) % LAYOUTS.length;
  const layout = LAYOUTS[turn] ?? LAYOUTS[0];
  const mapFirst = !page.known || page.known.kind === 'county';
  const drawn = layout.order.flatMap((part): Illustration[] =>
    part === 'place' && page.known ? ['ground'] : part === 'house' ? ['house'] : [],
  );
  const all: Illustration[] = mapFirst ? ['map', 'opening', ...drawn] : ['opening', ...drawn, 'map'];
  return {
    ...layout,
    opening: openingOf(page, layout.opening),
    mapFirst,
    numberOf: (illustration) => all.indexOf(illustration) + 1,
  };
}

/** An upright picture is never stretched across the sheet, and a place without a record has no facts next to it. */
function openingOf({ known, figures }: AreaPage, opening: Layout['opening']): Layout['opening'] {
  return !known || (opening === 'wide' && isPortrait(figures[0].picture)) ? 'beside' : opening;
}
