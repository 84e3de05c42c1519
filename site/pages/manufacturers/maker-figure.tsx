import type { MakerFigure as Content } from '#contract/site/manufacturer.ts';
import { FigureCaption } from '../../components/figure.tsx';
import { Drawing } from '../../drawings/drawing.tsx';
import { CroppedFigure } from './cropped-figure.tsx';

type MakerFigureProps = {
  figure: Content;
  number: number;
  /** Of a picture; a drawing has one size. */
  sizes: string;
  priority?: boolean;
  className?: string;
};

/** A figure of a maker's page: a cropped picture, or a drawing between two hairlines. */
export function MakerFigure({ figure, className = '', ...shown }: MakerFigureProps) {
  if (!('drawing' in figure)) return <CroppedFigure figure={figure} className={className} {...shown} />;
  return (
    <figure className={className}>
      <div className="border-y border-hairline py-5">
        <Drawing
          name={`makers/${figure.drawing}`}
          className="block h-auto w-full font-sans"
          role="img"
          aria-label={figure.alt}
        />
      </div>
      <FigureCaption number={shown.number}>{figure.caption}</FigureCaption>
    </figure>
  );
}
