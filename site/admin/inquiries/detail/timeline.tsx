import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { TimelineEvent } from '#contract/timeline.ts';
import { request } from '../../../frame/request.ts';
import { Button } from '../../button.tsx';
import { failureInWords } from '../../failure-in-words.ts';
import { momentDate } from '../dates.ts';
import { INQUIRIES, nextPage } from '../inquiry-list-query.ts';
import { actorInWords, eventInWords } from './event-words.ts';

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

/** All that happened, the oldest at the bottom: notes and mails in full, nothing overwritten. */
export function Timeline({ inquiryId }: { inquiryId: string }) {
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
            <Line key={event.id} event={event} />
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

function Line({ event }: { event: TimelineEvent }) {
  const { what, text } = eventInWords(event);
  const actor = actorInWords(event);
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
          {what}
          {actor && <span className="text-graphite">, {actor}</span>}
          {event.bulkId && <span className="text-graphite">, with others</span>}
        </p>
        {text && <p className="mt-1 mb-1 border-l-2 border-hairline pl-3 whitespace-pre-line">{text}</p>}
      </div>
    </li>
  );
}
