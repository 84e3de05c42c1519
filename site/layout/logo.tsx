import {
  type MarkParts,
  markAddress,
  markDensities,
  type ShownMark,
  shownSize,
} from '#contract/site/logo.ts';

type LogoProps = {
  mark: ShownMark;
  /** The firm's name, if the logo includes it; empty if the name is written next to the logo. */
  alt: string;
  /** Classes of the picture; a smaller height narrows it. */
  className?: string;
};

/**
 * The firm's own logo, in each theme the one for it: by class, because the theme is one. A browser loads a lazy picture that
 * isn't displayed never.
 */
export function Logo({ mark: { light, dark, needsPaper }, alt, className = '' }: LogoProps) {
  const paper = needsPaper ? 'logo-paper' : '';
  if (!dark) return <Drawing mark={light} alt={alt} className={`${paper} ${className}`} />;
  return (
    <>
      <Drawing mark={light} alt={alt} isLazy className={`dark:hidden ${className}`} />
      <Drawing mark={dark} alt={alt} isLazy className={`hidden dark:block ${className}`} />
    </>
  );
}

type DrawingProps = { mark: MarkParts; alt: string; className: string; isLazy?: boolean };

function Drawing({ mark, alt, className, isLazy = false }: DrawingProps) {
  const { width, height } = shownSize(mark);
  const [, ...larger] = markDensities(mark).map(
    (density) => `${markAddress(mark, `${density as 1 | 2 | 3}`)} ${density}x`,
  );
  return (
    <img
      src={markAddress(mark, '1')}
      srcSet={larger.join(', ') || undefined}
      width={width}
      height={height}
      alt={alt}
      loading={isLazy ? 'lazy' : undefined}
      className={`shrink-0 object-contain object-left ${className}`.trim()}
    />
  );
}
