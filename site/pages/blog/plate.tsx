import type { Figure as FigureContent } from '#contract/figure.ts';
import { Figure } from '../../parts/figure.tsx';

/** A figure between paragraphs; it extends beyond the text column to the right. */
export function Plate(figure: FigureContent) {
  return (
    <Figure
      figure={figure}
      aspect="aspect-auto"
      sizes="(min-width: 64rem) 68vw, 92vw"
      className="col-span-full my-8 break-inside-avoid lg:col-span-9 lg:col-start-4 lg:my-12"
    />
  );
}
