import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import { PartFailed } from '../../../components/loaded.tsx';
import { MoreButton } from '../../../components/more-button.tsx';
import { mailsOfInquiry } from '../../../mail/mail-query.ts';
import { useOpenInquiry } from '../../../state/open-inquiry.ts';
import { useLiveUpdates } from '../../live/use-live.ts';
import { timelineOf } from '../../queries/inquiry-list-query.ts';
import { entriesOf, keyOf } from './entries.ts';
import { TimelineMessage } from './message.tsx';
import { QuietLines } from './quiet-lines.tsx';
import { WaitingEntries } from './waiting-entries.tsx';

type TimelineProps = {
  /** Enlarges one of the inquiry's pictures. */
  onOpen: (address: string) => void;
  /** Whether the list scrolls to the newest message automatically. */
  startsAtNewest: boolean;
};

/** Everything said and done, oldest first: notes and emails in full, nothing overwritten. */
export function Timeline({ onOpen, startsAtNewest }: TimelineProps) {
  const { inquiry } = useOpenInquiry();
  const timeline = useInfiniteQuery(timelineOf(inquiry.id));
  useLiveWords(inquiry);
  const { data: mails = [], isFetching } = useQuery(mailsOfInquiry(inquiry.id));
  const isThere = timeline.data !== undefined && !timeline.isFetching && !isFetching;
  const voices = useNewestInSight(startsAtNewest && isThere);
  if (timeline.isError && !timeline.data) return <PartFailed what="the timeline" query={timeline} />;
  if (!timeline.data) return <p className="text-graphite">Loading timeline...</p>;
  const events = timeline.data.pages.flatMap(({ items }) => items);
  return (
    <>
      <MoreButton list={timeline} look="bare" className="" label="Show earlier activity" />
      <ol ref={voices} aria-label="Timeline" className="grid gap-4">
        {entriesOf(events, mails).map((entry) =>
          entry.side === 'between' ? (
            <QuietLines key={entry.lines[0] && keyOf(entry.lines[0])} lines={entry.lines} />
          ) : (
            <TimelineMessage key={entry.event.id} entry={entry} onOpen={onOpen} />
          ),
        )}
      </ol>
      <WaitingEntries inquiryId={inquiry.id} />
    </>
  );
}

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

/**
 * Brings the newest words of a conversation into sight, once.
 * @param isDue once the conversation is there, and only where it is read from its end.
 * @returns the ref of the conversation.
 */
function useNewestInSight(isDue: boolean) {
  const conversation = useRef<HTMLOListElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    if (!isDue || isDone.current) return;
    isDone.current = true;
    // After the panel was brought to its top.
    requestAnimationFrame(() => {
      const newest = [...(conversation.current?.querySelectorAll('[data-voice]') ?? [])].at(-1);
      // Words taller than the screen begin at its top.
      newest?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    });
  }, [isDue]);
  return conversation;
}
