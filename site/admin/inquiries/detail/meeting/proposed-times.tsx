import { bookingWords } from '#content/booking-words.ts';
import type { Meeting } from '#contract/booking/booking.ts';
import { ConfirmedButton } from '../../../components/confirmed-button.tsx';
import { weekdayTime } from '../../../format/dates.ts';
import { failureInWords } from '../../../format/failure-in-words.ts';
import { useChangeMeeting } from '../../queries/use-change-meeting.ts';

/** Times that wait for the visitor, and until when they are held. */
export function ProposedTimes({ inquiryId, meetings }: { inquiryId: string; meetings: readonly Meeting[] }) {
  const change = useChangeMeeting();
  const [first] = meetings;
  if (!first) return null;
  const noun = bookingWords.kinds[first.kind].noun;
  return (
    <section aria-label="Proposed times" className="border-l-3 border-dashed border-copper pl-3">
      <p className="font-[560]">
        {meetings.length === 1 ? 'A time' : `${meetings.length} times`} proposed for a {noun}
      </p>
      <ul className="mt-0.5">
        {meetings.map(({ id, startsAt, staffName }) => (
          <li key={id}>
            {weekdayTime(startsAt)}
            <span className="text-graphite">, {staffName}</span>
          </li>
        ))}
      </ul>
      <p className="text-[0.85rem] text-graphite">
        {first.heldUntil && `Held until ${weekdayTime(first.heldUntil)}`}
        {first.bookedBy && ` · Proposed by ${first.bookedBy}`}
      </p>
      <ConfirmedButton
        look="bare"
        disabled={change.isPending}
        question="Take back the proposed times?"
        consequences={<p className="mt-2">The buttons in the visitor’s email no longer book these times.</p>}
        confirm="Take them back"
        keep="Keep times"
        onConfirm={() =>
          change.mutate({
            url: `/api/inquiries/${encodeURIComponent(inquiryId)}/meeting-proposals`,
            method: 'DELETE',
            done: { title: 'Taken back', description: 'The proposed times are free again.' },
          })
        }
      >
        Take back
      </ConfirmedButton>
      {change.isError && (
        <p role="alert" className="mt-1 text-cancelled">
          {failureInWords(change.error)}
        </p>
      )}
    </section>
  );
}
