import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import type { DeskUpdate } from '#contract/inquiries/inquiry-action-changes.ts';
import { useBooking } from '../../state/booking.ts';
import type { NoteDrafts } from '../../state/note-drafts.ts';
import { useWide } from '../../state/use-wide.ts';
import { ContactLog } from './contact/contact-log.tsx';
import { MeetingPart } from './meeting/meeting-part.tsx';
import { NextStep } from './next-step/next-step.tsx';
import { NoteForm } from './note-form.tsx';
import { Part } from './part.tsx';
import { Reply } from './reply/reply.tsx';
import type { Replying } from './reply/use-replying.ts';
import { ReplyPlace } from './reply-place.tsx';

type StaffControlsProps = {
  inquiry: Inquiry;
  drafts: NoteDrafts;
  /** Signs replies. */
  staffName: string;
  replying: Replying;
  onReplying: (replying: Replying) => void;
  isPending: boolean;
  onUpdate: (change: DeskUpdate) => void;
};

/** Staff's actions on an inquiry, beside its message: reply, log a contact, agree on a meeting, plan the next step, note. */
export function StaffControls(props: StaffControlsProps) {
  const { inquiry, drafts, staffName, replying, onReplying, isPending, onUpdate } = props;
  const isWide = useWide();
  return (
    <>
      {/* On a phone the bar at the bottom begins it. */}
      {(isWide || replying !== 'no') && (
        <Part label="Reply">
          <ReplyPlace name={inquiry.name} replying={replying} onClose={() => onReplying('no')}>
            <Reply
              inquiry={inquiry}
              drafts={drafts}
              staffName={staffName}
              replying={replying}
              onChange={onReplying}
            />
          </ReplyPlace>
        </Part>
      )}
      <Part label="Contact">
        <ContactLog inquiry={inquiry} drafts={drafts} />
      </Part>
      {useBooking() && (
        <Part label="Meeting">
          <MeetingPart inquiry={inquiry} drafts={drafts} />
        </Part>
      )}
      <Part label="Next step">
        <NextStep inquiry={inquiry} isPending={isPending} onUpdate={onUpdate} />
      </Part>
      <Part label="Notes">
        {inquiry.notes && (
          <p className="mb-3 line-clamp-6 border-l-2 border-copper pl-3 wrap-anywhere whitespace-pre-line">
            {inquiry.notes}
          </p>
        )}
        <NoteForm
          inquiryId={inquiry.id}
          drafts={drafts}
          isPending={isPending}
          onSave={(notes) => onUpdate({ notes })}
        />
      </Part>
    </>
  );
}
