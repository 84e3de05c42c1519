import { useId, useRef } from 'react';
import type { StaffRecord } from '#contract/staff.ts';
import { Button } from '../button.tsx';

type RemoveTwoFactorProps = { member: StaffRecord; disabled: boolean; onRemove: () => void };

/** For a lost phone and recovery codes. Asks once more: who can talk an owner into this needs only the password then. */
export function RemoveTwoFactor({ member: { name, email }, disabled, onRemove }: RemoveTwoFactorProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  return (
    <>
      <Button
        look="bare"
        disabled={disabled}
        aria-label={`Take two-factor off ${name}`}
        onClick={() => dialog.current?.showModal()}
      >
        Take two-factor off
      </Button>
      <dialog
        ref={dialog}
        aria-labelledby={heading}
        className="m-auto w-[calc(100%-2rem)] max-w-[30rem] border border-ink bg-paper p-6 text-ink backdrop:bg-ink/40"
      >
        <h3 id={heading}>Take two-factor sign-in off the account of {name}?</h3>
        <p className="mt-2 break-words">
          The password alone signs in then, until {name} sets it up again. Every session of the account ends,
          and a mail to {email} says so.
        </p>
        <p className="mt-2 text-graphite">
          Speak with the person before you do it: whoever asks for this in writing may be somebody else.
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button
            onClick={() => {
              dialog.current?.close();
              onRemove();
            }}
          >
            Take it off
          </Button>
          <Button look="quiet" onClick={() => dialog.current?.close()}>
            Cancel
          </Button>
        </div>
      </dialog>
    </>
  );
}
