import { setup } from '#content/firm.ts';
import type { Meeting } from '#contract/booking/booking.ts';
import type { BookingHours } from '#contract/booking/booking-hours.ts';
import { dayOf } from '#contract/shared/zoned-day.ts';
import { dayInWords, timeRange } from '../format/dates.ts';
import { useNow } from '../state/use-now.ts';
import { closedBetween, workingOn } from './hours-range.ts';
import { inLanes, inPersonLanes } from './lanes.ts';
import { MeetingBlock } from './meeting-block.tsx';
import { asHighAs, HOUR_PX, LEAST_MINUTES, placedAt } from './placed.ts';
import { isFree, isUnchanged, type Rescheduler, type Rescheduling } from './use-rescheduling.ts';
import { DAY_MINUTES, stretchIn, wallMinutes } from './wall-clock.ts';

type DayColumnProps = {
  day: string;
  /** The person whose column it is; null for a column that several people share. */
  person: { staffId: string; name: string | null } | null;
  isToday: boolean;
  /** Whether it is the only column; its head would repeat the page's. */
  isOnly: boolean;
  range: { from: number; to: number };
  hours: BookingHours | undefined;
  bufferMinutes: number;
  meetings: readonly Meeting[];
  /** All ids, where several people share a column. */
  people: readonly string[] | null;
  /** Whether each of them has a lane. */
  hasLanes: boolean;
  rescheduler: Rescheduler;
  onOpen: (meeting: Meeting) => void;
};

const MINUTE_MS = 60_000;

/** One day's meetings, with the drives and pauses around them. */
export function DayColumn(props: DayColumnProps) {
  const {
    day,
    person,
    isToday,
    isOnly,
    range,
    hours,
    bufferMinutes,
    meetings,
    people,
    hasLanes,
    rescheduler,
    onOpen,
  } = props;
  const placed = meetings.flatMap((meeting) => {
    const stretch = stretchIn(day, Date.parse(meeting.startsAt), Date.parse(meeting.endsAt));
    return stretch ? [{ item: meeting, ...stretch }] : [];
  });
  const kept = meetings
    .filter(({ state }) => ['booked', 'requested', 'proposed'].includes(state))
    .flatMap((meeting) => {
      const { id, travelMinutes: drive } = meeting;
      const lane = people && hasLanes ? { lane: people.indexOf(meeting.staffId), lanes: people.length } : {};
      const [start, end] = [Date.parse(meeting.startsAt), Date.parse(meeting.endsAt)];
      const before = drive > 0 ? stretchIn(day, start - drive * MINUTE_MS, start) : null;
      const after = stretchIn(day, end, end + (drive + bufferMinutes) * MINUTE_MS);
      return [
        ...(before ? [{ ...before, ...lane, key: `${id} before`, words: keptFor(meeting, true) }] : []),
        ...(after ? [{ ...after, ...lane, key: `${id} after`, words: keptFor(meeting, false) }] : []),
      ];
    });
  const blocks =
    people && hasLanes ? inPersonLanes(placed, people, LEAST_MINUTES) : inLanes(placed, LEAST_MINUTES);
  const { rescheduling } = rescheduler;
  const isTarget =
    rescheduling !== null &&
    dayOf(rescheduling.at, setup.timeZone) === day &&
    (person === null || person.staffId === rescheduling.staffId);
  const label = person ? (person.name ?? '') : dayInWords(day);

  return (
    <section aria-label={label} className="min-w-0 border-r border-hairline last:border-r-0">
      <DayHead day={day} name={person?.name ?? null} isToday={isToday} isOnly={isOnly} />
      <div
        ref={asHighAs(range.to - range.from)}
        data-day={day}
        data-staff={person?.staffId}
        className="relative overflow-hidden"
      >
        <HourLines {...range} />
        {hours &&
          closedBetween(workingOn(hours, day), range).map((closed) => (
            <div key={closed.from} ref={placedAt(closed, range.from)} className="absolute bg-ledge/60" />
          ))}
        {kept.map(({ key, words, ...stretch }) => (
          <div
            key={key}
            data-kept=""
            ref={placedAt(stretch, range.from)}
            className="hatched absolute truncate px-2 text-12 leading-4 text-graphite"
          >
            {stretch.to - stretch.from >= 20 && words}
          </div>
        ))}
        <ol aria-label={`Meetings, ${label}`}>
          {blocks.map((block) => (
            <MeetingBlock
              key={block.item.id}
              block={block}
              isNarrow={hasLanes}
              {...{ range, people, rescheduler, onOpen }}
            />
          ))}
        </ol>
        {isTarget && <DragPreview rescheduling={rescheduling} day={day} first={range.from} />}
        {isToday && <NowLine day={day} range={range} />}
      </div>
    </section>
  );
}

