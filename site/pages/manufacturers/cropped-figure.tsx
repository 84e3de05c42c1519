import type { CroppedFigure as CroppedFigureContent } from '#contract/site/manufacturer.ts';
import { Figure } from '../../components/figure.tsx';

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
