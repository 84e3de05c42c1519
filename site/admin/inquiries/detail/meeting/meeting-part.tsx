import { useQuery } from '@tanstack/react-query';
import { bookingWords } from '#content/booking-words.ts';
import type { Meeting } from '#contract/booking/booking.ts';
import { Button } from '../../../components/button.tsx';
import { ConfirmedButton } from '../../../components/confirmed-button.tsx';
import { Part } from '../../../components/detail-row.tsx';
import { FailureLine } from '../../../components/failure-line.tsx';
import { PartFailed } from '../../../components/loaded.tsx';
import { weekdayTime } from '../../../format/dates.ts';
import { meetingsOf } from '../../../meeting/meeting-queries.ts';
import { kindName } from '../../../meeting/meeting-words.ts';
import { outcomeOf, useChangeMeeting } from '../../../meeting/use-change-meeting.ts';
import { useOpenInquiry } from '../../../state/open-inquiry.ts';
import { useNow } from '../../../state/use-now.ts';
import { usePanels } from '../panel/open-panel.ts';
import { MeetingCard } from './meeting-card.tsx';

/** The meetings of an inquiry: what is agreed or proposed, and the earlier ones. The bar's Meeting books another. */
export function MeetingPart() {
  const { id } = useOpenInquiry().inquiry;
  const { open } = usePanels();
  const meetings = useQuery(meetingsOf(id));
  const now = new Date(useNow()).toISOString();
  if (meetings.isError && !meetings.data) return <PartFailed what="meetings" query={meetings} />;
  if (!meetings.data || meetings.data.length === 0) return null;
  const { current, proposed, past } = sorted(meetings.data, now);
  return (
    <Part label="Meeting">
      <div className="grid gap-3 text-14">
        {current.map((meeting) => (
          <MeetingCard key={meeting.id} {...{ meeting, now }} onMove={() => open('meeting', meeting)} />
        ))}
        {proposed.length > 0 && <ProposedTimes meetings={proposed} />}
        <PastMeetings meetings={past} />
      </div>
    </Part>
  );
}

/** Booked ones stay at hand until they are marked. */
function sorted(meetings: readonly Meeting[], now: string) {
  const isKept = ({ heldUntil }: Meeting) => heldUntil === null || heldUntil > now;
  const inState = (...states: Meeting['state'][]) => meetings.filter(({ state }) => states.includes(state));
  return {
    current: inState('booked', 'requested').filter(isKept).toReversed(),
    proposed: inState('proposed').filter(isKept).toReversed(),
    past: inState('held', 'no-show', 'cancelled'),
  };
}

/** Times that wait for the visitor, and until when they are held. */
function ProposedTimes({ meetings }: { meetings: readonly Meeting[] }) {
  const { id: inquiryId, name } = useOpenInquiry().inquiry;
  const change = useChangeMeeting({ about: name });
  const [first] = meetings;
  if (!first) return null;
  const noun = bookingWords.kinds[first.kind].noun;
  return (
    <section aria-label="Proposed times" className="border-l-3 border-dashed border-copper pl-3">
      <p className="font-strong">
        {meetings.length === 1 ? '1 time slot' : `${meetings.length} time slots`} proposed for a {noun}
      </p>
      <ul className="mt-0.5">
        {meetings.map(({ id, startsAt, staffName }) => (
          <li key={id}>
            {weekdayTime(startsAt)}
            <span className="text-graphite">, {staffName}</span>
          </li>
        ))}
      </ul>
      <p className="text-13 text-graphite">
        {first.heldUntil && `On hold until ${weekdayTime(first.heldUntil)}`}
        {first.bookedBy && ` · Proposed by ${first.bookedBy}`}
      </p>
      <ConfirmedButton
        look="bare"
        disabled={change.isPending}
        question="Withdraw the proposed times?"
        consequences={<p className="mt-2">The client won’t be able to book these times from the email.</p>}
        confirm="Withdraw times"
        keep="Keep times"
        onConfirm={() =>
          change.mutate({
            url: `/api/inquiries/${encodeURIComponent(inquiryId)}/meeting-proposals`,
            method: 'DELETE',
            done: { title: 'Times withdrawn', description: 'The times are open again.' },
          })
        }
      >
        Withdraw
      </ConfirmedButton>
      <FailureLine error={change.error} className="mt-1" />
    </section>
  );
}

/** Earlier meetings, the latest first, a line each; a wrong mark is put right here. */
function PastMeetings({ meetings }: { meetings: readonly Meeting[] }) {
  const change = useChangeMeeting({ about: useOpenInquiry().inquiry.name });
  if (meetings.length === 0) return null;
  return (
    <>
      <ul aria-label="Past meetings" className="border-t border-hairline text-14">
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
                className="min-h-9! text-13 pointer-coarse:min-h-11!"
                disabled={change.isPending}
                onClick={() =>
                  change.mutate(outcomeOf(meeting, meeting.state === 'held' ? 'no-show' : 'held'))
                }
              >
                {meeting.state === 'held' ? 'Change to no-show' : 'Change to held'}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <FailureLine error={change.error} />
    </>
  );
}
