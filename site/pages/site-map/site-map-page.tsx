import { type SiteMapEntry, type SiteMapSection, siteMap } from '../../catalog/site-map.ts';
import { ExternalLink } from '../../components/external-link.tsx';
import { Lede } from '../../components/lede.tsx';
import { content } from '../../content/snapshot.ts';
import type { PageHandle } from '../../layout/page.ts';

export const handle: PageHandle = { page: () => content().siteMap.page };

export default function SiteMap() {
  const { intro } = content().siteMap;
  return (
    <>
      <Lede {...intro}>
        <p className="mt-3 flex flex-wrap items-center gap-x-6 font-sans text-[0.95rem]">
          <ExternalLink href="/sitemap.xml" className="min-h-11">
            {intro.xml}
          </ExternalLink>
          <a href="/blog/rss.xml" className="inline-flex min-h-11 items-center">
            {intro.feed}
          </a>
          <a href="/" className="inline-flex min-h-11 items-center">
            Back to Home
          </a>
        </p>
      </Lede>
      <div className="sheet pb-rhythm">
        {siteMap().map((section, index) => (
          <IndexOfSheets key={section.title} section={section} number={index + 1} />
        ))}
      </div>
    </>
  );
}

/** A section of the index: its name in the margin, sheet numbers and titles in columns. */
function IndexOfSheets({ section, number }: { section: SiteMapSection; number: number }) {
  const { page } = content().siteMap;
  const { title, entries, more } = section;
  return (
    <section className="cols gap-y-5 border-t border-ink py-[clamp(1.75rem,3vw,3rem)]">
      <div className="lg:col-span-4">
        <p className="label">
          {page.sheet}.{number}
        </p>
        <h2 className="mt-1 text-[clamp(1.375rem,2vw,1.75rem)] tracking-[-0.02em]">{title}</h2>
      </div>
      <div className="lg:col-span-8">
        {entries.length > 0 && <Entries entries={entries} />}
        {more && more.entries.length > 0 && (
          <>
            <h3 className="label mt-8 mb-3">{more.title}</h3>
            <Entries entries={more.entries} />
          </>
        )}
      </div>
    </section>
  );
}

function Entries({ entries }: { entries: readonly SiteMapEntry[] }) {
  return (
    <ul className="gap-x-(--gap) border-b border-hairline font-sans text-[0.95rem] sm:columns-2 sm:border-b-0">
      {entries.map(({ text, href, sheet }) => (
        <li key={href} className="break-inside-avoid border-t border-hairline">
          <a href={href} className="flex min-h-11 items-baseline gap-4 py-2.5 leading-snug no-underline">
            {sheet && <span className="caption w-12 shrink-0">{sheet}</span>}
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
