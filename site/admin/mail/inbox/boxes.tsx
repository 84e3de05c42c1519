import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { InboundSummary } from '#contract/mail/inbound.ts';
import { useCurrentInSight } from '../../components/use-current-in-sight.ts';
import { detailDate } from '../../format/dates.ts';
import { useAddress } from '../../state/address.ts';
import { type InboxName, inboundSummary } from '../inbound/inbound-query.ts';

/** The boxes of *Email*, and the outbox. */
export type ShownBox = InboxName | 'outbox';

const LABELS: Record<ShownBox, string> = {
  waiting: 'Inbox',
  spam: 'Suspected spam',
  'set-aside': 'Archive',
  outbox: 'Outbox',
};

const isShown = (name: string | null): name is ShownBox => name !== null && Object.hasOwn(LABELS, name);

/** The box in the URL, `?box=`; `waiting` without one. */
export function useShownBox(): ShownBox {
  const name = useAddress().searchParams.get('box');
  return isShown(name) ? name : 'waiting';
}

/** @param outbox number of emails that couldn’t be delivered. */
export function BoxLinks({ shown, outbox }: { shown: ShownBox; outbox: number }) {
  const summary = useQuery(inboundSummary()).data;
  const nav = useRef<HTMLElement>(null);
  useCurrentInSight(nav, shown);
  const counts: Record<ShownBox, number> = {
    waiting: summary?.waiting ?? 0,
    spam: summary?.spam ?? 0,
    'set-aside': 0,
    outbox,
  };
  return (
    <nav
      ref={nav}
      aria-label="Mailboxes"
      className="relative mt-5 -mx-4 overflow-x-auto border-b border-ink px-4 dark:border-graphite/60 md:-mx-6 md:px-6"
    >
      <ul className="flex w-max gap-x-6">
        {(Object.keys(LABELS) as ShownBox[]).map((box) => (
          <li key={box}>
            <a
              href={box === 'waiting' ? '/admin/mail' : `/admin/mail?box=${box}`}
              aria-current={box === shown ? 'page' : undefined}
              className="flex min-h-11 items-center gap-1.5 border-b-2 border-transparent font-strong whitespace-nowrap text-ink no-underline hover:text-copper focus-visible:-outline-offset-2 current:border-copper"
            >
              {LABELS[box]}
              {counts[box] > 0 && (
                <span className={box === 'outbox' ? 'text-overdue' : 'text-graphite'}>
                  {counts[box].toLocaleString('en-US')}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** When the mailbox was read last, and why it can’t be read now. */
export function MailboxState({ summary: { trouble, lastReadAt } }: { summary: InboundSummary }) {
  const last = lastReadAt === null ? null : detailDate(lastReadAt);
  if (trouble === null)
    return (
      <p className="mt-3 text-13 text-graphite">
        {last === null ? 'The mailbox hasn’t been checked yet.' : `Last checked ${last}.`}
      </p>
    );
  return (
    <div
      role="status"
      data-mailbox-trouble=""
      className="mt-4 max-w-3xl border-l-3 border-cancelled bg-cancelled-bg px-4 py-3 wrap-anywhere text-cancelled"
    >
      <p>
        <b className="font-semibold">Can’t check the mailbox.</b> {trouble}
      </p>
      <p className="mt-1">
        {last === null ? 'It hasn’t been checked yet.' : `Last checked ${last}.`} New email is safe in the
        mailbox.
      </p>
    </div>
  );
}
