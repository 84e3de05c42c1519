import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { InboundMail } from '#contract/mail/inbound.ts';
import { SET_ASIDE_DAYS } from '#contract/mail/inbound-limits.ts';
import { BUTTON } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { MoreButton } from '../../components/more-button.tsx';
import { useLiveUpdates } from '../../inquiries/live/use-live.ts';
import { inquiryCounts } from '../../inquiries/queries/inquiry-list-query.ts';
import { hrefOfView } from '../../inquiries/url-state/view-in-address.ts';
import { type InboxName, inboundIn } from '../inbound/inbound-query.ts';
import { hrefOfBox } from './boxes.tsx';
import { MailItem } from './mail-item.tsx';

type BoxWords = {
  heading: string;
  about: string;
  empty: string;
  /** The link of an empty box. */
  next: { href: string; label: string };
};

const TO_INBOX = { href: hrefOfBox('waiting'), label: 'Open inbox' };

const WORDS: Record<InboxName, BoxWords> = {
  waiting: {
    heading: 'Emails to sort',
    about:
      'Replies are added to their inquiries automatically. Add each email below to an inquiry, or archive it.',
    empty: 'Your inbox is empty. Emails without an inquiry appear here.',
    next: { href: '/admin', label: 'Open inquiries' },
  },
  'set-aside': {
    heading: 'Archive',
    about: `Emails that need no action. Deleted after ${SET_ASIDE_DAYS} days.`,
    empty: 'The archive is empty.',
    next: TO_INBOX,
  },
  spam: {
    heading: 'Suspected spam',
    about: 'You won’t be notified of these. Review them anytime.',
    empty: 'No suspected spam.',
    next: TO_INBOX,
  },
};

/** The emails of a box, newest first, each with staff's actions. */
export function BoxList({ box }: { box: InboxName }) {
  const list = useInfiniteQuery(inboundIn(box));
  const heading = useRef<HTMLHeadingElement>(null);
  const isEmptied = useRef(false);
  /** The heading of a list that staff emptied takes the focus. */
  const put = useCallback((element: HTMLHeadingElement | null) => {
    heading.current = element;
    if (!element || !isEmptied.current) return;
    isEmptied.current = false;
    element.focus();
  }, []);
  const { heading: title, about, empty, next } = WORDS[box];
  const headingWith = (words: string) => (
    <h2 id="box" ref={put} tabIndex={-1} className="text-17 leading-snug font-semibold outline-none">
      {words}
    </h2>
  );
  return (
    <Loaded query={list} what="email" waiting="Loading email...">
      {({ pages }) => {
        const mails = pages.flatMap(({ items }) => items);
        return (
          <section aria-labelledby="box" className="mt-6">
            <NewMailNotice box={box} shown={mails} onShow={() => heading.current?.focus()} />
            {mails.length === 0 ? (
              <EmptyState
                drawing="mailbox"
                title={headingWith(empty)}
                className="rounded-sheet bg-sheet p-6 shadow-e1"
              >
                <a href={next.href} className={BUTTON.quiet}>
                  {next.label}
                </a>
              </EmptyState>
            ) : (
              <>
                {headingWith(title)}
                <p className="mt-1 max-w-3xl text-14 text-graphite">{about}</p>
                <ol className="mt-4 grid gap-3">
                  {mails.map((mail, at) => (
                    <MailItem
                      key={mail.id}
                      mail={mail}
                      isFirst={at === 0}
                      onEmpty={() => {
                        isEmptied.current = true;
                        heading.current?.focus();
                      }}
                    />
                  ))}
                </ol>
              </>
            )}
            {box === 'spam' && <SpamInquiries />}
            <MoreButton list={list} label="Load more" />
          </section>
        );
      }}
    </Loaded>
  );
}

/** Inquiries that the form sent and that are suspected spam, too: they are in the list. */
function SpamInquiries() {
  const count = useQuery(inquiryCounts({})).data?.spam ?? 0;
  if (count === 0) return null;
  return (
    <a href={hrefOfView({ spam: true })} className={`${BUTTON.quiet} mt-4`}>
      {count === 1 ? '1 inquiry is' : `${count.toLocaleString('en-US')} inquiries are`} suspected spam
    </a>
  );
}

type NewMailNoticeProps = { box: InboxName; shown: readonly InboundMail[]; onShow: () => void };

/**
 * "2 new emails": announces emails that arrived since the list was loaded, and loads it on a click. Nothing moves under the
 * reader's hand (requirements §5).
 */
function NewMailNotice({ box, shown, onShow }: NewMailNoticeProps) {
  const queryClient = useQueryClient();
  const { mail } = useLiveUpdates();
  // An email that was just filed leaves the list before the event stream reports that: it isn’t new.
  const [known] = useState(() => new Set<string>());
  for (const { id } of shown) known.add(id);
  const latest = box === 'set-aside' ? [] : (mail?.[box] ?? []);
  const count = latest.filter((id) => !known.has(id)).length;

  async function show() {
    await queryClient.invalidateQueries(inboundIn(box));
    onShow();
  }

  return (
    <div role="status" className="sticky top-0 z-10">
      {count > 0 && (
        <button
          type="button"
          data-new-mail=""
          onClick={show}
          className="mb-4 flex min-h-11 w-full cursor-pointer items-center justify-between gap-4 rounded-control bg-new-bg px-4 text-left font-strong text-new"
        >
          {count === 1 ? '1 new email' : `${count} new emails`}
          <span className="underline underline-offset-4">Show</span>
        </button>
      )}
    </div>
  );
}
