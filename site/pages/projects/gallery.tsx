import { isPortrait } from '#contract/site/figure.ts';
import type { PortfolioProject } from '../../catalog/projects.ts';
import { Picture } from '../../components/picture.tsx';
import { OpenableFigure } from './lightbox.tsx';

const COLUMNS: Record<GallerySpan, string> = {
  4: 'lg:col-span-4',
  6: 'lg:col-span-6',
  8: 'lg:col-span-8',
  12: '',
};
const SIZES: Record<GallerySpan, string> = {
  4: '(min-width: 64rem) 30vw, 92vw',
  6: '(min-width: 64rem) 46vw, 92vw',
  8: '(min-width: 64rem) 68vw, 92vw',
  12: '92vw',
};

/** The remaining pictures, those of a row on one base line. */
export function Gallery({ project, firstFigure }: { project: PortfolioProject; firstFigure: number }) {
  const { gallery } = project;
  if (gallery.length === 0) return null;
  const spans = gallerySpans(gallery.map(({ picture }) => isPortrait(picture)));
  return (
    <div className="cols items-end border-t border-hairline py-14 lg:py-20">
      {gallery.map((figure, i) => {
        const span = spans[i] as GallerySpan;
        return (
          <OpenableFigure
            key={figure.picture}
            figure={figure}
            number={firstFigure + i}
            className={
              // A single picture leaves the margin free in which its neighbors' captions would be.
              gallery.length === 1 && span === 12 ? 'lg:col-span-8 lg:col-start-5' : COLUMNS[span]
            }
          >
            <Picture
              picture={figure.picture}
              alt={figure.alt}
              sizes={gallery.length === 1 ? SIZES[8] : SIZES[span]}
              className="block bg-ledge [&_img]:w-full"
            />
          </OpenableFigure>
        );
      })}
    </div>
  );
}

/** Width of a gallery's picture, in columns of twelve. */
export type GallerySpan = 4 | 6 | 8 | 12;

/**
 * Pictures in rows of full width: an upright one next to a wide one, wide ones in pairs (the first alone if their number
 * is odd), upright ones three in a row.
 * @param upright for each picture, in order, whether it is higher than wide.
 */
export function gallerySpans(upright: readonly boolean[]): GallerySpan[] {
  const spans: GallerySpan[] = [];
  while (spans.length < upright.length) {
    const at = spans.length;
    const [own, next] = [upright[at], upright[at + 1]];
    if (next === undefined) spans.push(own ? 4 : 12);
    else if (own && next) spans.push(4);
    else if (own !== next) spans.push(own ? 4 : 8, next ? 4 : 8);
    else {
      const end = upright.indexOf(true, at);
      const wide = (end < 0 ? upright.length : end) - at;
      // The last wide one before an upright one shares its row.
      const inPairs = end < 0 ? wide : wide - 1;
      if (inPairs % 2 === 1) spans.push(12);
      for (let pair = 0; pair < Math.floor(inPairs / 2); pair++) spans.push(6, 6);
    }
  }
  return spans;
}
