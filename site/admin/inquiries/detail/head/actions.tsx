import type { ComponentProps } from 'react';
import { Tooltip } from '../../../../layout/tooltip.tsx';
import { useOpenInquiry } from '../../../state/open-inquiry.ts';
import { useBooking } from '../../../state/settings.ts';
import { activate, type Control } from '../../shortcuts/controls.ts';

/** The actions at the head of an open inquiry. @param onReply opens the reply. */
export function HeadActions({ onReply }: { onReply: () => void }) {
  const { inquiry, onUpdate } = useOpenInquiry();
  return (
    <div className="flex flex-wrap gap-x-1 max-md:hidden">
      {inquiry.email !== '' && (
        <Action name="reply" onClick={onReply}>
          Reply
        </Action>
      )}
      <Action name="call">Call</Action>
      {useBooking() && <Action name="meeting">Meeting</Action>}
      <Action name="next-step">Next step</Action>
      <Action name="note">Note</Action>
      {!inquiry.spam && (
        <Tooltip text="Mark as spam">
          <Action name="spam" aria-label="Mark as spam" onClick={() => onUpdate({ spam: true })}>
            Spam
          </Action>
        </Tooltip>
      )}
    </div>
  );
}

/** Moves the focus to the control of that name, unless the button performs the action itself. */
const Action = ({ name, ...button }: ComponentProps<'button'> & { name: Control }) => (
  <button
    type="button"
    data-action={name}
    onClick={() => activate(name)}
    className="min-h-8 cursor-pointer px-2 text-[0.9rem] font-[560] text-section hover:bg-ledge"
    {...button}
  />
);
