import { useQuery } from '@tanstack/react-query';
import type { NewsletterSummary } from '#contract/mail/newsletter.ts';
import type { StaffMember } from '#contract/site/page-services.ts';
import { BUTTON } from '../components/button.tsx';
import { Loaded } from '../components/loaded.tsx';
import { ViewPage } from '../components/view-page.tsx';
import { ArticleRow, newsletterSummary } from './article-row.tsx';

/** The newsletter for staff: the number of readers, their addresses as a file, and each article's progress. */
export function Newsletter({ staff }: { staff: StaffMember }) {
  const summary = useQuery(newsletterSummary());
  const reload = () => void summary.refetch();
  return (
    <ViewPage title="Newsletter" about="Email each new article to your subscribers">
      <Loaded tellsFailures query={summary} what="the newsletter" waiting="Loading newsletter...">
        {(loaded) => (
          <>
            <Readers subscribers={loaded.subscribers} />
            <Articles summary={loaded} maySend={staff.role === 'owner'} onReload={reload} />
          </>
        )}
      </Loaded>
    </ViewPage>
  );
}

const STATES = [
  ['confirmed', 'Subscribers', 'Receive every article'],
  ['pending', 'Not confirmed', 'Haven’t confirmed their address'],
  ['unsubscribed', 'Unsubscribed', 'No longer receive email'],
] as const;

function Readers({ subscribers }: Pick<NewsletterSummary, 'subscribers'>) {
  return (
    <section aria-label="Subscribers" className="mt-8">
      <dl className="grid border-y border-hairline sm:grid-cols-3 sm:divide-x sm:divide-hairline">
        {STATES.map(([state, label, what]) => (
          <div
            key={state}
            className="border-hairline py-4 max-sm:border-b max-sm:last:border-b-0 sm:px-5 sm:first:pl-0"
          >
            <dt className="label">{label}</dt>
            <dd className="mt-1">
              <span
                className={`flex items-end leading-none font-strong tracking-tight sm:h-12 ${state === 'confirmed' ? 'text-40' : 'text-28'}`}
              >
                {subscribers[state].toLocaleString('en-US')}
              </span>
              <span className="mt-1.5 block text-13 text-graphite">{what}</span>
            </dd>
          </div>
        ))}
      </dl>
      <a href="/api/newsletter/export.csv" download className={`${BUTTON.quiet} mt-5`}>
        Export subscribers (CSV)
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
      <h2 id="newsletter-articles" className="text-20 font-strong tracking-tight">
        Articles
      </h2>
      <p className="mt-1 max-w-xl text-graphite">
        {maySend
          ? 'Each article is sent once. New subscribers get articles sent after they confirm.'
          : 'Only owners can send. Each article is sent once.'}
        {subscribers.confirmed === 0 && ' No confirmed subscribers yet.'}
      </p>
      <ul className="mt-4 border-t border-ink dark:border-graphite/60">
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
