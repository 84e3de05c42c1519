import { useQuery } from '@tanstack/react-query';
import type { NewsletterSummary } from '#contract/newsletter.ts';
import type { StaffMember } from '#contract/page-services.ts';
import { Button } from '../button.tsx';
import { failureInWords } from '../failure-in-words.ts';
import { ArticleRow } from './article-row.tsx';
import { newsletterSummary } from './newsletter-query.ts';

/** The newsletter for staff: who reads it, their addresses as a file, and each article on its way to them. */
export function Newsletter({ staff }: { staff: StaffMember }) {
  const summary = useQuery(newsletterSummary());
  const reload = () => void summary.refetch();
  return (
    <main className="grow px-4 pt-6 pb-16 md:px-6">
      <h1 className="text-[2rem] leading-[1.05] font-[570] tracking-[-0.025em]">Newsletter</h1>
      <p className="mt-1.5 text-graphite">One e-mail to every reader when an article is published</p>
      {summary.data ? (
        <>
          {summary.isError && <Failure error={summary.error} onRetry={reload} />}
          <Readers subscribers={summary.data.subscribers} />
          <Articles summary={summary.data} maySend={staff.role === 'owner'} onReload={reload} />
        </>
      ) : summary.isError ? (
        <Failure error={summary.error} onRetry={reload} />
      ) : (
        <p role="status" className="mt-10 font-semibold">
          Loading the newsletter...
        </p>
      )}
    </main>
  );
}

const STATES = [
  ['confirmed', 'Readers', 'get every article'],
  ['pending', 'Not confirmed', 'asked for it, and haven’t confirmed it yet'],
  ['unsubscribed', 'Unsubscribed', 'get nothing more'],
] as const;

function Readers({ subscribers }: Pick<NewsletterSummary, 'subscribers'>) {
  return (
    <section aria-label="Readers" className="mt-8">
      <dl className="grid border-y border-hairline sm:grid-cols-3 sm:divide-x sm:divide-hairline">
        {STATES.map(([state, label, what]) => (
          <div
            key={state}
            className="border-hairline py-4 max-sm:border-b max-sm:last:border-b-0 sm:px-5 sm:first:pl-0"
          >
            <dt className="label">{label}</dt>
            <dd className="mt-1 text-[1.6rem] leading-tight font-[570] tracking-[-0.02em]">
              {subscribers[state].toLocaleString('en-US')}
              <span className="mt-0.5 block text-[0.85rem] font-normal tracking-normal text-graphite">
                {what}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <a href="/api/newsletter/export.csv" download className="button button-quiet mt-5 min-h-11">
        Export addresses (CSV)
      </a>
    </section>
  );
}

function Articles({
  summary: { subscribers, articles },
  maySend,
  onReload,
}: {
  summary: NewsletterSummary;
  maySend: boolean;
  onReload: () => void;
}) {
  return (
    <section aria-labelledby="newsletter-articles" className="mt-12">
      <h2 id="newsletter-articles" className="text-xl font-[570] tracking-[-0.015em]">
        Articles
      </h2>
      <p className="mt-1 max-w-[40em] text-graphite">
        {maySend
          ? 'An article goes to each reader once. Who confirms later gets the ones sent after that.'
          : 'Owners send articles. Each goes to a reader once.'}
      </p>
      <ul className="mt-4 border-t border-ink">
        {articles.map((article) => (
          <ArticleRow
            key={article.slug}
            article={article}
            readers={subscribers.confirmed}
            maySend={maySend}
            onReload={onReload}
          />
        ))}
      </ul>
    </section>
  );
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div role="alert" className="mt-10">
      <h2 className="text-xl font-[570] tracking-[-0.015em]">The newsletter could not be loaded.</h2>
      <p className="mt-2 mb-4 max-w-[34em] text-graphite">{failureInWords(error)}</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}
