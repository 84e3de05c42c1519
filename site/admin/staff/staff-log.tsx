import { useInfiniteQuery } from '@tanstack/react-query';
import type { StaffEvent } from '#contract/staff/staff.ts';
import { Loaded } from '../components/loaded.tsx';
import { MoreButton } from '../components/more-button.tsx';
import { detailDate } from '../format/dates.ts';
import { eventInWords } from './event-in-words.ts';
import { staffEvents } from './staff-query.ts';

/** Every sign-in and every change to an account, newest first. */
export function StaffLog() {
  const log = useInfiniteQuery(staffEvents());
  return (
    <Loaded query={log} what="activity" waiting="Loading activity...">
      {({ pages }) => (
        <>
          <Events events={pages.flat()} />
          <MoreButton list={log} label="Show earlier" />
        </>
      )}
    </Loaded>
  );
}

function Events({ events }: { events: readonly StaffEvent[] }) {
  if (events.length === 0)
    return <p className="text-graphite">Nothing yet. Sign-ins and account changes appear here.</p>;
  return (
    <ol>
      {events.map((event) => (
        <li key={event.id} className="grid gap-x-6 border-b border-hairline py-2 first:pt-0 sm:cols-side-64">
          <time dateTime={event.at} className="text-graphite">
            {detailDate(event.at)}
          </time>
          <span className="break-words">{eventInWords(event)}</span>
        </li>
      ))}
    </ol>
  );
}
