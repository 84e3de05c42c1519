import { bookingWords } from '#content/booking-words.ts';
import type { Meeting } from '#contract/booking/booking.ts';
import { Button } from '../../../components/button.tsx';
import { ConfirmedButton } from '../../../components/confirmed-button.tsx';
import { FailureLine } from '../../../components/failure-line.tsx';
import { weekdayTime, ZONE } from '../../../format/dates.ts';
import { useFirm } from '../../../format/use-firm.ts';
import { kindName, timeThere } from '../../../meeting/meeting-words.ts';
import { outcomeOf, useChangeMeeting } from '../../../meeting/use-change-meeting.ts';
import { useOpenInquiry } from '../../../state/open-inquiry.ts';
import { placeName, usePlaces } from '../../../state/settings.ts';
import { duration } from '../../clock-words.ts';
import { telOf } from '../head/phone-links.ts';

type MeetingCardProps = {
  meeting: Meeting;
  /** ISO 8601. */
  now: string;
  onMove: () => void;
};

/** A booked or held meeting: what, when, with whom, where, and what can be done. From its beginning on: did it happen? */
export function MeetingCard({ meeting, now, onMove }: MeetingCardProps) {
  const { id, kind, startsAt, staffName, bookedBy, reminders, heldUntil } = meeting;
  const isHeld = meeting.state === 'requested';
  const change = useChangeMeeting({ about: useOpenInquiry().inquiry.name });
  const { short } = bookingWords.kinds[kind];
  const when = weekdayTime(startsAt);
  const there = timeThere(meeting);
  const hasBegun = !isHeld && startsAt <= now;
  const mark = (outcome: 'held' | 'no-show') => change.mutate(outcomeOf(meeting, outcome));
  const confirm = () =>
    change.mutate({
      url: `/api/meetings/${id}/confirm`,
      done: { title: 'Meeting booked', description: 'The client will be emailed.' },
    });
  return (
    <article aria-label={`${kindName(kind)}, ${when}`} className="border-l-2 border-section pl-3">
      <p className="text-15 font-semibold tracking-tight">
        <time dateTime={startsAt}>{when}</time>{' '}
        <span className="text-14 font-normal text-graphite">{ZONE}</span>
      </p>
      {there && <p className="text-13 text-graphite">{there}, client’s time</p>}
      <p className="mt-0.5">
        {kindName(kind)} with {staffName}
        <span className="text-graphite">, {bookingWords.kinds[kind].minutes} min</span>
      </p>
      <Where {...meeting} />
      <p className="text-13 text-graphite">
        {isHeld ? 'Chosen' : 'Booked'} by {bookedBy ?? 'the client'}
        {!reminders && '; reminders off'}
      </p>
      {isHeld && (
        <p className="mt-1">
          <b className="font-strong">{bookingWords.states.requested}.</b> The client can confirm the time with
          the emailed link
          {heldUntil && ` until ${weekdayTime(heldUntil)}`}. After that, the time will open up again.
        </p>
      )}
      {hasBegun && <p className="mt-2 font-strong">Did this meeting happen?</p>}
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        {hasBegun && (
          <span className="flex gap-1.5">
            <Button
              look="quiet"
              data-meeting-action=""
              disabled={change.isPending}
              onClick={() => mark('held')}
            >
              Held
            </Button>
            <Button look="quiet" disabled={change.isPending} onClick={() => mark('no-show')}>
              No-show
            </Button>
          </span>
        )}
        {isHeld && (
          <Button look="quiet" disabled={change.isPending} onClick={confirm}>
            Confirm {short}
          </Button>
        )}
        <Button
          look="bare"
          data-meeting-action={hasBegun ? undefined : ''}
          data-moves={id}
          disabled={change.isPending}
          onClick={onMove}
        >
          Reschedule
        </Button>
        {!hasBegun && <CancelMeeting {...{ meeting, change }} disabled={change.isPending} />}
      </div>
      <FailureLine error={change.error} className="mt-1" />
    </article>
  );
}

function Where({ kind, place, travelMinutes, isTravelKnown, area }: Meeting) {
  const { phone } = useOpenInquiry().inquiry;
  const { address } = useFirm();
  const places = usePlaces();
  if (kind === 'call') {
    const number = place ?? phone;
    return <p>{number ? <a href={telOf(number)}>{number}</a> : 'No phone number'}</p>;
  }
  if (kind === 'studio') return <p>At the studio, {address.city}</p>;
  return (
    <p className="wrap-anywhere">
      {place ?? (area ? placeName(places, area) : 'No address')}
      {travelMinutes > 0 && (
        <span className="text-graphite">
          {isTravelKnown
            ? `, ${duration(travelMinutes * 60_000)} drive each way`
            : `. Drive time unknown; ${duration(travelMinutes * 60_000)} blocked each way`}
        </span>
      )}
    </p>
  );
}

type CancelMeetingProps = {
  meeting: Pick<Meeting, 'id' | 'kind' | 'startsAt'>;
  change: ReturnType<typeof useChangeMeeting>;
  disabled: boolean;
};

/** Cancels a meeting, once staff have confirmed it. */
export function CancelMeeting({ meeting, change, disabled }: CancelMeetingProps) {
  const { inquiry } = useOpenInquiry();
  const { noun, short } = bookingWords.kinds[meeting.kind];
  const cancel = () =>
    change.mutate({
      url: `/api/meetings/${meeting.id}/cancel`,
      done: { title: 'Meeting canceled', description: 'The client will be emailed.' },
    });
  return (
    <ConfirmedButton
      look="bare"
      disabled={disabled}
      question={`Cancel this ${noun}?`}
      consequences={
        <p className="mt-2">
          {weekdayTime(meeting.startsAt)}, with {inquiry.name}. The client will be emailed, and the time opens
          up again.
        </p>
      }
      confirm={`Cancel ${short}`}
      keep={`Keep ${short}`}
      onConfirm={cancel}
    >
      Cancel {short}
    </ConfirmedButton>
  );
}
