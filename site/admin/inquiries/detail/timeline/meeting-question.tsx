import { useQuery } from '@tanstack/react-query';
import { bookingWords } from '#content/booking-words.ts';
import type { MeetingAnswer } from '#contract/mail/inbound.ts';
import { Button } from '../../../components/button.tsx';
import { FailureLine } from '../../../components/failure-line.tsx';
import { meetingsOf } from '../../../meeting/meeting-queries.ts';
import { useChangeMeeting } from '../../../meeting/use-change-meeting.ts';
import { useOpenInquiry } from '../../../state/open-inquiry.ts';
import { useNow } from '../../../state/use-now.ts';
import { useUpdateInquiry } from '../../queries/use-update-inquiry.ts';
import { CancelMeeting } from '../meeting/meeting-card.tsx';

/** The visitor's calendar declined a meeting that is still booked for that time: staff say what happens to it. */
export function MeetingQuestion({ answer }: { answer: MeetingAnswer }) {
  const { inquiry } = useOpenInquiry();
  const asks = answer.answer === 'declined' || answer.answer === 'countered';
  const { data: meetings } = useQuery({ ...meetingsOf(inquiry.id), enabled: asks });
  const now = new Date(useNow()).toISOString();
  const change = useChangeMeeting({ about: inquiry.name });
  const update = useUpdateInquiry(inquiry);
  const meeting = meetings?.find(({ id }) => id === answer.meetingId);
  const isOpen =
    meeting?.state === 'booked' &&
    meeting.startsAt === answer.at &&
    now < answer.at &&
    inquiry.waitingSince !== null;
  if (!asks || !isOpen) return null;
  const { noun, short } = bookingWords.kinds[answer.kind];
  const isPending = change.isPending || update.isPending;
  return (
    <div data-meeting-question="" className="mt-2 font-sans text-14">
      <p className="font-strong">The {noun} is still booked. What should happen now?</p>
      <div className="flex flex-wrap gap-x-5">
        <CancelMeeting {...{ meeting, change }} disabled={isPending} />
        <Button look="bare" disabled={isPending} onClick={() => openMove(answer.meetingId)}>
          Reschedule {short}
        </Button>
        <Button look="bare" disabled={isPending} onClick={() => update.mutate({ noReplyNeeded: true })}>
          Keep {short}
        </Button>
      </div>
      <FailureLine error={change.error} />
    </div>
  );
}

/** Opens the form that reschedules the meeting, which is in the meeting's part of the page. */
function openMove(meetingId: string): void {
  const button = document.querySelector<HTMLElement>(`[data-moves="${CSS.escape(meetingId)}"]`);
  button?.click();
  button?.scrollIntoView({ block: 'nearest' });
}
