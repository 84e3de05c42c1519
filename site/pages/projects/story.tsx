import type { ReactNode } from 'react';
import { isPortrait } from '#contract/site/figure.ts';
import type { Figure } from '#contract/site/records/fields.ts';
import type { StoryPart } from '#contract/site/records/project.ts';
import { Picture } from '../../components/picture.tsx';
import { OpenableFigure } from './lightbox.tsx';

/** Parts of a story next to the figure of the last part; the story's tail has no figure. */
export type StoryRow = { parts: readonly StoryPart[]; figure?: Figure };

/** A project's story in rows: parts without a figure join the next part that has one. */
export function storyRows(parts: readonly StoryPart[]): StoryRow[] {
  const rows: StoryRow[] = [];
  let waiting: StoryPart[] = [];
  for (const part of parts) {
    waiting.push(part);
    if (!part.figure) continue;
    rows.push({ parts: waiting, figure: part.figure });
    waiting = [];
  }
  return waiting.length > 0 ? [...rows, { parts: waiting }] : rows;
}

/** A row with a figure; every second row is mirrored, with its text at the bottom of the figure. */
export function StoryFigureRow({
  row,
  figure,
  number,
  turned,
  children,
}: {
  row: StoryRow;
  figure: Figure;
  number: number;
  turned: boolean;
  /** Content below the figure. */
  children?: ReactNode;
}) {
  const narrow = isPortrait(figure.picture);
  return (
    <section className="cols gap-y-8">
      <div
        className={`flex flex-col gap-y-10 lg:row-start-1 ${narrow ? 'md:col-span-6' : 'lg:col-span-4'} ${turned ? `lg:justify-end lg:pb-8 ${narrow ? 'md:col-start-7' : 'lg:col-start-9'}` : ''}`}
      >
        {row.parts.map((part) => (
          <StoryWords key={part.part} part={part} />
        ))}
      </div>
      <div
        className={`flex flex-col gap-y-12 lg:row-start-1 ${narrow ? 'md:col-span-6' : 'lg:col-span-8'} ${turned ? 'lg:col-start-1' : ''}`}
      >
        <OpenableFigure figure={figure} number={number}>
          <Picture
            picture={figure.picture}
            alt={figure.alt}
            sizes={narrow ? '(min-width: 48rem) 46vw, 92vw' : '(min-width: 64rem) 62vw, 92vw'}
            className="block bg-ledge [&_img]:w-full"
          />
        </OpenableFigure>
        {children}
      </div>
    </section>
  );
}

export function StoryWords({ part }: { part: StoryPart }) {
  return (
    <div>
      <p className="label text-copper">{part.part}</p>
      <h2 className="mt-2.5 text-[clamp(1.6rem,2.4vw,2.2rem)]">{part.heading}</h2>
      {part.text.map((paragraph) => (
        <p key={paragraph} className="mt-3.5 max-w-[38em]">
          {paragraph}
        </p>
      ))}
    </div>
  );
}
