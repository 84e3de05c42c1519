import { type ComponentProps, useRef } from 'react';
import { Button } from './button.tsx';
import { Confirmation, type Question } from './confirmation.tsx';

type ConfirmedButtonProps = ComponentProps<typeof Button> & Question;

/** A button for an action that can't be undone: asks first, in a dialog. */
export function ConfirmedButton({
  question,
  consequences,
  confirm,
  keep,
  onConfirm,
  ...button
}: ConfirmedButtonProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <Button {...button} onClick={() => dialog.current?.showModal()} />
      <Confirmation ref={dialog} {...{ question, consequences, confirm, keep, onConfirm }} />
    </>
  );
}
