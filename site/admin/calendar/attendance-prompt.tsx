import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { bookingWords } from '#content/booking-words.ts';
import type { Meeting } from '#contract/booking/booking.ts';
import { Button } from '../components/button.tsx';
import { weekdayTime } from '../format/dates.ts';
import { recentMeetings } from '../meeting/meeting-queries.ts';
import { isUnmarked } from '../meeting/meeting-words.ts';
import { useNow } from '../state/use-now.ts';
import type { CalendarMeetingChange } from './use-change.ts';
import type { ShownCalendar } from './use-shown.ts';

const AT_FIRST = 3;

type DidItHappenProps = {
  shown: ShownCalendar;
  change: CalendarMeetingChange;
  onOpen: (meeting: Meeting) => void;
};

/** Past meetings that aren't marked yet. */
export function AttendancePrompt({ shown, change, onOpen }: DidItHappenProps) {
  const now = useNow();
  const [isWhole, setWhole] = useState(false);
  const recent = useQuery(recentMeetings(shown.today, shown.staffId)).data ?? [];
  const asked = recent.filter((meeting) => isUnmarked(meeting, now));
  if (asked.length === 0) return null;
  const listed = isWhole ? asked : asked.slice(0, AT_FIRST);
  return (
    <section
      aria-labelledby="did-it-happen"
      className="border-t border-hairline bg-ledge/50 px-4 py-2 md:px-6"
    >
      <h2 id="did-it-happen" className="text-15 leading-6 font-semibold tracking-normal">
        Did these meetings happen?
      </h2>
      <ul>
        {listed.map((meeting) => (
          <li
            key={meeting.id}
            data-subject={meeting.id}
            className="flex flex-wrap items-center gap-x-6 py-0.5 md:min-h-10"
          >
            <p className="min-w-0 grow basis-72">
              <button
                type="button"
                onClick={() => onOpen(meeting)}
                className="min-h-8 cursor-pointer font-strong text-ink underline decoration-hairline underline-offset-4 hover:text-copper"
              >
                {meeting.visitorName}
              </button>
              <span className="text-graphite">
                {' '}
                {bookingWords.kinds[meeting.kind].label}, {weekdayTime(meeting.startsAt)}
                {shown.staffId === null && `, ${meeting.staffName}`}
              </span>
            </p>
            <div className="flex gap-x-6">
              <Button
                look="bare"
                aria-label={`Mark as held: ${meeting.visitorName}`}
                onClick={() => void change.mark(meeting, 'held')}
              >
                Held
              </Button>
              <Button
                look="bare"
                aria-label={`Mark as no-show: ${meeting.visitorName}`}
                onClick={() => void change.mark(meeting, 'no-show')}
              >
                No-show
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {asked.length > listed.length && (
        <Button look="bare" onClick={() => setWhole(true)}>
          Show all {asked.length}
        </Button>
      )}
    </section>
  );
}
