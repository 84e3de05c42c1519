import type { ReactNode } from 'react';
import type { Figure } from '#contract/site/records/fields.ts';
import { FigureCaption } from '../../components/figure.tsx';
import { Picture } from '../../components/picture.tsx';
import { Icon, type IconName } from '../../layout/icon.tsx';

/** Addresses of a figure's large view and of its place on the page; counted from 1. */
const viewOf = (n: number) => `view-${n}`;
const placeOf = (n: number) => `figure-${n}`;

/** A figure of the page that opens large. Its number is its position in the lightbox. */
export function OpenableFigure({
  figure,
  number,
  children,
  className,
}: {
  figure: Figure;
  number: number;
  /** The picture as shown on the page. */
  children: ReactNode;
  className?: string;
}) {
  return (
    <figure id={placeOf(number)} className={`scroll-mt-24 ${className ?? ''}`}>
      <a
        href={`#${viewOf(number)}`}
        aria-label={`Enlarge figure ${number}: ${figure.alt}`}
        className="group/open relative block overflow-hidden"
      >
        {children}
        <span
          aria-hidden="true"
          className="absolute right-0 bottom-0 flex size-11 items-center justify-center bg-paper text-ink group-hover/open:bg-copper group-hover/open:text-on-copper print:hidden"
        >
          <svg
            viewBox="0 0 16 16"
            className="size-4"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.4"
            aria-hidden="true"
          >
            <path d="M9.5 2H14v4.5M14 2 9 7M6.5 14H2V9.5M2 14l5-5" />
          </svg>
        </span>
      </a>
      <FigureCaption number={number}>{figure.caption}</FigureCaption>
    </figure>
  );
}

/**
 * Large views of a page's figures, each at a separate URL (`#view-2`), shown by `:target`: they
 * work without JavaScript, by keyboard, and by the browser's back button.
 */
export function Lightbox({ figures }: { figures: readonly Figure[] }) {
  return (
    <div data-lightbox="" className="print:hidden">
      {figures.map((figure, i) => (
        <LargeView key={figure.picture} figure={figure} number={i + 1} count={figures.length} />
      ))}
    </div>
  );
}

function LargeView({ figure, number, count }: { figure: Figure; number: number; count: number }) {
  const previous = number > 1 ? number - 1 : count;
  const next = number < count ? number + 1 : 1;
  return (
    <section
      id={viewOf(number)}
      aria-label={`Figure ${number} of ${count}`}
      className="fixed inset-0 z-50 hidden grid-rows-[auto_minmax(0,1fr)_auto] overscroll-contain bg-paper target:grid"
    >
      <div className="flex items-center justify-between border-b border-hairline pl-5 font-sans text-sm sm:pl-8">
        <p className="tabular">
          {number} <span className="text-graphite">of {count}</span>
        </p>
        <nav aria-label="Figures" className="flex">
          {count > 1 && (
            <>
              <ViewLink
                to={`#${viewOf(previous)}`}
                label="Previous figure"
                shortcut="ArrowLeft"
                icon="left"
              />
              <ViewLink to={`#${viewOf(next)}`} label="Next figure" shortcut="ArrowRight" icon="right" />
            </>
          )}
          <ViewLink to={`#${placeOf(number)}`} label="Close" shortcut="Escape" icon="close" />
        </nav>
      </div>
      <div className="flex min-h-0 items-center justify-center p-0 sm:p-6">
        <Picture
          picture={figure.picture}
          alt={figure.alt}
          sizes="100vw"
          className="max-h-full max-w-full [&_img]:max-h-[calc(100dvh-9rem)] [&_img]:w-auto [&_img]:max-w-full [&_img]:object-contain"
        />
      </div>
      <p className="border-t border-hairline px-5 py-4 font-sans text-sm text-graphite sm:px-8">
        {figure.caption}
      </p>
    </section>
  );
}

/** `shortcut` is read by the page's inline script: that key follows the link while its view is open. */
function ViewLink({
  to,
  label,
  shortcut,
  icon,
}: {
  to: string;
  label: string;
  shortcut: string;
  icon: IconName;
}) {
  return (
    <a
      href={to}
      data-key={shortcut}
      className="flex size-14 items-center justify-center border-l border-hairline hover:bg-copper hover:text-on-copper"
    >
      <Icon name={icon} className="size-4.5" />
      <span className="sr-only">{label}</span>
    </a>
  );
}
