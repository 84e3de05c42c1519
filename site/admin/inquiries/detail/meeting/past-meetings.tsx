import { bookingWords } from '#content/booking-words.ts';
import type { Meeting } from '#contract/booking/booking.ts';
import { Button } from '../../../components/button.tsx';
import { weekdayTime } from '../../../format/dates.ts';
import { failureInWords } from '../../../format/failure-in-words.ts';
import { kindName } from '../../../meeting/meeting-words.ts';
import { useChangeMeeting } from '../../queries/use-change-meeting.ts';

/** Earlier meetings, the latest first, a line each; a wrong mark is put right here. */
export function PastMeetings({ meetings }: { meetings: readonly Meeting[] }) {
  const change = useChangeMeeting();
  if (meetings.length === 0) return null;
  const remark = ({ id, kind, startsAt, state }: Meeting) =>
    change.mutate({
      url: `/api/meetings/${id}/outcome`,
      body: { outcome: state === 'held' ? 'no-show' : 'held' },
      done: {
        title: state === 'held' ? 'Marked as a no-show' : 'Marked as held',
        description: `${kindName(kind)}, ${weekdayTime(startsAt)}`,
      },
    });
  return (
    <>
      <ul aria-label="Earlier meetings" className="border-t border-hairline text-[0.9rem]">
        {meetings.map((meeting) => (
          <li
            key={meeting.id}
            className="flex flex-wrap items-center justify-between gap-x-3 border-b border-hairline"
          >
            <span className="py-1.5">
              {kindName(meeting.kind)}, {weekdayTime(meeting.startsAt)}
              <span className={meeting.state === 'no-show' ? 'text-overdue' : 'text-graphite'}>
                {' '}
                · {bookingWords.states[meeting.state]}
              </span>
            </span>
            {meeting.state !== 'cancelled' && (
              <Button
                look="bare"
                className="min-h-9! text-[0.85rem] pointer-coarse:min-h-11!"
                disabled={change.isPending}
                onClick={() => remark(meeting)}
              >
                {meeting.state === 'held' ? 'It was a no-show' : 'It was held'}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {change.isError && (
        <p role="alert" className="text-cancelled">
          {failureInWords(change.error)}
        </p>
      )}
    </>
  );
}
