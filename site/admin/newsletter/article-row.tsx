import { useRef } from 'react';
import type { NewsletterArticle, NewsletterSending } from '#contract/newsletter.ts';
import { Button } from '../button.tsx';
import { detailDate } from '../inquiries/dates.ts';
import { useSendArticle } from './newsletter-query.ts';

type ArticleRowProps = {
  article: NewsletterArticle & { sending: NewsletterSending | null };
  /** How many are confirmed now. */
  readers: number;
  maySend: boolean;
  onReload: () => void;
};

/** An article and how it stands with the readers. */
export function ArticleRow({ article, readers, maySend, onReload }: ArticleRowProps) {
  const { slug, title, category, date, sending } = article;
  return (
    <li className="grid gap-x-8 gap-y-2 border-b border-hairline py-4 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:items-center">
      <div>
        <a href={`/blog/${slug}`} className="font-semibold">
          {title}
        </a>
        <p className="mt-0.5 text-[0.85rem] text-graphite">
          {publishedOn.format(new Date(date))} · {category}
        </p>
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

/** A calendar date, which no time zone may move. */
const publishedOn = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

function SendingState({ sending, onReload }: { sending: NewsletterSending; onReload: () => void }) {
  const { startedAt, startedBy, finishedAt, recipients, waiting, dead } = sending;
  return (
    <div>
      <p>
        <span className="font-semibold">
          {finishedAt ? 'Sent' : 'Being sent'} to {readersInWords(recipients)}
        </span>
        <span className="text-graphite">
          {' '}
          by {startedBy}, {detailDate(startedAt)}
        </span>
      </p>
      {(waiting > 0 || !finishedAt) && (
        <p className="text-[0.85rem] text-graphite">
          {waiting.toLocaleString('en-US')} still waiting for the mail server.{' '}
          <Button look="bare" onClick={onReload}>
            Look again
          </Button>
        </p>
      )}
      {dead > 0 && (
        <p className="text-[0.85rem] text-cancelled">
          {dead.toLocaleString('en-US')} not delivered.{' '}
          <a href="/admin/mail" className="text-section">
            See why
          </a>
        </p>
      )}
    </div>
  );
}

/** Asks once more: what went out can't be called back. */
function SendButton({ slug, title, readers }: { slug: string; title: string; readers: number }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const send = useSendArticle(slug);
  if (readers === 0) return <p className="text-graphite">No reader has confirmed yet.</p>;
  const heading = `send-${slug}`;
  return (
    <div>
      <Button look="quiet" disabled={send.isPending} onClick={() => dialog.current?.showModal()}>
        {send.isPending ? 'Sending...' : `Send to ${readersInWords(readers)}`}
      </Button>
      <dialog
        ref={dialog}
        aria-labelledby={heading}
        className="m-auto w-full max-w-[30rem] border border-ink bg-paper p-6 text-ink backdrop:bg-ink/40"
      >
        <h3 id={heading}>Send this article to {readersInWords(readers)}?</h3>
        <p className="mt-2">“{title}”</p>
        <p className="mt-2 text-graphite">
          One e-mail each, at once. What has gone out can’t be called back.
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button
            onClick={() => {
              dialog.current?.close();
              send.mutate();
            }}
          >
            Send now
          </Button>
          <Button look="quiet" onClick={() => dialog.current?.close()}>
            Cancel
          </Button>
        </div>
      </dialog>
    </div>
  );
}

const readersInWords = (count: number) =>
  count === 1 ? '1 reader' : `${count.toLocaleString('en-US')} readers`;
