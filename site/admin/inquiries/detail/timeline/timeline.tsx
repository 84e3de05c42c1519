import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import { LineIcon } from '../../../components/line-icon.tsx';
import { PartFailed } from '../../../components/loaded.tsx';
import { MoreButton } from '../../../components/more-button.tsx';
import { cardDate, momentDate } from '../../../format/dates.ts';
import { mailsOfInquiry } from '../../../mail/mail-query.ts';
import { useOpenInquiry } from '../../../state/open-inquiry.ts';
import { useLiveUpdates } from '../../live/use-live.ts';
import { timelineOf } from '../../queries/inquiry-list-query.ts';
import { useView } from '../../url-state/view-in-address.ts';
import { scrollerOf } from '../head/measured-head.ts';
import { entriesOf, foldOlder, keyOf, type TimelineEntry } from './entries.ts';
import { TimelineMessage } from './message.tsx';
import { QuietLines } from './quiet-lines.tsx';
import { WaitingEntries } from './waiting-entries.tsx';

type TimelineProps = {
  /** Enlarges one of the inquiry's pictures. */
  onOpen: (address: string) => void;
  /** The visitor wrote since this person last looked: the conversation starts there. */
  isUnread?: boolean;
};

/** Everything said and done, oldest first: notes and emails in full, nothing overwritten. */
export function Timeline({ onOpen, isUnread = false }: TimelineProps) {
  const { inquiry } = useOpenInquiry();
  const timeline = useInfiniteQuery(timelineOf(inquiry.id));
  useLiveWords(inquiry);
  const { data: mails = [], isFetching } = useQuery(mailsOfInquiry(inquiry.id));
  const isThere = timeline.data !== undefined && !timeline.isFetching && !isFetching;
  const voices = useUnreadInSight(isUnread && isThere);
  if (timeline.isError && !timeline.data) return <PartFailed what="the timeline" query={timeline} />;
  if (!timeline.data) return <p className="text-graphite">Loading timeline...</p>;
  const events = timeline.data.pages.flatMap(({ items }) => items);
  const { earlier, shown, fresh } = foldOlder(entriesOf(events, mails), isUnread);
  const show = (entry: TimelineEntry) =>
    entry.side === 'between' ? (
      <QuietLines key={entry.lines[0] && keyOf(entry.lines[0])} lines={entry.lines} />
    ) : (
      <Fragment key={entry.event.id}>
        {entry === fresh && <NewLine at={entry.event.at} />}
        <TimelineMessage entry={entry} isFresh={isFresh(entry)} onOpen={onOpen} />
      </Fragment>
    );
  const isFresh = (entry: TimelineEntry) =>
    entry.side === 'visitor' && fresh !== undefined && shown.indexOf(entry) >= shown.indexOf(fresh);
  return (
    <>
      <MoreButton list={timeline} look="bare" className="" label="Show earlier activity" />
      <ol ref={voices} aria-label="Timeline" className="grid gap-4">
        {earlier.length > 0 && <Earlier entries={earlier}>{earlier.map(show)}</Earlier>}
        {shown.map(show)}
      </ol>
      <WaitingEntries inquiryId={inquiry.id} />
    </>
  );
}

/** Everything older, in one line that unfolds. */
function Earlier({ entries, children }: { entries: readonly TimelineEntry[]; children: ReactNode }) {
  const times = entries.flatMap((entry) =>
    entry.side === 'between' ? entry.lines.map(({ at }) => at) : [entry.event.at],
  );
  const [from, to] = [times[0], times.at(-1)].map((at) => (at ? cardDate(at) : ''));
  const isSearching = useView().q !== undefined;
  return (
    <li>
      <details open={isSearching} className="group/earlier">
        <summary className="flex min-h-9 cursor-pointer items-center gap-2 text-14 text-graphite hover:text-ink max-md:min-h-11">
          <LineIcon
            width="16"
            height="16"
            className="shrink-0 group-open/earlier:rotate-90"
            d="m6 3.5 4.5 4.5L6 12.5"
          />
          <b className="font-strong text-ink">{times.length} earlier</b>
          <span className="ml-auto text-13 whitespace-nowrap">{from === to ? from : `${from} – ${to}`}</span>
        </summary>
        <ol className="mt-3 grid gap-4">{children}</ol>
      </details>
    </li>
  );
}

/** Above the first message that this person hasn't read. */
export const NewLine = ({ at }: { at: string }) => (
  <li
    data-new=""
    className="flex list-none items-center gap-3 text-13 font-semibold text-attention before:h-px before:w-6 before:bg-attention/40 after:h-px after:grow after:bg-attention/40"
  >
    New, {momentDate(at)}
  </li>
);

/**
 * Messages that the visitor writes while the conversation is open join it at its end. Nothing else on the screen changes: the head
 * and its controls wait until they are asked to.
 */
function useLiveWords({ id, version }: Pick<Inquiry, 'id' | 'version'>): void {
  const queryClient = useQueryClient();
  const change = useLiveUpdates().changed.get(id);
  const isVisitors = change !== undefined && (change.by === 'visitor' || change.by === null);
  const news = isVisitors && change.version > version ? change.version : null;
  useEffect(() => {
    if (news === null) return;
    void queryClient.invalidateQueries({ queryKey: timelineOf(id).queryKey });
    void queryClient.invalidateQueries({ queryKey: mailsOfInquiry(id).queryKey });
  }, [queryClient, id, news]);
}

/** CSS pixels of a message that are enough to see that it is there. */
const IN_SIGHT_PX = 160;

/**
 * Brings the unread words of a conversation into sight, once; nothing moves where they are in sight already.
 * @param isDue once the conversation is there.
 * @returns the ref of the conversation.
 */
function useUnreadInSight(isDue: boolean) {
  const conversation = useRef<HTMLOListElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    if (!isDue || isDone.current) return;
    isDone.current = true;
    // After the panel was brought to its top.
    requestAnimationFrame(() => {
      const list = conversation.current;
      const message = list?.querySelector('[data-new] + [data-voice]');
      if (!list || !message) return;
      const { top, height } = message.getBoundingClientRect();
      const end = scrollerOf(list)?.getBoundingClientRect().bottom ?? innerHeight;
      const needed = Math.min(height, IN_SIGHT_PX);
      if (top + needed > end - barHeight()) message.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    });
  }, [isDue]);
  return conversation;
}

/** Height of the bar at the foot of a phone, in CSS pixels. */
const barHeight = (): number =>
  Number.parseFloat(document.documentElement.style.getPropertyValue('--bar')) || 0;
