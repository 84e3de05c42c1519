import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { MAIL_KIND_LABELS, type MailRecord, type MailsSummary } from '#contract/mail.ts';
import { Button } from '../button.tsx';
import { failureInWords } from '../failure-in-words.ts';
import { detailDate } from '../inquiries/dates.ts';
import { mailsIn, mailsSummary, useResend } from './mail-query.ts';
import { MailState } from './mail-state.tsx';
import { mailsInWords } from './mail-words.ts';

/** Mail for staff: what could not be delivered and why, and what still waits. */
export function Mail() {
  const summary = useQuery(mailsSummary());
  return (
    <main className="grow px-4 pt-6 pb-16 md:px-6">
      <h1 className="text-[2rem] leading-[1.05] font-[570] tracking-[-0.025em]">Mail</h1>
      <p className="mt-1.5 text-graphite">What could not be delivered, and what is still on its way</p>
      {summary.data ? (
        <Outbox summary={summary.data} />
      ) : summary.isError ? (
        <Failure error={summary.error} onRetry={() => void summary.refetch()} />
      ) : (
        <p role="status" className="mt-10 font-semibold">
          Loading mail...
        </p>
      )}
    </main>
  );
}

function Outbox({ summary }: { summary: MailsSummary }) {
  const { dead, waiting, held, transport } = summary;
  return (
    <>
      {!transport && (
        <p className="mt-6 max-w-[44em] border border-hairline p-4">
          No mail server is set, so nothing is sent and nothing is lost: mail waits here until whoever runs
          this server sets SMTP_URL and restarts it.
        </p>
      )}
      {dead + waiting === 0 && (
        <p className="mt-10 text-xl font-[570] tracking-[-0.015em]">Nothing waits. All mail has gone out.</p>
      )}
      {dead > 0 && <Dead count={dead} />}
      {waiting > 0 && (
        <section aria-labelledby="waiting" className="mt-10">
          <h2 id="waiting" className="text-xl font-[570] tracking-[-0.015em]">
            Waiting ({waiting.toLocaleString('en-US')})
          </h2>
          <MailList state="waiting" />
        </section>
      )}
      {held > 0 && (
        <p className="mt-10 max-w-[44em] text-graphite">
          {mailsInWords(held)} about suspected spam {held === 1 ? 'is' : 'are'} withheld, and will go out when
          the inquiry is rescued.
        </p>
      )}
    </>
  );
}

function Dead({ count }: { count: number }) {
  const resend = useResend();
  return (
    <section aria-labelledby="dead" className="mt-10">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="dead" className="text-xl font-[570] tracking-[-0.015em] text-cancelled">
          Not delivered ({count.toLocaleString('en-US')})
        </h2>
        {count > 1 && (
          <Button look="quiet" disabled={resend.isPending} onClick={() => resend.mutate('all')}>
            {resend.isPending ? 'Resending...' : `Resend all ${count.toLocaleString('en-US')}`}
          </Button>
        )}
      </div>
      <MailList state="dead" />
    </section>
  );
}

function MailList({ state }: { state: 'dead' | 'waiting' }) {
  const list = useInfiniteQuery(mailsIn(state));
  if (!list.data)
    return list.isError ? (
      <Failure error={list.error} onRetry={() => void list.refetch()} />
    ) : (
      <p role="status" className="mt-4">
        Loading mail...
      </p>
    );
  return (
    <>
      <ul className="mt-4 border-t border-hairline">
        {list.data.pages.flat().map((mail) => (
          <MailRow key={mail.id} mail={mail} />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          look="quiet"
          className="mt-4"
          disabled={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {list.isFetchingNextPage ? 'Loading more...' : 'Load more'}
        </Button>
      )}
    </>
  );
}

function MailRow({ mail }: { mail: MailRecord }) {
  return (
    <li className="grid gap-x-8 gap-y-2 border-b border-hairline py-4 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div className="min-w-0">
        <p className="font-semibold break-words">{mail.recipient}</p>
        <p className="mt-0.5 text-[0.85rem] text-graphite">
          {MAIL_KIND_LABELS[mail.kind]}
          {mail.subject !== null && `: ${mail.subject}`}
        </p>
        <p className="mt-0.5 text-[0.85rem] text-graphite">
          {mail.inquiryId !== null && (
            <>
              <a
                href={`/admin?inquiry=${encodeURIComponent(mail.inquiryId)}`}
                className="inline-flex min-h-6 items-center text-section"
              >
                {mail.reference ?? 'Inquiry'}
              </a>
              {' · '}
            </>
          )}
          {detailDate(mail.createdAt)}
        </p>
      </div>
      <MailState mail={mail} />
    </li>
  );
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div role="alert" className="mt-6 bg-cancelled-bg p-4 text-cancelled">
      <p>Mail could not be loaded. {failureInWords(error)}</p>
      <Button look="bare" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
