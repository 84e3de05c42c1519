/** The kinds of section on a service page (contract/site/records/service.ts): eight short components, read side by side. */
import type { ServiceSection } from '#contract/site/records/service.ts';
import { Figure } from '../../components/figure.tsx';
import { ProjectCredit } from '../../components/project-credit.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { content } from '../../content/snapshot.ts';

type Of<K extends ServiceSection['kind']> = Extract<ServiceSection, { kind: K }>;
/** Figures are numbered through the page. */
export type NumberedSection<K extends ServiceSection['kind']> = Of<K> & {
  firstFigure: number;
  /** A figure next to text changes sides. */
  isTurned: boolean;
};

export function Points({ points }: Of<'points'>) {
  return (
    <div className="quarters">
      {points.map(({ title, text }) => (
        <div key={title} className="border-t border-ink pt-4">
          <h3>{title}</h3>
          <p className="mt-2 text-graphite">{text}</p>
        </div>
      ))}
    </div>
  );
}

/** Four figures in two rows, the wide one first left, then right. */
export function Figured({ items, firstFigure }: NumberedSection<'figured'>) {
  return (
    <div className="halves">
      {items.map(({ title, text, figure }, index) => (
        // Picture, caption and text share their rows with the neighbor's.
        <div key={title} className="grid content-start md:row-span-3 md:grid-rows-subgrid md:gap-y-0">
          <Figure
            figure={figure}
            credit={<ProjectCredit picture={figure.picture} />}
            number={firstFigure + index}
            sizes="(min-width: 48rem) 46vw, 92vw"
            className="md:row-span-2 md:grid md:grid-rows-subgrid"
          />
          <div>
            <h3 className="mt-5 text-[1.4rem]">{title}</h3>
            <p className="mt-2 max-w-[34em] text-graphite">{text}</p>
          </div>
        </div>
      ))}
    </div>
  );
}

export function Process({ steps, figure, firstFigure, isTurned }: NumberedSection<'process'>) {
  return (
    <div className="cols gap-y-8">
      <ol className={figure ? 'lg:col-span-6' : ''}>
        {steps.map(({ title, text, detail }, index) => (
          <li
            key={title}
            className={`grid grid-cols-[3rem_1fr] border-t border-hairline py-4 last:border-b ${figure ? '' : 'md:grid-cols-[3rem_calc(50%-3rem+var(--gap)/2)_1fr]'}`}
          >
            <span className="label pt-1 text-copper!">{String(index + 1).padStart(2, '0')}</span>
            <h3>{title}</h3>
            <div className={figure ? 'col-start-2' : 'col-start-2 md:col-start-3'}>
              <p className={`mt-1 max-w-[38em] text-graphite ${figure ? '' : 'md:mt-0'}`}>{text}</p>
              {detail && <p className="caption mt-1.5">{detail}</p>}
            </div>
          </li>
        ))}
      </ol>
      {figure && (
        <Figure
          figure={figure}
          credit={<ProjectCredit picture={figure.picture} />}
          number={firstFigure}
          sizes="(min-width: 64rem) 46vw, 92vw"
          className={`lg:sticky lg:top-8 lg:col-span-6 lg:self-start ${isTurned ? 'lg:-order-1' : ''}`}
        />
      )}
    </div>
  );
}

export function List({ items, figure, firstFigure, isTurned }: NumberedSection<'list'>) {
  return (
    <div className="cols gap-y-8">
      {figure && (
        <Figure
          figure={figure}
          credit={<ProjectCredit picture={figure.picture} />}
          number={firstFigure}
          sizes="(min-width: 64rem) 46vw, 92vw"
          className={`lg:col-span-6 ${isTurned ? 'lg:order-1' : ''}`}
        />
      )}
      <ul className="self-center font-sans text-[1.0625rem] tracking-[-0.005em] lg:col-span-6">
        {items.map((item) => (
          <li key={item} className="border-t border-hairline py-3.5 last:border-b">
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Lists({ lists, firstFigure }: NumberedSection<'lists'>) {
  return (
    <div className="halves">
      {lists.map(({ title, items, figure }, index) => (
        <div key={title}>
          <Figure
            figure={figure}
            credit={<ProjectCredit picture={figure.picture} />}
            number={firstFigure + index}
            sizes="(min-width: 48rem) 45vw, 92vw"
          />
          <h3 className="mt-6 text-[1.6rem]">{title}</h3>
          <ul className="mt-3 font-sans">
            {items.map((item) => (
              <li key={item} className="border-t border-hairline py-2.5 last:border-b">
                {item}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** Text; with a list of links it takes the full width, otherwise it is next to its heading. */
export function Copy({ paragraphs, aside }: Of<'copy'>) {
  if (!aside) return <Words paragraphs={paragraphs} />;
  return (
    <div className="cols">
      <Words paragraphs={paragraphs} className="lg:col-span-7" />
      <aside className="lg:col-span-4 lg:col-start-9">
        <h3 className="label">{aside.title}</h3>
        <LinkList links={aside.links} />
      </aside>
    </div>
  );
}

function Words({ paragraphs, className = '' }: Pick<Of<'copy'>, 'paragraphs'> & { className?: string }) {
  return (
    <div className={`space-y-5 text-[1.125rem] leading-[1.65] ${className}`}>
      {paragraphs.map((paragraph) => (
        <p key={String(paragraph[0])} className="max-w-[38em]">
          <RichText paragraph={paragraph} />
        </p>
      ))}
    </div>
  );
}

export function Gallery({ figures, firstFigure }: NumberedSection<'gallery'>) {
  return (
    <div className="cols">
      {figures.map((figure, index) => (
        <Figure
          key={figure.picture}
          figure={figure}
          credit={<ProjectCredit picture={figure.picture} />}
          number={firstFigure + index}
          sizes={index === 0 ? '92vw' : '(min-width: 48rem) 45vw, 92vw'}
          aspect={index === 0 ? 'aspect-16/8' : 'aspect-3/2'}
          className={index === 0 ? '' : 'md:col-span-6'}
        />
      ))}
    </div>
  );
}

export function Places({ links, call }: Of<'places'>) {
  const { phoneHref, firm } = content();
  return (
    <>
      <ul
        className={`gap-x-(--gap) border-t border-ink font-[500] font-sans text-[1.0625rem] sm:columns-2 lg:columns-3`}
      >
        {links.map(({ text, href }) => (
          <li key={href} className="break-inside-avoid border-b border-hairline">
            <a href={href} className="block py-3 no-underline">
              {text}
            </a>
          </li>
        ))}
      </ul>
      {call && (
        <p className="mt-8 font-sans text-xl tracking-tight">
          {call}:{' '}
          <a href={phoneHref} className="whitespace-nowrap tabular">
            {firm.phone}
          </a>
        </p>
      )}
    </>
  );
}

function LinkList({ links }: { links: Of<'places'>['links'] }) {
  return (
    <ul className="mt-3 border-t border-ink font-[500] font-sans">
      {links.map(({ text, href }) => (
        <li key={href} className="border-b border-hairline">
          <a href={href} className="block py-3 no-underline">
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
