import { isPortrait } from '#contract/figure.ts';
import type { AreaPage } from './area-page.ts';

export type Part = 'place' | 'work' | 'house';
export type Illustration = 'map' | 'opening' | 'ground' | 'house';

export type Composition = {
  /** The first figure: left of the local facts, right of them, or across the sheet above them. */
  opening: 'beside' | 'facing' | 'wide';
  /** The house's figure stands right of its text. */
  turned: boolean;
  /** A county is a shape on the map before it is a view, so its page opens with the map. */
  mapFirst: boolean;
  /** The first three parts; all others follow in the same order on every page. */
  order: readonly Part[];
  /** A figure's number on the page, from 1. */
  numberOf(illustration: Illustration): number;
};

const COMPOSITIONS = [
  { opening: 'wide', turned: true, order: ['place', 'work', 'house'] },
  { opening: 'beside', turned: true, order: ['place', 'house', 'work'] },
  { opening: 'facing', turned: false, order: ['work', 'place', 'house'] },
] as const;

/** By the sheet's number, so that neighbors in the set don't look like one template. */
export function compositionOf(page: AreaPage): Composition {
  const turn = Number(page.meta.sheet.slice(-3)) % COMPOSITIONS.length;
  const { opening, turned, order } = COMPOSITIONS[turn] ?? COMPOSITIONS[0];
  const mapFirst = page.known?.kind === 'county';
  const drawn: Illustration[] = order.flatMap((part): Illustration[] =>
    part === 'place' && page.known ? ['ground'] : part === 'house' ? ['house'] : [],
  );
  const all: Illustration[] = mapFirst ? ['map', 'opening', ...drawn] : ['opening', ...drawn, 'map'];
  return {
    // An upright picture is never stretched across the sheet, and a place we don't know has no facts beside it.
    opening: !page.known || (opening === 'wide' && isPortrait(page.figures[0].picture)) ? 'beside' : opening,
    turned,
    mapFirst,
    order,
    numberOf: (illustration) => all.indexOf(illustration) + 1,
  };
}
