import type { ReactNode } from 'react';

/**
 * One of a pool of texts, chosen by the inline script for each page view (site/pick.css). All are in the page, stacked, so
 * that the tallest sets the height; without JavaScript the first shows.
 */
export function RandomText({
  pool,
  as: Whole = 'div',
  each: Each = 'p',
  className = '',
}: {
  /** As many texts as one of the pools of `site/layout/inline-script.ts`. */
  pool: readonly string[];
  as?: 'div' | 'h1' | 'span';
  each?: 'p' | 'span';
  className?: string;
}): ReactNode {
  return (
    <Whole className={`pick of-${pool.length} ${className}`}>
      {pool.map((text) => (
        <Each key={text}>{text}</Each>
      ))}
    </Whole>
  );
}
