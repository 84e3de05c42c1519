import { firm, phoneHref } from '#content/firm.ts';
import { prerenderedPaths } from '../../catalog/urls.ts';
import { EmptySheet } from '../../drawings/empty-sheet.tsx';
import { notFoundPage } from '../../frame/error-pages.ts';
import { LinkColumns } from '../../parts/link-columns.tsx';
import { nearestPaths } from './nearest-paths.ts';

const ALWAYS = [
  { text: 'Home', href: '/' },
  { text: 'Services', href: '/services' },
  { text: 'Request a Consultation', href: '/contact' },
  { text: 'Site Map', href: '/sitemap' },
];

/** An empty drawing sheet, and the ways back (specification §2, "Not-found page"). */
export function NotFoundSheet({ pathname }: { pathname: string }) {
  const near = nearestPaths(pathname, [...prerenderedPaths, '/contact']);
  return (
    <div className="sheet py-[clamp(1.25rem,3vw,3rem)]">
      <EmptySheet address={pathname} sheet="404" drawn="not yet">
        <h1>{notFoundPage.title}</h1>
        <p className="mt-5 max-w-[30em] text-lg text-graphite">
          Did you forget to add the page to the router?
        </p>
      </EmptySheet>
      <div className="grid gap-x-[clamp(1.5rem,4vw,5rem)] gap-y-10 pt-10 pb-rhythm lg:grid-cols-2">
        {near.length > 0 && (
          <nav aria-labelledby="near">
            <h2 id="near" className="label mb-3">
              You may have meant
            </h2>
            <LinkColumns columns={1} links={near.map((href) => ({ text: href, href }))} />
          </nav>
        )}
        <nav aria-labelledby="always">
          <h2 id="always" className="label mb-3">
            Start from here
          </h2>
          <LinkColumns columns={1} links={ALWAYS} />
          <p className="border-t border-hairline pt-3 font-sans text-graphite">
            Or call{' '}
            <a href={phoneHref} className="text-ink tabular-nums">
              {firm.phone}
            </a>
          </p>
        </nav>
      </div>
    </div>
  );
}
