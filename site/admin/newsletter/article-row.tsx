import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { NewsletterArticle, NewsletterSending, NewsletterSummary } from '#contract/mail/newsletter.ts';
import { request } from '../../layout/request.ts';
import { toast } from '../../layout/toaster.tsx';
import { Button } from '../components/button.tsx';
import { ConfirmedButton } from '../components/confirmed-button.tsx';
import { detailDate, shortDayOfYear } from '../format/dates.ts';

export const newsletterSummary = () =>
  queryOptions<NewsletterSummary>({ queryKey: ['/api/newsletter', 'summary'] });

const urlOf = (slug: string) => `/api/newsletter/articles/${encodeURIComponent(slug)}`;

type ArticleRowProps = {
  article: NewsletterArticle & { sending: NewsletterSending | null };
  /** The number of confirmed readers. */
  readers: number;
  maySend: boolean;
  onReload: () => void;
};

/** An article and its state in the newsletter. */
export function ArticleRow({ article, readers, maySend, onReload }: ArticleRowProps) {
  const { slug, title, category, date, sending } = article;
  return (
    <li className="grid gap-x-8 gap-y-2 border-b border-hairline py-4 md:grid-cols-2 md:items-center">
      <div>
        <a href={`/blog/${slug}`} className="font-semibold">
          {title}
        </a>
        <p className="mt-0.5 text-13 text-graphite">
          {shortDayOfYear(date)} · {category}
        </p>
        <TryOut slug={slug} title={title} />
      </div>
      {sending ? (
        <SendingState sending={sending} onReload={onReload} />
      ) : maySend ? (
        <SendButton slug={slug} title={title} readers={readers} />
      ) : (
        <p className="text-graphite">Not sent</p>
      )}
    </li>
  );
}

/** The email as subscribers receive it: in a tab, and in the signed-in person's mailbox. */
function TryOut({ slug, title }: { slug: string; title: string }) {
  const test = useMutation({
    mutationFn: async (): Promise<{ recipient: string }> =>
      (await request(`${urlOf(slug)}/test`, { method: 'POST' })).json(),
    onSuccess: ({ recipient }) => toast({ title: 'Test sent', description: `Sent to ${recipient} only.` }),
    meta: { failed: 'Test not sent' },
  });
  return (
    <p className="flex flex-wrap gap-x-5 text-14">
      <a
        href={`${urlOf(slug)}/preview`}
        target="_blank"
        rel="noreferrer"
        aria-label={`Preview “${title}” in a new tab`}
        className="inline-flex min-h-11 items-center text-section"
      >
        Preview
      </a>
      <Button
        look="bare"
        disabled={test.isPending}
        aria-label={`Send test to me: “${title}”`}
        onClick={() => test.mutate()}
      >
        Send test to me
      </Button>
    </p>
  );
}

function SendingState({ sending, onReload }: { sending: NewsletterSending; onReload: () => void }) {
  const { startedAt, startedBy, finishedAt, recipients, waiting, dead } = sending;
  return (
    <div>
      <p>
        <span className="font-semibold">
          {finishedAt ? 'Sent' : 'Sending'} to {readersInWords(recipients)}
        </span>
        <span className="text-graphite">
          {' '}
          by {startedBy}, {detailDate(startedAt)}
        </span>
      </p>
      {(waiting > 0 || !finishedAt) && (
        <p className="text-13 text-graphite">
          {waiting.toLocaleString('en-US')} still sending.{' '}
          <Button look="bare" onClick={onReload}>
            Refresh
          </Button>
        </p>
      )}
      {dead > 0 && (
        <p className="text-13 text-overdue">
          {dead.toLocaleString('en-US')} not delivered.{' '}
          <a href="/admin/mail" className="text-section">
            View details
          </a>
        </p>
      )}
    </div>
  );
}

/** Sends an article to every confirmed reader, once confirmed: sent emails can't be recalled. The server refuses to do it twice. */
function SendButton({ slug, title, readers }: { slug: string; title: string; readers: number }) {
  const queryClient = useQueryClient();
  const send = useMutation({
    mutationFn: async (): Promise<NewsletterSummary> =>
      (await request(`${urlOf(slug)}/send`, { method: 'POST' })).json(),
    onSuccess: (summary) => {
      queryClient.setQueryData(newsletterSummary().queryKey, summary);
      toast({ title: 'Sending newsletter', description: 'Emails are being sent to all subscribers.' });
    },
    meta: { failed: 'Newsletter not sent' },
    onError: () => queryClient.invalidateQueries({ queryKey: newsletterSummary().queryKey }),
  });
  if (readers === 0) return <p className="text-graphite">Not sent</p>;
  return (
    <div>
      <ConfirmedButton
        look="quiet"
        disabled={send.isPending}
        question={`Send this article to ${readersInWords(readers)}?`}
        consequences={
          <>
            <p className="mt-2">“{title}”</p>
            <p className="mt-2 text-graphite">The emails will be sent right away and can’t be recalled.</p>
          </>
        }
        confirm="Send now"
        onConfirm={() => send.mutate()}
      >
        {send.isPending ? 'Sending...' : `Send to ${readersInWords(readers)}`}
      </ConfirmedButton>
    </div>
  );
}

const readersInWords = (count: number) =>
  count === 1 ? '1 subscriber' : `${count.toLocaleString('en-US')} subscribers`;
