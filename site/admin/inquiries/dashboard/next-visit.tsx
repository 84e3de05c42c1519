import { useQuery } from '@tanstack/react-query';
import { setup } from '#content/firm.ts';
import type { Meeting } from '#contract/booking/booking.ts';
import { dayOf } from '#contract/shared/zoned-day.ts';
import { LineIcon } from '../../components/line-icon.tsx';
import { timeOfDay } from '../../format/dates.ts';
import { meetingsBetween } from '../../meeting/meeting-queries.ts';
import { kindName } from '../../meeting/meeting-words.ts';
import { useBooking, usePlaces } from '../../state/settings.ts';
import { useNow } from '../../state/use-now.ts';
import { TODAY_HREF } from '../url-state/shown-today.ts';
import { whereOf } from './visit-row.tsx';

/** Above the list on a phone: the day's next meeting, the reader's own before a colleague's. Leads to the day. */
export function NextVisit({ staffId }: { staffId: string }) {
  const now = useNow();
  const today = dayOf(now, setup.timeZone);
  const isBooking = useBooking();
  const places = usePlaces();
  const meetings = useQuery({ ...meetingsBetween(today, today, null), enabled: isBooking }).data;
  const next = nextVisitOf(meetings ?? [], staffId, now);
  return (
    <a
      href={TODAY_HREF}
      className="mx-3 mb-1 flex min-h-11 items-center gap-x-2.5 rounded-control bg-ledge px-3 text-15 text-ink no-underline"
    >
      <LineIcon
        width="16"
        height="16"
        className="shrink-0 text-section"
        d="M2.5 4h11v9.5h-11zM2.5 7h11M5.5 2.5V5m5-2.5V5"
      />
      <span className="min-w-0 truncate">
        {next ? (
          <>
            <b className="font-semibold">{timeOfDay(next.startsAt)}</b>{' '}
            {[next.visitorName, whereOf(next, places) ?? kindName(next.kind).toLowerCase()].join(', ')}
          </>
        ) : (
          <>
            <b className="font-semibold">Today</b> {meetings && 'No more meetings'}
          </>
        )}
      </span>
      <LineIcon width="16" height="16" className="ml-auto shrink-0 text-section" d="m6 3.5 4.5 4.5L6 12.5" />
    </a>
  );
}

type TimedMeeting = Pick<Meeting, 'staffId' | 'startsAt' | 'endsAt' | 'state'>;

/** The next booked meeting that hasn't ended. @param now milliseconds since 1970. */
export const nextVisitOf = <Visit extends TimedMeeting>(
  meetings: readonly Visit[],
  staffId: string,
  now: number,
): Visit | undefined =>
  meetings
    .filter(({ state, endsAt }) => state === 'booked' && Date.parse(endsAt) > now)
    .sort(
      (a, b) =>
        Number(b.staffId === staffId) - Number(a.staffId === staffId) || a.startsAt.localeCompare(b.startsAt),
    )[0];
