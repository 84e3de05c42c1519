import type { ReactNode } from 'react';
import type { MakerFigure as MakerFigureContent } from '#contract/site/manufacturer.ts';
import { MakerFigure } from './maker-figure.tsx';

/** Text or rows with a figure beside them, on the side that the figure asks for. Text comes first on a phone. */
export function BesideFigure({
  figure,
  number,
  children,
}: {
  figure: MakerFigureContent;
  number: number;
  children: ReactNode;
}) {
  const left = figure.side === 'left';
  return (
    <div
      className={`grid items-start gap-x-[clamp(1.5rem,4vw,5rem)] gap-y-10 ${left ? 'lg:grid-cols-2' : 'lg:grid-cols-[7fr_5fr]'}`}
    >
      <div>{children}</div>
      <MakerFigure
        figure={figure}
        number={number}
        sizes={left ? '(min-width: 64rem) 45vw, 92vw' : '(min-width: 64rem) 37vw, 92vw'}
        className={`lg:sticky lg:top-8 ${left ? 'lg:-order-1' : ''}`}
      />
    </div>
  );
}
