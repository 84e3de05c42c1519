import type { ReactNode } from 'react';
import type { Figure, PictureName } from '#contract/figure.ts';
import type { LinkText } from '#contract/rich-text.ts';
import { Actions } from './button-link.tsx';
import { FigureCaption } from './figure.tsx';
import { Picture } from './picture.tsx';

type HeroProps = {
  heading: string;
  /** Under the headline: a paragraph, or several to pick from. */
  lead: ReactNode;
  actions: readonly LinkText[];
  figure: Figure;
  /** The same view at dusk, for the dark theme. */
  dusk?: PictureName;
  /** Number of the sheet, at the right end of the caption. */
  sheet: string;
};

/** The front of the set: words on paper, and the model rising out of the same paper below them. */
export function Hero({ heading, lead, actions, figure, dusk, sheet }: HeroProps) {
  return (
    <section>
      <div className="sheet relative z-1 pt-[clamp(1.75rem,4.2vw,4.2rem)]">
        <h1 className="text-[clamp(2.7rem,6vw,6rem)] leading-[.98]">{heading}</h1>
        <div className="mt-5 max-w-[31em] text-[clamp(1.0625rem,1.4vw,1.3rem)] leading-[1.45] text-graphite">
          {lead}
        </div>
        <Actions actions={actions} className="mt-7" />
      </div>
      <figure className="lg:-mt-[clamp(2rem,6vw,8rem)]">
        <Picture
          picture={figure.picture}
          dusk={dusk}
          alt={figure.alt}
          sizes="100vw"
          priority
          className="rises aspect-4/3 max-h-[56rem] w-full overflow-hidden bg-transparent! lg:aspect-2/1 [&_img]:size-full [&_img]:object-cover [&_img]:object-[55%_60%] lg:[&_img]:object-[50%_45%]"
        />
        <div className="sheet">
          <div className="flex flex-wrap justify-between gap-x-8 border-b border-hairline pb-2.5">
            <FigureCaption number={1}>{figure.caption}</FigureCaption>
            <span className="caption pt-2.5 max-lg:hidden">Sheet {sheet}</span>
          </div>
        </div>
      </figure>
    </section>
  );
}
