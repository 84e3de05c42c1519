import type { ReactNode } from 'react';
import type { Figure } from '#contract/site/records/fields.ts';
import { isUploaded } from '#contract/site/uploaded-picture.ts';
import { FigureCaption } from '../../components/figure.tsx';
import { Picture } from '../../components/picture.tsx';

type ShownProps = {
  figure: Figure;
  sizes: string;
  number: number;
  /** A drawing that replaces a pale rendering in the dark theme, and its caption; a photograph stays in both themes. */
  drawing?: ReactNode;
  drawn?: string;
};

/** A picture and its caption, for a `<figure>` of the home page. */
export function Shown({ figure, sizes, number, drawing, drawn }: ShownProps) {
  const isDrawn = drawing !== undefined && !isUploaded(figure.picture);
  return (
    <>
      <div className="pic">
        <Picture
          picture={figure.picture}
          alt={figure.alt}
          sizes={sizes}
          className={isDrawn ? 'dark:hidden' : ''}
        />
        {isDrawn && drawing}
      </div>
      <FigureCaption number={number}>
        {isDrawn ? (
          <>
            <span className="day">{figure.caption}</span>
            <span className="night">{drawn}</span>
          </>
        ) : (
          figure.caption
        )}
      </FigureCaption>
    </>
  );
}
