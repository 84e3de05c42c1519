import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '../button.tsx';
import { detailDate } from '../inquiries/dates.ts';
import { LoadingFailed } from '../view-page.tsx';
import { eventInWords } from './event-in-words.ts';
import { staffEvents } from './staff-query.ts';

/** Every sign-in and every change to an account, newest first. */
export function StaffLog() {
  const log = useInfiniteQuery(staffEvents());
  if (!log.data)
    return log.isError ? (
      <LoadingFailed what="The log" error={log.error} onRetry={() => void log.refetch()} />
    ) : (
      <p role="status">Loading what was done...</p>
    );
  const events = log.data.pages.flat();
  if (events.length === 0)
    return <p className="text-graphite">Nothing yet. Sign-ins and changes to accounts will stand here.</p>;
  return (
    <>
      <ol>
        {events.map((event) => (
          <li
            key={event.id}
            className="grid gap-x-6 border-b border-hairline py-2 first:pt-0 sm:grid-cols-[16rem_minmax(0,1fr)]"
          >
            <time dateTime={event.at} className="text-graphite">
              {detailDate(event.at)}
            </time>
            <span className="break-words">{eventInWords(event)}</span>
          </li>
        ))}
      </ol>
      {log.hasNextPage && (
        <Button
          look="quiet"
          className="mt-4"
          disabled={log.isFetchingNextPage}
          onClick={() => void log.fetchNextPage()}
        >
          {log.isFetchingNextPage ? 'Loading...' : 'Show earlier'}
        </Button>
      )}
    </>
  );
}
