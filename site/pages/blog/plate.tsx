import type { Figure as FigureContent } from '#contract/site/figure.ts';
import { Figure } from '../../components/figure.tsx';

/**
 * A figure between paragraphs. On a wide screen its caption is in the margin.
 * @param number in the article, whose head has the first.
 */
export function Plate({ figure, number }: { figure: FigureContent; number: number | undefined }) {
  return (
    <Figure
      figure={figure}
      number={number}
      aspect="aspect-auto"
      sizes="(min-width: 80rem) 53vw, (min-width: 64rem) 68vw, 92vw"
      className="col-span-full my-8 break-inside-avoid lg:col-span-9 lg:col-start-4 lg:my-12 xl:grid xl:grid-cols-subgrid xl:*:first:col-span-7 xl:*:last:col-span-2 xl:*:last:self-end"
    />
  );
}
