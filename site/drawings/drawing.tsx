import type { ReactElement, SVGProps } from 'react';
import { type SharedDrawing, sharedDrawing } from './shared-drawings.ts';

type DrawingProps = SVGProps<SVGSVGElement> & { name: SharedDrawing; title?: ReactElement };

/** A drawing that several pages show, from its folder's file; children are lettering over it. */
export function Drawing({ name, title, children, ...svg }: DrawingProps) {
  const { href, viewBox } = sharedDrawing(name);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: each page names the drawing
    <svg viewBox={viewBox} {...svg}>
      {title}
      <use href={href} />
      {children}
    </svg>
  );
}
