import type { PictureName } from '#contract/site/figure.ts';
import {
  jpegWidth,
  largestAddress,
  type UploadedParts,
  uploadedAddress,
  uploadedParts,
  uploadedWidths,
} from '#contract/site/uploaded-picture.ts';
import { focalClass } from '../layout/focal-point.ts';

type Derived = {
  sources: Record<string, string>;
  img: { src: string; w: number; h: number };
};

// Effort 2 encodes four times as fast as the default and costs 10% more bytes.
const derived = {
  ...import.meta.glob<Derived>(['../../pictures/*.jpg', '!../../pictures/01*.jpg'], {
    query: { w: '480;800;1200;1600', format: 'avif', quality: '54', effort: '2', as: 'picture' },
    import: 'default',
    eager: true,
  }),
  // The two heroes run from edge to edge, and their masters are large enough for a dense screen.
  ...import.meta.glob<Derived>('../../pictures/01*.jpg', {
    query: { w: '480;800;1200;1600;2400', format: 'avif', quality: '54', effort: '2', as: 'picture' },
    import: 'default',
    eager: true,
  }),
};
/** For the few browsers without AVIF. */
const fallbacks = import.meta.glob<string>('../../pictures/*.jpg', {
  query: { w: '960', format: 'jpg', quality: '70' },
  import: 'default',
  eager: true,
});

export type PictureProps = {
  picture: PictureName;
  alt: string;
  /** The layout's widths, as in the HTML attribute. */
  sizes: string;
  /** For the one picture above the fold: loaded immediately, with high priority. */
  priority?: boolean;
  /** Shown instead in the dark theme. Only the visible picture is loaded. */
  dusk?: PictureName;
  /** Whether a `TimeSwitch` around it takes precedence over the theme. */
  hasSwitch?: boolean;
  /** For the `<picture>` element; crop with `[&_img]:object-cover` and a fixed aspect. */
  className?: string;
};

const BY_THEME = { day: 'block dark:hidden', dusk: 'hidden dark:block' };

/** Classes of what is shown by day and at dusk, on a page with a switch between them that overrides the theme. */
export const SHOWN_AT = {
  day: `${BY_THEME.day} group-has-[#dusk:checked]/time:hidden group-has-[#day:checked]/time:block`,
  dusk: `${BY_THEME.dusk} group-has-[#dusk:checked]/time:block group-has-[#day:checked]/time:hidden`,
};

/** One of the studio's pictures in every size and format a browser may want. */
export function Picture({ dusk, hasSwitch, className = '', ...props }: PictureProps) {
  if (!dusk)
    return (
      <Formats {...props} loading={props.priority ? 'eager' : 'lazy'} className={`block ${className}`} />
    );
  const shown = hasSwitch ? SHOWN_AT : BY_THEME;
  // A lazy picture that isn't displayed is never loaded; an eager one would be.
  return (
    <>
      <Formats {...props} loading="lazy" className={`${shown.day} ${className}`} />
      <Formats {...props} picture={dusk} loading="lazy" className={`${shown.dusk} ${className}`} />
    </>
  );
}

function Formats({
  picture,
  alt,
  sizes,
  priority,
  loading,
  className,
}: Omit<PictureProps, 'dusk' | 'hasSwitch'> & { loading: 'lazy' | 'eager' }) {
  const { sources, img, fallback } = pictureFiles(picture);
  const own = uploadedParts(picture);
  return (
    <picture className={`bg-ledge ${className}`}>
      <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
      <img
        src={fallback}
        width={img.w}
        height={img.h}
        alt={alt}
        loading={loading}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'async' : undefined}
        className={own ? focalClass(own.focus) : undefined}
      />
    </picture>
  );
}

/** The files derived from a master; the sitemap and the page's card use them too. */
export function pictureFiles(picture: PictureName): Derived & { fallback: string | undefined } {
  const own = uploadedParts(picture);
  if (own) return uploadedFiles(own);
  const files = derived[`../../pictures/${picture}.jpg`];
  if (!files) throw new Error(`No picture named ${picture} in pictures/`);
  return { ...files, fallback: fallbacks[`../../pictures/${picture}.jpg`] };
}

function uploadedFiles({ id, width, height }: UploadedParts) {
  const avif = uploadedWidths(width).map((one) => `${uploadedAddress(id, one, 'avif')} ${one}w`);
  return {
    sources: { avif: avif.join(', ') },
    img: { src: largestAddress({ id, width }), w: width, h: height },
    fallback: uploadedAddress(id, jpegWidth(width), 'jpg'),
  };
}
