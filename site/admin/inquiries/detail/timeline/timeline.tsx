import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import { Button } from '../../../components/button.tsx';
import { MoreButton } from '../../../components/more-button.tsx';
import { failureInWords } from '../../../format/failure-in-words.ts';
import { mailsOfInquiry } from '../../../mail/mail-query.ts';
import type { NoteDrafts } from '../../../state/note-drafts.ts';
import { timelineOf } from '../../queries/timeline-query.ts';
import { entriesOf } from './entries.ts';
import { TimelineMessage } from './message.tsx';
import { QuietLines } from './quiet-lines.tsx';
import { useLiveWords } from './use-live-words.ts';
import { useNewestInSight } from './use-newest-in-sight.ts';
import { WaitingEntries } from './waiting-entries.tsx';

type TimelineProps = {
  inquiry: Inquiry;
  drafts: NoteDrafts;
  /** Enlarges one of the inquiry's pictures. */
  onOpen: (address: string) => void;
  /** Whether the newest words come into sight by themselves. */
  startsAtNewest: boolean;
};

/** Everything said and done, oldest first: notes and emails in full, nothing overwritten. */
export function Timeline({ inquiry, drafts, onOpen, startsAtNewest }: TimelineProps) {
  const timeline = useInfiniteQuery(timelineOf(inquiry.id));
  useLiveWords(inquiry);
  const { data: mails = [], isFetching } = useQuery(mailsOfInquiry(inquiry.id));
  const isThere = timeline.data !== undefined && !timeline.isFetching && !isFetching;
  const voices = useNewestInSight(startsAtNewest && isThere);
  if (timeline.isError && !timeline.data)
    return (
      <div role="alert" className="text-cancelled">
        <p>The timeline could not be loaded. {failureInWords(timeline.error)}</p>
        <Button look="bare" onClick={() => void timeline.refetch()}>
          Try again
        </Button>
      </div>
    );
  if (!timeline.data) return <p className="text-graphite">Loading the timeline...</p>;
  const entries = entriesOf(
    timeline.data.pages.flatMap(({ events }) => events),
    mails,
  );
  return (
    <>
      <MoreButton list={timeline} look="bare" className="" label="Show earlier events" />
      <ol ref={voices} aria-label="Timeline" className="grid gap-4">
        {entries.map((entry) =>
          entry.side === 'between' ? (
            <QuietLines key={keyOf(entry.lines[0])} lines={entry.lines} inquiry={inquiry} />
          ) : (
            <TimelineMessage
              key={entry.event.id}
              entry={entry}
              inquiry={inquiry}
              drafts={drafts}
              onOpen={onOpen}
            />
          ),
        )}
      </ol>
      <WaitingEntries inquiryId={inquiry.id} drafts={drafts} />
    </>
  );
}

const keyOf = (line: Parameters<typeof QuietLines>[0]['lines'][number] | undefined): string =>
  line === undefined ? '' : 'event' in line ? line.event.id : line.mail.id;
