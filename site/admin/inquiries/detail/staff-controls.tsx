import { useOpenInquiry } from '../../state/open-inquiry.ts';
import { useBooking } from '../../state/settings.ts';
import { useWide } from '../../state/use-wide.ts';
import { ContactLog } from './contact/contact-log.tsx';
import { Part } from './detail-row.tsx';
import { MeetingPart } from './meeting/meeting-part.tsx';
import { NextStep } from './next-step/next-step.tsx';
import { NoteForm } from './note-form.tsx';
import { Reply, type ReplyProps } from './reply/reply.tsx';

/**
 * Staff's actions on an inquiry, next to its message: reply, log a contact, agree on a meeting, plan the next step,
 * note.
 */
export function StaffControls(reply: ReplyProps) {
  const { notes, email } = useOpenInquiry().inquiry;
  const isWide = useWide();
  return (
    <>
      {/* On a phone the bar at the bottom begins it. */}
      {email !== '' && (isWide || reply.replying !== 'no') && (
        <Part label="Reply">
          <Reply {...reply} />
        </Part>
      )}
      <Part label="Contact">
        <ContactLog />
      </Part>
      {useBooking() && (
        <Part label="Meeting">
          <MeetingPart />
        </Part>
      )}
      <Part label="Next step">
        <NextStep />
      </Part>
      <Part label="Notes">
        {notes && (
          <p className="mb-3 line-clamp-6 border-l-2 border-copper pl-3 wrap-anywhere whitespace-pre-line">
            {notes}
          </p>
        )}
        <NoteForm />
      </Part>
    </>
  );
}
