import type { ReactNode } from 'react';
import type { PictureName } from '#contract/site/figure.ts';
import type { Figure as FigureContent } from '#contract/site/records/fields.ts';
import { Picture } from './picture.tsx';

type FigureProps = {
  figure: FigureContent;
  /** Figure number on the page, from 1; without it, the caption has no number. */
  number?: number | string;
  sizes: string;
  priority?: boolean;
  dusk?: PictureName;
  /** Aspect of the frame, as a class: `aspect-3/2` (default), `aspect-4/5`, `aspect-auto` for the whole picture. */
  aspect?: string;
  /** After the caption: the name of the building. */
  credit?: ReactNode;
  className?: string;
};

/** A picture with its caption. */
export function Figure({
  figure,
  number,
  aspect = 'aspect-3/2',
  credit,
  className = '',
  ...picture
}: FigureProps) {
  return (
    <figure className={className}>
      <Picture
        picture={figure.picture}
        alt={figure.alt}
        className={`overflow-hidden ${aspect} [&_img]:size-full [&_img]:object-cover`}
        {...picture}
      />
      <FigureCaption number={number}>
        {figure.caption}
        {credit}
      </FigureCaption>
    </figure>
  );
}

/** The line under a picture or drawing: "Fig. 3. Portal frame before the roof panels." */
export function FigureCaption({ number, children }: { number?: number | string; children: ReactNode }) {
  return (
    <figcaption className="caption pt-2.5">
      {number !== undefined && <span className="font-[550] text-ink">Fig. {number}. </span>}
      {children}
    </figcaption>
  );
}
