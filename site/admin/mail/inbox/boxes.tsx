import { useQuery } from '@tanstack/react-query';
import type { InboundSummary } from '#contract/mail/inbound.ts';
import { Tabs } from '../../components/tabs.tsx';
import { detailDate } from '../../format/dates.ts';
import { useAddress } from '../../state/address.ts';
import { type InboxName, inboundSummary } from '../inbound/inbound-query.ts';

/** The boxes of *Email*, and the outbox. */
export type ShownBox = InboxName | 'outbox';

const LABELS: Record<ShownBox, string> = {
  waiting: 'Inbox',
  'set-aside': 'Archive',
  spam: 'Spam',
  outbox: 'Outbox',
};

const isShown = (name: string | null): name is ShownBox => name !== null && Object.hasOwn(LABELS, name);

/** The box in the URL, `?box=`; `waiting` without one. */
export function useShownBox(): ShownBox {
  const name = useAddress().searchParams.get('box');
  return isShown(name) ? name : 'waiting';
}

/** The address of a box. */
export const hrefOfBox = (box: ShownBox): string =>
  box === 'waiting' ? '/admin/mail' : `/admin/mail?box=${box}`;

/** @param outbox number of emails that couldn’t be delivered. */
export function BoxLinks({ shown, outbox }: { shown: ShownBox; outbox: number }) {
  const summary = useQuery(inboundSummary()).data;
  const counts: Record<ShownBox, number> = {
    waiting: summary?.waiting ?? 0,
    'set-aside': 0,
    spam: summary?.spam ?? 0,
    outbox,
  };
  return (
    <Tabs
      label="Mailboxes"
      tabs={(Object.keys(LABELS) as ShownBox[]).map((box) => ({
        href: hrefOfBox(box),
        isCurrent: box === shown,
        label: (
          <>
            {LABELS[box]}
            {counts[box] > 0 && (
              <span className={`font-normal ${box === 'outbox' ? 'text-overdue' : ''}`}>
                {counts[box].toLocaleString('en-US')}
              </span>
            )}
          </>
        ),
      }))}
    />
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
      className="mt-4 max-w-3xl rounded-control border-l-3 border-cancelled bg-cancelled-bg px-4 py-3 wrap-anywhere text-cancelled"
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
