/** Shared parts of a list's tiles: a picture cropped to the tile's frame, and a link that covers the whole of its `relative` tile. */
import type { ReactNode } from 'react';
import { Picture, type PictureProps } from './picture.tsx';

type TilePictureProps = Omit<PictureProps, 'className'> & {
  /** Classes of the frame: its proportions, and that it crops. */
  frame: string;
};

export function TilePicture({ frame, ...picture }: TilePictureProps) {
  return (
    <figure className={frame}>
      <Picture {...picture} className="size-full [&_img]:size-full [&_img]:object-cover" />
    </figure>
  );
}

export function TileLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="no-underline after:absolute after:inset-0 group-hover:text-copper">
      {children}
    </a>
  );
}