/** Label of the time reserved around a meeting; empty for a break without a drive. */
function keptFor({ travelMinutes, isTravelKnown }: Meeting, isBefore: boolean): string {
  if (travelMinutes === 0) return '';
  if (!isTravelKnown) return 'Drive time unknown';
  return isBefore ? 'Drive' : 'Drive back';
}

type DayHeadProps = { day: string; name: string | null; isToday: boolean; isOnly: boolean };

function DayHead({ day, name, isToday, isOnly }: DayHeadProps) {
  const date = new Date(`${day}T00:00:00Z`);
  const weekday = date.toLocaleDateString('en-US', { timeZone: 'UTC', weekday: isOnly ? 'long' : 'short' });
  return (
    <h2
      aria-current={isToday ? 'date' : undefined}
      className="sticky top-0 z-4 flex h-10 items-center gap-1.5 truncate border-b border-hairline bg-paper px-2 text-14 leading-none font-strong tracking-normal"
    >
      {name ?? (
        <>
          <span className={isToday ? 'text-copper' : 'text-graphite'}>{weekday}</span>
          <span className={isToday ? 'rounded-mark bg-copper px-1.5 py-1 font-semibold text-on-copper' : ''}>
            {date.getUTCDate()}
          </span>
          {isToday && <span className="sr-only">today</span>}
        </>
      )}
    </h2>
  );
}

/** A line at every hour. */
function HourLines({ from, to }: { from: number; to: number }) {
  const hours = Array.from({ length: (to - from) / 60 - 1 }, (_, i) => from + (i + 1) * 60);
  return hours.map((at) => (
    <div
      key={at}
      aria-hidden="true"
      ref={placedAt({ from: at, to: at }, from, 60 / HOUR_PX)}
      className="absolute bg-hairline/60"
    />
  ));
}

function NowLine({ day, range }: { day: string; range: { from: number; to: number } }) {
  const at = wallMinutes(useNow(), day);
  if (at < range.from || at >= Math.min(range.to, DAY_MINUTES)) return null;
  return (
    <div
      aria-hidden="true"
      data-now=""
      ref={placedAt({ from: at, to: at }, range.from, 120 / HOUR_PX)}
      className="pointer-events-none absolute z-3 bg-copper before:absolute before:-top-0.75 before:left-0 before:size-2 before:rounded-full before:bg-copper"
    />
  );
}

type GhostProps = { rescheduling: Rescheduling; day: string; first: number };

/** Preview of a dragged meeting at its new time, marked if that time isn't free. */
function DragPreview({ rescheduling, day, first }: GhostProps) {
  const { meeting, by, at, slots } = rescheduling;
  const start = Date.parse(at);
  const end = start + Date.parse(meeting.endsAt) - Date.parse(meeting.startsAt);
  const stretch = stretchIn(day, start, end);
  if (!stretch || isUnchanged(rescheduling)) return null;
  const isRefused = slots !== null && !isFree(rescheduling);
  return (
    <div
      aria-hidden="true"
      data-ghost={isRefused ? 'refused' : 'free'}
      ref={placedAt(stretch, first, LEAST_MINUTES)}
      className={`pointer-events-none absolute z-3 overflow-hidden rounded-mark border-2 px-1.5 text-12 leading-4 font-semibold ${isRefused ? 'border-dashed border-cancelled bg-cancelled-bg text-cancelled' : 'border-section bg-new-bg text-section'}`}
    >
      {timeRange(at, new Date(end).toISOString())}
      {isRefused && ' · unavailable'}
      {by === 'keys' && <span key={at} ref={intoView} />}
    </div>
  );
}

/** The bar at the bottom covers some hours: the time chosen by keys is in the middle. */
const intoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'center' });
