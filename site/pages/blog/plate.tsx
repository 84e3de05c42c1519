import { createContext, useContext } from 'react';
import type { Figure as FigureContent, PictureName } from '#contract/figure.ts';
import { Figure } from '../../parts/figure.tsx';

/** The article's pictures in the order of its figures, the one at its head first. */
export const Plates = createContext<readonly PictureName[]>([]);

/** A figure between paragraphs. On a wide screen its caption stands in the margin. */
export function Plate(figure: FigureContent) {
  const number = useContext(Plates).indexOf(figure.picture) + 1;
  return (
    <Figure
      figure={figure}
      number={number || undefined}
      aspect="aspect-auto"
      sizes="(min-width: 80rem) 53vw, (min-width: 64rem) 68vw, 92vw"
      className="col-span-full my-8 break-inside-avoid lg:col-span-9 lg:col-start-4 lg:my-12 xl:grid xl:grid-cols-subgrid xl:*:first:col-span-7 xl:*:last:col-span-2 xl:*:last:self-end"
    />
  );
}
