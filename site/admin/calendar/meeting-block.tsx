import type { ReactNode } from 'react';
import { bookingWords } from '#content/booking-words.ts';
import type { BookingKind, Meeting } from '#contract/booking/booking.ts';
import { timeOfDay, timeRange } from '../format/dates.ts';
import { initialsOf } from '../inquiries/list/assignee-initials.tsx';
import { isAhead, isUnmarked, stateInWords } from '../meeting/meeting-words.ts';
import { placeName, usePlaces } from '../state/settings.ts';
import { useNow } from '../state/use-now.ts';
import { followDrag } from './drag.ts';
import type { Laned } from './lanes.ts';
import { LEAST_MINUTES, placedAt } from './placed.ts';
import type { Rescheduler } from './use-rescheduling.ts';

type MeetingBlockProps = {
  block: Laned<Meeting>;
  range: { from: number; to: number };
  people: readonly string[] | null;
  /** A lane of a day that several people share: room for a name and an hour. */
  isNarrow: boolean;
  rescheduler: Rescheduler;
  onOpen: (meeting: Meeting) => void;
};

/** From this many minutes on there is room for more than a line. */
const ROOMY_MINUTES = 40;
/** And for a line more than an hour has. */
const SPACIOUS_MINUTES = 75;

const LOOKS: Record<string, string> = {
  proposed: 'border-dashed border-edge bg-paper text-ink',
  requested: 'border-dashed border-edge bg-paper text-ink',
  booked: 'border-line bg-sheet text-ink shadow-e1',
  held: 'border-hairline bg-paper text-graphite',
  'no-show': 'border-hairline bg-paper text-graphite line-through decoration-graphite/60',
};

/** The left edge of a block: by kind of meeting in one person's calendar, by person in that of all. */
const KIND_EDGE: Record<BookingKind, string> = {
  call: 'border-l-section',
  studio: 'border-l-copper',
  site: 'border-l-oak',
};

const PEOPLE_EDGES = [
  'border-l-section',
  'border-l-copper',
  'border-l-oak',
  'border-l-contacted',
  'border-l-progress',
  'border-l-new',
  'border-l-completed',
  'border-l-cancelled',
];

/** @param at the person's index among all, always in the same order. */
export const personEdge = (at: number): string =>
  PEOPLE_EDGES[Math.max(at, 0) % PEOPLE_EDGES.length] as string;

/** A meeting in its day: a click opens it, dragging or M moves it. */
export function MeetingBlock({ block, range, people, isNarrow, rescheduler, onOpen }: MeetingBlockProps) {
  const { item: meeting } = block;
  const now = useNow();
  const places = usePlaces();
  const town = meeting.area && placeName(places, meeting.area);
  const canReschedule = isAhead(meeting, now);
  const isRescheduling = rescheduler.rescheduling?.meeting.id === meeting.id;
  const edge = people ? personEdge(people.indexOf(meeting.staffId)) : KIND_EDGE[meeting.kind];
  const isRoomy = block.to - block.from >= ROOMY_MINUTES;
  const state = stateInWords(meeting, now);

  function grab(down: React.PointerEvent<HTMLElement>) {
    if (!canReschedule || rescheduler.isSending) return;
    followDrag(down, {
      first: range.from,
      onBegin: () => void rescheduler.begin(meeting, 'pointer'),
      onOver: (at, staffId) => rescheduler.choose(at, staffId ?? meeting.staffId),
      onDrop: () => void rescheduler.drop(),
      onCancel: rescheduler.end,
    });
  }

  return (
    <li ref={placedAt(block, range.from, LEAST_MINUTES)} className="absolute z-1 px-px pb-px">
      <button
        type="button"
        data-meeting={meeting.id}
        data-state={meeting.state}
        aria-busy={(isRescheduling && rescheduler.isSending) || undefined}
        onPointerDown={grab}
        onClick={() => onOpen(meeting)}
        className={`flex size-full overflow-hidden rounded-mark border border-l-3 border-l-solid px-1.5 text-left text-12 leading-4 select-none hover:border-ink focus-visible:-outline-offset-1 ${LOOKS[meeting.state] ?? ''} ${edge} ${canReschedule ? 'cursor-grab' : 'cursor-pointer'} ${isRescheduling ? 'outline-2 -outline-offset-2 outline-section outline-dashed' : ''} ${isRoomy ? 'flex-col py-0.5' : 'items-center gap-1.5'}`}
      >
        {meeting.state === 'proposed' && <span className="sr-only">Proposed: </span>}
        {meeting.state === 'requested' && <span className="sr-only">Not yet confirmed: </span>}
        {isRoomy ? (
          <>
            <Line className={`text-13 font-semibold ${isNarrow ? 'line-clamp-2 whitespace-normal' : ''}`}>
              {meeting.visitorName}
            </Line>
            <Line className="text-graphite">
              {isNarrow ? timeOfDay(meeting.startsAt) : timeRange(meeting.startsAt, meeting.endsAt)}
              {people && !isNarrow && ` · ${initialsOf(meeting.staffName)}`}
            </Line>
            {state && (
              <Line className={isUnmarked(meeting, now) ? 'font-semibold text-copper' : 'text-graphite'}>
                {state}
              </Line>
            )}
            <Line>{[bookingWords.kinds[meeting.kind].label, town].filter(Boolean).join(', ')}</Line>
            {(!state || block.to - block.from >= SPACIOUS_MINUTES) && (
              <Line className="text-graphite">{meeting.reference}</Line>
            )}
          </>
        ) : (
          <span className="block min-w-0 truncate">
            <span className="font-semibold">{meeting.visitorName}</span>
            <span className="text-graphite">
              {' '}
              {timeOfDay(meeting.startsAt)}
              {people && ` · ${initialsOf(meeting.staffName)}`}
              {' · '}
              {[bookingWords.kinds[meeting.kind].label, town, meeting.reference].filter(Boolean).join(', ')}
              {state && <span className="sr-only">, {state}</span>}
            </span>
          </span>
        )}
      </button>
    </li>
  );
}

const Line = ({ className = '', children }: { className?: string; children: ReactNode }) => (
  <span className={`block max-w-full shrink-0 truncate ${className}`}>{children}</span>
);
