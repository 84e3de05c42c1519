import { useQuery } from '@tanstack/react-query';
import type { Meeting } from '#contract/booking/booking.ts';
import { DEFAULT_RULES } from '#contract/booking/booking-hours.ts';
import type { StaffMember } from '#contract/site/page-services.ts';
import { BUTTON } from '../components/button.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { bookablePeople, bookingRulesQuery, hoursOf } from '../meeting/meeting-queries.ts';
import { DayColumn } from './day-column.tsx';
import { sheetHours } from './hours-range.ts';
import { hasPersonLanes } from './lanes.ts';
import { personEdge } from './meeting-block.tsx';
import { asHighAs, placedAt } from './placed.ts';
import type { Rescheduler } from './use-rescheduling.ts';
import type { ShownCalendar } from './use-shown.ts';
import { stretchIn } from './wall-clock.ts';

type SheetProps = {
  staff: StaffMember;
  shown: ShownCalendar;
  meetings: readonly Meeting[];
  rescheduler: Rescheduler;
  onOpen: (meeting: Meeting) => void;
};

const MINUTE_MS = 60_000;

/**
 * The hours from top to bottom, a column for each day; in the day of all staff, one for each person. Several days of
 * few people have a lane for each in every column, as far as there is room.
 */
export function Sheet({ staff, shown, meetings, rescheduler, onOpen }: SheetProps) {
  const { bufferMinutes } = useQuery(bookingRulesQuery()).data ?? DEFAULT_RULES;
  const bookable = useQuery(bookablePeople()).data;
  const people = peopleOf(bookable ?? [], meetings);
  // The calendar of all where there is one person is that person's.
  const whose = shown.staffId ?? (people.length === 1 ? people[0]?.staffId : null) ?? null;
  const isOwn = whose === staff.id;
  // Colleagues' hours are owners' to see; without them, the day has no closed hours.
  const mayKnow = isOwn || (whose !== null && staff.role === 'owner');
  const known = useQuery({ ...hoursOf(isOwn ? null : whose), enabled: mayKnow });
  const hours = mayKnow ? known.data?.hours : undefined;
  const stretches = shown.days.flatMap((day) =>
    meetings.flatMap((meeting) => {
      const drive = meeting.travelMinutes * MINUTE_MS;
      return stretchIn(day, Date.parse(meeting.startsAt) - drive, Date.parse(meeting.endsAt) + drive) ?? [];
    }),
  );
  const range = sheetHours(stretches, hours);
  const byPerson = whose === null && shown.span === 'day';
  const columns = byPerson
    ? people.map(({ staffId, name }) => ({ day: shown.day, staffId, name }))
    : shown.days.map((day) => ({ day, staffId: null, name: null }));
  const isShared = whose === null && !byPerson;

  if (bookable?.length === 0 && meetings.length === 0) return <NoHours />;
  return (
    <>
      {isShared && <People people={people} isEmpty={meetings.length === 0} />}
      <div className="flex">
        <Hours from={range.from} to={range.to} />
        <div className="grid min-w-0 grow auto-cols-fr grid-flow-col">
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
              people={isShared ? people.map(({ staffId: id }) => id) : null}
              hasLanes={isShared && hasPersonLanes(people.length, shown.days.length)}
              rescheduler={rescheduler}
              onOpen={onOpen}
            />
          ))}
        </div>
      </div>
    </>
  );
}

/** Before anyone has hours. */
const NoHours = () => (
  <div className="px-4 md:px-6">
    <EmptyState
      drawing="studio"
      title="No one can be booked yet."
      about="Set the hours in which you take calls and visits. Clients choose from them, and meetings appear here."
    >
      <a href="/admin/hours" className={BUTTON.primary}>
        Set hours
      </a>
    </EmptyState>
  </div>
);

/** The people whose meetings share the days, by the color at a meeting's left. */
const People = ({ people, isEmpty }: { people: readonly Person[]; isEmpty: boolean }) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-hairline px-4 py-2 text-13 text-graphite md:px-6">
    <ul aria-label="People" className="flex flex-wrap gap-x-4 gap-y-1">
      {people.map(({ staffId, name }, at) => (
        <li key={staffId} className={`border-l-3 pl-2 ${personEdge(at)}`}>
          {name}
        </li>
      ))}
    </ul>
    {isEmpty && <p className="ml-auto">No meetings on these days.</p>}
  </div>
);

type Person = { staffId: string; name: string };

/** Staff members that take meetings, and those with one booked. */
function peopleOf(bookable: readonly Person[], meetings: readonly Meeting[]): Person[] {
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
