import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { InboundMail } from '#contract/mail/inbound.ts';
import { SET_ASIDE_DAYS } from '#contract/mail/inbound-limits.ts';
import { Loaded } from '../../components/loaded.tsx';
import { MoreButton } from '../../components/more-button.tsx';
import { useLiveUpdates } from '../../inquiries/live/use-live.ts';
import { type InboxName, inboundIn } from '../inbound/inbound-query.ts';
import { MailItem } from './mail-item.tsx';

type BoxWords = { heading: string; about: string; empty: string };

const WORDS: Record<InboxName, BoxWords> = {
  waiting: {
    heading: 'Emails to sort',
    about:
      'Replies are added to their inquiries automatically. Add each email below to an inquiry, or archive it.',
    empty: 'Your inbox is empty. Emails without an inquiry appear here.',
  },
  spam: {
    heading: 'Suspected spam',
    about: 'You won’t be notified of these. Review them anytime.',
    empty: 'No suspected spam.',
  },
  'set-aside': {
    heading: 'Archive',
    about: `Emails that need no action. Deleted after ${SET_ASIDE_DAYS} days.`,
    empty: 'The archive is empty.',
  },
};

/** The emails of a box, newest first, each with staff's actions. */
export function BoxList({ box }: { box: InboxName }) {
  const list = useInfiniteQuery(inboundIn(box));
  const heading = useRef<HTMLHeadingElement>(null);
  const { heading: title, about, empty } = WORDS[box];
  return (
    <Loaded query={list} what="email" waiting="Loading email...">
      {({ pages }) => {
        const mails = pages.flatMap(({ items }) => items);
        return (
          <section aria-labelledby="box" className="mt-6">
            <NewMailNotice box={box} shown={mails} onShow={() => heading.current?.focus()} />
            <h2
              id="box"
              ref={heading}
              tabIndex={-1}
              className="text-20 leading-tight font-strong tracking-tight outline-none"
            >
              {mails.length === 0 ? empty : title}
            </h2>
            {mails.length > 0 && (
              <>
                <p className="mt-1 max-w-3xl text-graphite">{about}</p>
                <ol className="mt-5 border-t border-hairline">
                  {mails.map((mail) => (
                    <MailItem key={mail.id} mail={mail} onEmpty={() => heading.current?.focus()} />
                  ))}
                </ol>
              </>
            )}
            <MoreButton list={list} label="Load more" />
          </section>
        );
      }}
    </Loaded>
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
  const known = new Set(shown.map(({ id }) => id));
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
          className="mb-5 flex min-h-11 w-full cursor-pointer items-center justify-between gap-4 border-b border-hairline bg-new-bg px-4 text-left font-strong text-new"
        >
          {count === 1 ? '1 new email' : `${count} new emails`}
          <span className="underline underline-offset-4">Show</span>
        </button>
      )}
    </div>
  );
}
