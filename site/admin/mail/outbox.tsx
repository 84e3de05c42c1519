/** The outbox: failed deliveries with their reasons, and what still waits. */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MAIL_KIND_LABELS, type MailRecord, type MailsSummary } from '#contract/mail/mail.ts';
import { BUTTON, Button } from '../components/button.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { Loaded } from '../components/loaded.tsx';
import { MoreButton } from '../components/more-button.tsx';
import { detailDate } from '../format/dates.ts';
import { useIncomingMail } from '../state/settings.ts';
import { mailsIn, mailsSummary, useResend } from './mail-query.ts';
import { MailState } from './mail-state.tsx';
import { mailsInWords } from './mail-words.ts';

export function Outbox() {
  return (
    <Loaded query={useQuery(mailsSummary())} what="email" waiting="Loading email...">
      {(loaded) => <Contents summary={loaded} />}
    </Loaded>
  );
}

function Contents({ summary }: { summary: MailsSummary }) {
  const { dead, waiting, held, transport } = summary;
  return (
    <>
      {!transport && (
        <p className="mt-6 max-w-2xl rounded-control bg-progress-bg p-4 text-progress">
          Email isn’t set up. Messages wait here until an owner connects an email account under{' '}
          <a href="/admin/settings" className="text-inherit">
            Settings
          </a>
          .
        </p>
      )}
      {dead + waiting === 0 && (
        <EmptyState
          drawing="mailbox"
          title="All emails have been sent."
          about="Emails that couldn’t be delivered appear here."
        >
          <a href="/admin/newsletter" className={BUTTON.quiet}>
            Write a newsletter
          </a>
        </EmptyState>
      )}
      {dead > 0 && <Dead count={dead} />}
      {useIncomingMail() && <CameBack />}
      {waiting > 0 && <Mails state="waiting" title={`Waiting (${waiting.toLocaleString('en-US')})`} />}
      {held > 0 && (
        <p className="mt-10 max-w-2xl text-graphite">
          {mailsInWords(held)} about suspected spam {held === 1 ? 'is' : 'are'} on hold until you mark the
          inquiry “Not spam.”
        </p>
      )}
    </>
  );
}

function Dead({ count }: { count: number }) {
  const resend = useResend();
  const all = count.toLocaleString('en-US');
  return (
    <Mails state="dead" title={`Not delivered (${all})`}>
      {count > 1 && (
        <Button disabled={resend.isPending} onClick={() => resend.mutate('all')}>
          {resend.isPending ? 'Resending...' : `Resend all ${all}`}
        </Button>
      )}
    </Mails>
  );
}

/** Emails that were accepted and bounced later. Bounces are known only if the server reads the mailbox. */
function CameBack() {
  const { data } = useInfiniteQuery(mailsIn('bounced'));
  return data?.pages[0]?.items.length ? <Mails state="bounced" title="Bounced" /> : null;
}

type MailsProps = { state: 'dead' | 'waiting' | 'bounced'; title: string; children?: ReactNode };

/** The emails in one state. @param children are rendered next to the heading. */
function Mails({ state, title, children }: MailsProps) {
  const list = useInfiniteQuery(mailsIn(state));
  const color = state === 'waiting' ? '' : 'text-overdue';
  return (
    <section aria-labelledby={state} className="mt-10">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id={state} className={`text-17 font-semibold tracking-tight ${color}`}>
          {title}
        </h2>
        {children}
      </div>
      <Loaded query={list} what="email" waiting="Loading email...">
        {({ pages }) => (
          <>
            <ul className="mt-4 divide-y divide-hairline rounded-sheet bg-sheet px-4 shadow-e1 md:px-6">
              {pages
                .flatMap(({ items }) => items)
                .map((mail) => (
                  <MailRow key={mail.id} mail={mail} />
                ))}
            </ul>
            <MoreButton list={list} label="Load more" />
          </>
        )}
      </Loaded>
    </section>
  );
}

function MailRow({ mail }: { mail: MailRecord }) {
  return (
    <li data-subject={mail.id} className="grid gap-x-8 gap-y-2 py-4 md:grid-cols-2">
      <div className="min-w-0">
        <p className="font-semibold break-words">{mail.recipient}</p>
        <p className="mt-0.5 text-13 text-graphite">
          {MAIL_KIND_LABELS[mail.kind]}
          {mail.subject !== null && `: ${mail.subject}`}
        </p>
        <p className="mt-0.5 text-13 text-graphite">
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
