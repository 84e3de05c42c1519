import { useQuery } from '@tanstack/react-query';
import type { Meeting } from '#contract/booking/booking.ts';
import { DEFAULT_RULES } from '#contract/booking/booking-hours.ts';
import type { StaffMember } from '#contract/site/page-services.ts';
import { bookablePeople, bookingRulesQuery, hoursOf } from '../meeting/meeting-queries.ts';
import { DayColumn } from './day-column.tsx';
import { sheetHours } from './hours-range.ts';
import { asHighAs, placedAt } from './placed.ts';
import type { Mover } from './use-moving.ts';
import type { ShownCalendar } from './use-shown.ts';
import { stretchIn } from './wall-clock.ts';

type SheetProps = {
  staff: StaffMember;
  shown: ShownCalendar;
  meetings: readonly Meeting[];
  mover: Mover;
  onOpen: (meeting: Meeting) => void;
};

const MINUTE_MS = 60_000;

/** The hours from top to bottom, a column for each day; in the day of all staff, one for each person. */
export function Sheet({ staff, shown, meetings, mover, onOpen }: SheetProps) {
  const { bufferMinutes } = useQuery(bookingRulesQuery()).data ?? DEFAULT_RULES;
  const isOwn = shown.staffId === staff.id;
  // Colleagues' hours are owners' to see; without them, the day has no closed hours.
  const mayKnow = isOwn || (shown.staffId !== null && staff.role === 'owner');
  const known = useQuery({ ...hoursOf(isOwn ? null : shown.staffId), enabled: mayKnow });
  const hours = mayKnow ? known.data?.hours : undefined;
  const people = usePeople(meetings);
  const stretches = shown.days.flatMap((day) =>
    meetings.flatMap((meeting) => {
      const drive = meeting.travelMinutes * MINUTE_MS;
      return stretchIn(day, Date.parse(meeting.startsAt) - drive, Date.parse(meeting.endsAt) + drive) ?? [];
    }),
  );
  const range = sheetHours(stretches, hours);
  const byPerson = shown.staffId === null && shown.span === 'day';
  const columns = byPerson
    ? people.map(({ staffId, name }) => ({ day: shown.day, staffId, name }))
    : shown.days.map((day) => ({ day, staffId: null, name: null }));
  const ids = people.map(({ staffId }) => staffId);

  return (
    <div className="flex">
      <Hours from={range.from} to={range.to} />
      <div className="grid min-w-0 grow auto-cols-[minmax(0,1fr)] grid-flow-col">
        {columns.map(({ day, staffId, name }) => (
          <DayColumn
            key={`${day} ${staffId}`}
            day={day}
            person={staffId === null ? null : { staffId, name }}
            isToday={day === shown.today}
            isOnly={shown.span === 'day' && !byPerson}
            range={range}
            hours={hours}
            bufferMinutes={bufferMinutes}
            meetings={meetings.filter((meeting) => staffId === null || meeting.staffId === staffId)}
            people={shown.staffId === null && !byPerson ? ids : null}
            mover={mover}
            onOpen={onOpen}
          />
        ))}
      </div>
    </div>
  );
}

/** Staff members that take meetings, and those with one booked. */
function usePeople(meetings: readonly Meeting[]): { staffId: string; name: string }[] {
  const bookable = useQuery(bookablePeople()).data ?? [];
  const names = new Map(bookable.map(({ staffId, name }) => [staffId, name]));
  for (const { staffId, staffName } of meetings) if (!names.has(staffId)) names.set(staffId, staffName);
  return [...names]
    .map(([staffId, name]) => ({ staffId, name }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en-US'));
}

/** Labels of the hours, hidden from screen readers: each day reads out its meetings' times. */
function Hours({ from, to }: { from: number; to: number }) {
  const hours = Array.from({ length: (to - from) / 60 - 1 }, (_, i) => from / 60 + i + 1);
  return (
    <div aria-hidden="true" className="w-13 shrink-0 border-r border-hairline md:w-16">
      <div className="h-10 border-b border-hairline" />
      <div ref={asHighAs(to - from)} className="relative">
        {hours.map((hour) => (
          <span
            key={hour}
            ref={placedAt({ from: hour * 60, to: hour * 60 + 60 }, from)}
            className="absolute -mt-2 pr-2 text-right text-12 leading-4 text-graphite"
          >
            {((hour + 11) % 12) + 1} {hour < 12 ? 'AM' : 'PM'}
          </span>
        ))}
      </div>
    </div>
  );
}
