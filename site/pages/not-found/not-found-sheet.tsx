import { pageName } from '../../catalog/site-map.ts';
import { isPrerendered, publicPaths } from '../../catalog/urls.ts';
import { LinkColumns } from '../../components/link-columns.tsx';
import { content } from '../../content/snapshot.ts';
import { EmptySheet } from '../../drawings/empty-sheet.tsx';
import { failurePage, notFoundPage } from '../../layout/error-pages.ts';
import { nearestPaths } from './nearest-paths.ts';

const WAYS_ON = [
  { text: 'Home', href: '/' },
  { text: 'Services', href: '/services' },
  { text: 'Request a Consultation', href: '/contact' },
];

/** An empty drawing sheet, and the ways back (requirements §3.16). */
export function NotFoundSheet({ pathname }: { pathname: string }) {
  const { phoneHref, firm } = content();
  const near = nearestPaths(pathname, [...publicPaths().filter(isPrerendered), '/contact']);
  return (
    <div className="sheet py-[clamp(1.25rem,3vw,3rem)]">
      <EmptySheet address={pathname} sheet="404">
        <div className="grid gap-y-10">
          <div>
            <h1>{notFoundPage.title}</h1>
            <p className="caption mt-4">Did you forget to add the page to the router?</p>
            <p className="mt-6 max-w-[22em] text-[clamp(1.3rem,1.9vw,1.75rem)] leading-snug text-balance">
              This page isn’t in the set. Start here, or call us:{' '}
              <a href={phoneHref} className="whitespace-nowrap tabular">
                {firm.phone}
              </a>
            </p>
          </div>
          <div className="grid max-w-[36rem] gap-y-8">
            {near.length > 0 && (
              <nav aria-labelledby="near">
                <h2 id="near" className="label mb-3">
                  You may have meant
                </h2>
                <LinkColumns links={near.map((href) => ({ text: pageName(href), href }))} columns={1} />
              </nav>
            )}
            <nav aria-labelledby="always">
              <h2 id="always" className="label mb-3">
                Start here
              </h2>
              <LinkColumns links={WAYS_ON} columns={1} />
            </nav>
          </div>
        </div>
      </EmptySheet>
    </div>
  );
}

/** Shown when rendering fails: what happened, what is kept, what to do. */
export function FailureSheet({ pathname }: { pathname: string }) {
  const { phoneHref, firm, emailHref } = content();
  return (
    <div className="sheet py-[clamp(1.25rem,3vw,3rem)]">
      <EmptySheet address={pathname} sheet="500">
        <h1>{failurePage.title}</h1>
        <p className="mt-5 max-w-[34em] text-lg text-graphite">
          Something went wrong on our end. Anything you’ve already sent is safe. Reload the page in a minute,
          or reach us at{' '}
          <a href={phoneHref} className="text-ink tabular">
            {firm.phone}
          </a>{' '}
          or{' '}
          <a href={emailHref} className="text-ink">
            {firm.email}
          </a>
          .
        </p>
      </EmptySheet>
    </div>
  );
}
