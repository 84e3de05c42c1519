import type { LegalDocument, LegalSection } from '#contract/site/records/legal.ts';
import { displayDate } from '../../catalog/articles.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { Lede } from '../../components/lede.tsx';
import { RichText } from '../../components/rich-text.tsx';

/**
 * A legal page in the style of general notes on a drawing set: an index across the sheet, then numbered notes, with
 * titles next to their text.
 */
export function LegalText({ document }: { document: LegalDocument }) {
  const { meta, heading, lead, effective, updated, sections, links } = document;
  return (
    <>
      <Lede heading={heading} lead={lead} crumbs={{ trail: [], current: meta.title }}>
        <dl className="mt-5 border-t border-hairline font-sans text-[0.95rem] tabular *:flex *:justify-between *:gap-x-4 *:border-b *:border-hairline *:py-2">
          <DateRow term="Effective" date={effective} />
          <DateRow term="Last updated" date={updated} />
        </dl>
      </Lede>
      <div className="sheet pb-rhythm">
        <nav aria-label="Sections" className="mb-[clamp(2rem,4vw,4rem)] border-t border-ink print:hidden">
          <ol className="thirds gap-y-0 font-sans text-[0.95rem]">
            {sections.map(({ title }, i) => (
              <li key={title} className="border-b border-hairline">
                <a
                  href={`#${anchor(i)}`}
                  className="flex h-full min-h-11 items-baseline gap-3 py-2.5 leading-snug no-underline"
                >
                  <span className="min-w-5 text-copper text-sm tabular">{i + 1}</span>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        {sections.map((section, i) => (
          <Note key={section.title} section={section} number={i + 1} />
        ))}
        <div className="no-print border-t border-hairline pt-8">
          <p className="cols">
            <span className="flex flex-wrap gap-3 lg:col-span-6 lg:col-start-7">
              {links.map(({ text, href }) => (
                <ButtonLink key={href} href={href} quiet>
                  {text}
                </ButtonLink>
              ))}
            </span>
          </p>
        </div>
      </div>
    </>
  );
}

const anchor = (index: number) => `section-${index + 1}`;

function DateRow({ term, date }: { term: string; date: string }) {
  return (
    <div>
      <dt className="text-graphite">{term}</dt>
      <dd className="font-[560]">
        <time dateTime={date}>{displayDate(date)}</time>
      </dd>
    </div>
  );
}

function Note({ section, number }: { section: LegalSection; number: number }) {
  const { title, paragraphs, items, after } = section;
  return (
    <section
      id={anchor(number - 1)}
      className="cols scroll-mt-4 gap-y-3 border-t border-hairline py-[clamp(1.75rem,2.6vw,2.5rem)]"
    >
      <h2 className="flex items-baseline gap-3 self-start text-[clamp(1.375rem,2vw,1.75rem)] leading-[1.15] tracking-[-0.02em] lg:sticky lg:top-6 lg:col-span-6">
        <span className="min-w-5 shrink-0 lg:min-w-8 text-copper text-sm tracking-normal tabular">
          {number}
          <span className="sr-only">. </span>
        </span>
        <span>{title}</span>
      </h2>
      <div className="min-w-0 max-w-[38em] space-y-3 wrap-anywhere lg:col-span-6 [&_a[href^=tel]]:whitespace-nowrap">
        {paragraphs.map((paragraph, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: fixed text, in order
          <p key={i}>
            <RichText paragraph={paragraph} />
          </p>
        ))}
        {items && (
          <ul>
            {items.map((item, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: fixed text, in order
              <li key={i} className="border-t border-hairline py-2.5">
                <RichText paragraph={item} />
              </li>
            ))}
          </ul>
        )}
        {after && (
          <p className="border-t border-hairline pt-3">
            <RichText paragraph={after} />
          </p>
        )}
      </div>
    </section>
  );
}
