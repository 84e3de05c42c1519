import type { PictureName } from '#contract/figure.ts';
import { Picture } from '../picture.tsx';

/** A figure between paragraphs; it breaks out of the text's measure on both sides. */
export function Plate({ picture, alt, caption }: { picture: PictureName; alt: string; caption: string }) {
  return (
    <figure className="col-span-full my-8 break-inside-avoid lg:col-span-9 lg:col-start-4 lg:my-12">
      <Picture
        picture={picture}
        alt={alt}
        sizes="(min-width: 64rem) 68vw, 92vw"
        className="block bg-ledge [&_img]:w-full"
      />
      <figcaption className="pt-2.5 font-sans text-xs leading-snug tracking-[.02em] text-graphite">
        {caption}
      </figcaption>
    </figure>
  );
}
