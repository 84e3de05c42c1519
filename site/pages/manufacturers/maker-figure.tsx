import type { ReactNode } from 'react';
import type {
  MakerFigure as Content,
  CroppedFigure as CroppedFigureContent,
  MakerFigure as MakerFigureContent,
} from '#contract/site/records/manufacturer.ts';
import { Figure, FigureCaption } from '../../components/figure.tsx';
import { Drawing } from '../../drawings/drawing.tsx';

type MakerFigureProps = {
  figure: Content;
  number: number;
  /** `sizes` attribute of a picture; a drawing has one size. */
  sizes: string;
  priority?: boolean;
  className?: string;
};

/** A figure of a manufacturer's page: a cropped picture, or a drawing between two hairlines. */
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

const ASPECTS = {
  banner: 'aspect-3/2 sm:aspect-2/1',
  wide: 'aspect-3/2 lg:aspect-16/9',
  square: 'aspect-square',
  tall: 'aspect-4/5',
} as const;
const FOCUS = {
  left: '[&_img]:object-left',
  right: '[&_img]:object-right',
  top: '[&_img]:object-top',
  bottom: '[&_img]:object-bottom',
} as const;

/** A figure cropped to its content's format, around the part that matters. */
export function CroppedFigure({
  figure,
  number,
  sizes,
  priority,
  className = '',
}: {
  figure: CroppedFigureContent;
  number: number;
  sizes: string;
  priority?: boolean;
  className?: string;
}) {
  return (
    <Figure
      figure={figure}
      number={number}
      sizes={sizes}
      priority={priority}
      aspect={figure.crop && ASPECTS[figure.crop]}
      className={`${figure.focus ? FOCUS[figure.focus] : ''} ${className}`}
    />
  );
}

/** Text or rows with a figure next to them, on the side that the figure specifies. Text comes first on a phone. */
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
    <div className="cols items-start">
      <div className="lg:col-span-6">{children}</div>
      <MakerFigure
        figure={figure}
        number={number}
        sizes="(min-width: 64rem) 46vw, 92vw"
        className={`lg:sticky lg:top-8 lg:col-span-6 ${left ? 'lg:-order-1' : ''}`}
      />
    </div>
  );
}
