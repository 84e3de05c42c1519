import type { ReactNode } from 'react';
import { Tooltip } from '../../../../layout/tooltip.tsx';
import { useBooking } from '../../../state/booking.ts';

type ActionsProps = {
  /** Opens the reply. */
  onReply: () => void;
  /** Left out for an inquiry that is marked already. */
  onSpam: (() => void) | undefined;
};

/** The actions at the head of an open inquiry; keys and the palette press them by `data-action`.  */
export function HeadActions({ onReply, onSpam }: ActionsProps) {
  return (
    <div className="flex flex-wrap gap-x-1 max-md:hidden">
      <Action name="reply" onClick={onReply}>
        Reply
      </Action>
      <Action name="call" onClick={() => focusOn('[data-contact] input:not([type=radio])')}>
        Call
      </Action>
      {useBooking() && (
        <Action name="meeting" onClick={() => pressOn('[data-meeting-action]')}>
          Meeting
        </Action>
      )}
      <Action name="next-step" onClick={() => focusOn('[data-next-step]')}>
        Next step
      </Action>
      <Action name="note" onClick={() => focusOn('textarea[data-note]')}>
        Note
      </Action>
      {onSpam && (
        <Action name="spam" label="Mark as spam" onClick={onSpam}>
          Spam
        </Action>
      )}
    </div>
  );
}

type ActionProps = { name: string; label?: string; onClick: () => void; children: ReactNode };

function Action({ name, label, onClick, children }: ActionProps) {
  const button = (
    <button
      type="button"
      data-action={name}
      aria-label={label}
      onClick={onClick}
      className="min-h-8 cursor-pointer px-2 text-[0.9rem] font-[560] text-section hover:bg-ledge"
    >
      {children}
    </button>
  );
  return label ? <Tooltip text={label}>{button}</Tooltip> : button;
}

/** Brings a button into sight and gives it the focus; one that opens a form opens it. */
function pressOn(selector: string): void {
  const form = document.querySelector<HTMLElement>('[data-meeting-form] p');
  const button = document.querySelector<HTMLElement>(selector);
  (form ?? button)?.scrollIntoView({ block: 'nearest' });
  (form ?? button)?.focus({ preventScroll: true });
  if (!form && button?.dataset.meetingAction === 'opens') button.click();
}

/** Brings a control into sight and gives it the focus. */
export function focusOn(selector: string): void {
  const control = document.querySelector<HTMLElement>(selector);
  control?.scrollIntoView({ block: 'nearest' });
  control?.focus({ preventScroll: true });
}
