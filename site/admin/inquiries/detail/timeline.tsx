import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { TimelineEvent } from '#contract/timeline.ts';
import { request } from '../../../frame/request.ts';
import { Button } from '../../button.tsx';
import { failureInWords } from '../../failure-in-words.ts';
import { Attachments } from '../attachments.tsx';
import { momentDate } from '../dates.ts';
import { INQUIRIES, nextPage } from '../inquiry-list-query.ts';
import { eventInWords } from './event-words.ts';

const timelineOf = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...INQUIRIES, encodeURIComponent(id), 'events'],
    queryFn: async ({ pageParam, signal }) => {
      const response = await request(pageParam, { signal });
      return {
        events: (await response.json()) as TimelineEvent[],
        next: nextPage(response.headers.get('link')),
      };
    },
    initialPageParam: `${INQUIRIES.join('/')}/${encodeURIComponent(id)}/events`,
    getNextPageParam: ({ next }) => next,
  });

type TimelineProps = {
  inquiryId: string;
  /** A picture in it was opened. */
  onOpen: (address: string) => void;
};

/** All that happened, the oldest at the bottom: notes and mails in full, nothing overwritten. */
export function Timeline({ inquiryId, onOpen }: TimelineProps) {
  const timeline = useInfiniteQuery(timelineOf(inquiryId));
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
  return (
    <>
      <ol aria-label="Timeline" className="max-w-[44em]">
        {timeline.data.pages
          .flatMap(({ events }) => events)
          .map((event) => (
            <Line key={event.id} event={event} onOpen={onOpen} />
          ))}
      </ol>
      {timeline.hasNextPage && (
        <Button
          look="bare"
          disabled={timeline.isFetchingNextPage}
          onClick={() => void timeline.fetchNextPage()}
        >
          Show what came before
        </Button>
      )}
    </>
  );
}

function Line({ event, onOpen }: { event: TimelineEvent; onOpen: (address: string) => void }) {
  const { who, did, text, pictures = [] } = eventInWords(event);
  return (
    <li
      data-event={event.kind}
      className="grid gap-x-4 py-1.5 text-[0.9rem] @lg:grid-cols-[11rem_minmax(0,1fr)]"
    >
      <time dateTime={event.at} className="text-graphite">
        {momentDate(event.at)}
      </time>
      <div className="min-w-0 wrap-anywhere">
        <p>
          <b className="font-[560]">{who}</b> {did}
          {event.bulkId && <span className="text-graphite">, together with others</span>}
        </p>
        {text && <p className="mt-1 mb-1 border-l-2 border-hairline pl-3 whitespace-pre-line">{text}</p>}
        {pictures.length > 0 && (
          <div className="mt-2 mb-1">
            <Attachments addresses={pictures} onOpen={onOpen} />
          </div>
        )}
      </div>
    </li>
  );
}
