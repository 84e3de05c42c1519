import type { LegalDocument, LegalSection } from '#contract/legal.ts';
import { displayDate } from '../../catalog/articles.ts';
import { ButtonLink } from '../../parts/button-link.tsx';
import { Lede } from '../../parts/lede.tsx';
import { RichText } from '../../parts/rich-text.tsx';

/** A legal page in the style of general notes on a drawing set: contents at the side, numbered notes. */
export function LegalText({ document }: { document: LegalDocument }) {
  const { meta, heading, lead, effective, updated, sections, links } = document;
  return (
    <>
      <Lede heading={heading} lead={lead} crumbs={{ trail: [], current: meta.title }}>
        <dl className="mt-5 border-t border-hairline font-sans text-[0.95rem] tabular-nums *:flex *:justify-between *:gap-x-4 *:border-b *:border-hairline *:py-2">
          <DateRow term="Effective" date={effective} />
          <DateRow term="Last updated" date={updated} />
        </dl>
      </Lede>
      <div className="sheet grid gap-x-8 border-t border-hairline pt-[clamp(2rem,4vw,4rem)] pb-rhythm lg:grid-cols-12">
        <nav aria-label="Sections" className="mb-10 lg:col-span-4 print:hidden">
          <ol className="font-sans text-[0.95rem] max-sm:border-t max-sm:border-hairline sm:max-lg:columns-2 lg:sticky lg:top-6">
            {sections.map(({ title }, i) => (
              <li key={title} className="break-inside-avoid max-sm:border-b max-sm:border-hairline">
                <a
                  href={`#${anchor(i)}`}
                  className="flex min-h-9 items-center gap-4 no-underline max-lg:min-h-11"
                >
                  <span className="w-5 text-right text-copper text-sm tabular-nums">{i + 1}</span>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="lg:col-span-8">
          {sections.map((section, i) => (
            <Note key={section.title} section={section} number={i + 1} />
          ))}
          <p className="mt-10 flex flex-wrap gap-3 print:hidden">
            {links.map(({ text, href }) => (
              <ButtonLink key={href} href={href} quiet>
                {text}
              </ButtonLink>
            ))}
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
      className="grid scroll-mt-4 grid-cols-[2.25rem_1fr] border-t border-hairline py-7 first:border-ink md:grid-cols-[3.5rem_1fr]"
    >
      <span className="pt-1 font-[600] font-sans text-copper text-sm tabular-nums" aria-hidden="true">
        {number}
      </span>
      <div className="max-w-[38em] [&_a[href^=tel]]:whitespace-nowrap">
        <h2 className="text-[clamp(1.25rem,1.8vw,1.5rem)] tracking-[-0.015em]">
          <span className="sr-only">{number}. </span>
          {title}
        </h2>
        {paragraphs.map((paragraph, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: fixed text, in order
          <p key={i} className="mt-3">
            <RichText paragraph={paragraph} />
          </p>
        ))}
        {items && (
          <ul className="mt-4">
            {items.map((item, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: fixed text, in order
              <li key={i} className="border-t border-hairline py-2.5">
                <RichText paragraph={item} />
              </li>
            ))}
          </ul>
        )}
        {after && (
          <p className="mt-3 border-t border-hairline pt-3">
            <RichText paragraph={after} />
          </p>
        )}
      </div>
    </section>
  );
}
