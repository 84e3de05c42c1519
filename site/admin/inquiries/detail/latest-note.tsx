import { useInfiniteQuery } from '@tanstack/react-query';
import { isEvent } from '#contract/inquiries/timeline.ts';
import { cardDate } from '../../format/dates.ts';
import { useOpenInquiry } from '../../state/open-inquiry.ts';
import { timelineOf } from '../queries/inquiry-list-query.ts';

/** The latest note (requirements §14), with its author and day as the timeline has them. */
export function LatestNote() {
  const { id, notes } = useOpenInquiry().inquiry;
  const timeline = useInfiniteQuery(timelineOf(id)).data;
  if (!notes) return null;
  const written = timeline?.pages
    .flatMap(({ items }) => items)
    .find((event) => isEvent(event, 'note') && event.data.text === notes);
  return (
    <div className="mb-3 border-l-2 border-line pl-3">
      <p className="line-clamp-6 text-14 wrap-anywhere whitespace-pre-line">{notes}</p>
      {written?.actor && (
        <p className="mt-1 text-12 text-graphite">
          {written.actor.name}, <time dateTime={written.at}>{cardDate(written.at)}</time>
        </p>
      )}
    </div>
  );
}
