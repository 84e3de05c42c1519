import type { CSSProperties } from 'react';
import { type MarkParts, markAddress, type ShownMark, shownSize } from '#contract/site/logo.ts';
import { light } from './paint.ts';

/** Light paper around a logo that needs it where the reader's system is dark; on light paper it can't be seen. */
export const PAPER_EDGE = 6;

type LogoProps = { mark: ShownMark; origin: string; name: string };

/**
 * The firm's own logo, from our server: mail programs show neither drawings nor WebP. Where they show no pictures, the name
 * replaces it. Those that can't tell light from dark show the light one.
 */
export function Logo({ mark, origin, name }: LogoProps) {
  const of = (one: MarkParts) => ({ source: origin + markAddress(one, 'mail'), ...shownSize(one), name });
  if (mark.dark)
    return (
      <>
        <Picture {...of(mark.light)} className="logo-light" />
        <Picture {...of(mark.dark)} className="logo-dark" style={HIDDEN} />
      </>
    );
  if (!mark.needsPaper) return <Picture {...of(mark.light)} />;
  return <Picture {...of(mark.light)} style={{ backgroundColor: light.paper, padding: `${PAPER_EDGE}px` }} />;
}

const HIDDEN = { display: 'none', maxHeight: 0, overflow: 'hidden', msoHide: 'all' } as CSSProperties;

type PictureProps = {
  source: string;
  width: number;
  height: number;
  name: string;
  className?: string;
  style?: CSSProperties;
};

function Picture({ source, width, height, name, className, style }: PictureProps) {
  return (
    <img
      src={source}
      width={width}
      height={height}
      alt={name}
      className={className}
      style={{
        ...{ display: 'block', border: 0, color: light.ink, fontFamily: 'Arial,sans-serif', fontWeight: 600 },
        ...style,
      }}
    />
  );
}
