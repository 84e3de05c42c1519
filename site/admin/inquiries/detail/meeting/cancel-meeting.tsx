import { bookingWords } from '#content/booking-words.ts';
import type { Meeting } from '#contract/booking/booking.ts';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import { ConfirmedButton } from '../../../components/confirmed-button.tsx';
import { weekdayTime } from '../../../format/dates.ts';
import type { useChangeMeeting } from '../../queries/use-change-meeting.ts';

type CancelMeetingProps = {
  meeting: Pick<Meeting, 'id' | 'kind' | 'startsAt'>;
  inquiry: Inquiry;
  change: ReturnType<typeof useChangeMeeting>;
  disabled: boolean;
};

/** Cancels a meeting, once staff have confirmed it. */
export function CancelMeeting({ meeting, inquiry, change, disabled }: CancelMeetingProps) {
  const { noun, short } = bookingWords.kinds[meeting.kind];
  const cancel = () =>
    change.mutate({
      url: `/api/meetings/${meeting.id}/cancel`,
      done: { title: `The ${noun} is cancelled`, description: 'The visitor gets an email.' },
    });
  return (
    <ConfirmedButton
      look="bare"
      disabled={disabled}
      question={`Cancel this ${noun}?`}
      consequences={
        <p className="mt-2">
          {weekdayTime(meeting.startsAt)}, with {inquiry.name}. The visitor gets an email, and the time is
          free again.
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
