import { bookingWords } from '#content/booking-words.ts';
import type { Meeting } from '#contract/booking/booking.ts';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import { Button } from '../../../components/button.tsx';
import { weekdayTime, ZONE } from '../../../format/dates.ts';
import { failureInWords } from '../../../format/failure-in-words.ts';
import { useFirm } from '../../../format/use-firm.ts';
import { kindName, timeThere } from '../../../meeting/meeting-words.ts';
import { placeName, usePlaces } from '../../../state/area-names.ts';
import { duration } from '../../clock-words.ts';
import { useChangeMeeting } from '../../queries/use-change-meeting.ts';
import { telOf } from '../head/phone-links.ts';
import { CancelMeeting } from './cancel-meeting.tsx';

type MeetingCardProps = {
  meeting: Meeting;
  inquiry: Inquiry;
  /** ISO 8601. */
  now: string;
  onMove: () => void;
};

/** A booked or held meeting: what, when, with whom, where, and what can be done. From its beginning on: did it happen? */
export function MeetingCard({ meeting, inquiry, now, onMove }: MeetingCardProps) {
  const { id, kind, startsAt, staffName, bookedBy, reminders, heldUntil } = meeting;
  const isHeld = meeting.state === 'requested';
  const change = useChangeMeeting();
  const { noun, short } = bookingWords.kinds[kind];
  const when = weekdayTime(startsAt);
  const there = timeThere(meeting);
  const hasBegun = !isHeld && startsAt <= now;
  const mark = (outcome: 'held' | 'no-show') =>
    change.mutate({
      url: `/api/meetings/${id}/outcome`,
      body: { outcome },
      done: {
        title: outcome === 'held' ? 'Marked as held' : 'Marked as a no-show',
        description: `${kindName(kind)}, ${when}`,
      },
    });
  const confirm = () =>
    change.mutate({
      url: `/api/meetings/${id}/confirm`,
      done: { title: `The ${noun} is booked`, description: 'The visitor gets an email.' },
    });
  return (
    <article aria-label={`${kindName(kind)}, ${when}`} className="border-l-3 border-copper pl-3">
      <p className="text-[1.0625rem] font-[590] tracking-[-0.01em]">
        <time dateTime={startsAt}>{when}</time>{' '}
        <span className="text-[0.9rem] font-normal text-graphite">{ZONE}</span>
      </p>
      {there && <p className="text-[0.85rem] text-graphite">{there}, for the visitor</p>}
      <p className="mt-0.5">
        {kindName(kind)} with {staffName}
        <span className="text-graphite">, {bookingWords.kinds[kind].minutes} min</span>
      </p>
      <Where meeting={meeting} inquiry={inquiry} />
      <p className="text-[0.85rem] text-graphite">
        {isHeld ? 'Chosen' : 'Booked'} by {bookedBy ?? 'the visitor'}
        {!reminders && '; wants no reminders'}
      </p>
      {isHeld && (
        <p className="mt-1">
          <b className="font-[560]">{bookingWords.states.requested}.</b> The visitor has a link to confirm it
          {heldUntil && ` until ${weekdayTime(heldUntil)}`}; then the time is free again.
        </p>
      )}
      {hasBegun && <p className="mt-2 font-[560]">Did it take place?</p>}
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
          Move
        </Button>
        {!hasBegun && <CancelMeeting {...{ meeting, inquiry, change }} disabled={change.isPending} />}
      </div>
      {change.isError && (
        <p role="alert" className="mt-1 text-cancelled">
          {failureInWords(change.error)}
        </p>
      )}
    </article>
  );
}

function Where({
  meeting: { kind, place, travelMinutes, isTravelKnown, area },
  inquiry,
}: Pick<MeetingCardProps, 'meeting' | 'inquiry'>) {
  const { address } = useFirm();
  const places = usePlaces();
  if (kind === 'call') {
    const number = place ?? inquiry.phone;
    return <p>{number ? <a href={telOf(number)}>{number}</a> : 'No number given'}</p>;
  }
  if (kind === 'studio') return <p>At the studio, {address.city}</p>;
  return (
    <p className="wrap-anywhere">
      {place ?? (area ? placeName(places, area) : 'No address given')}
      {travelMinutes > 0 && (
        <span className="text-graphite">
          {isTravelKnown
            ? `, ${duration(travelMinutes * 60_000)} drive each way`
            : `. How far isn’t known; ${duration(travelMinutes * 60_000)} kept free each way`}
        </span>
      )}
    </p>
  );
}
