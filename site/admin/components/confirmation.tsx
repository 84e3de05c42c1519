import { type ReactNode, type Ref, useId } from 'react';
import { Button } from './button.tsx';

export type Question = {
  question: string;
  /** The consequence: words in a paragraph, or markup. */
  consequences: ReactNode;
  confirm: string;
  /** The other button. Where `confirm` itself calls something off, “Cancel” could be read as doing it: say what stays. */
  keep?: string;
  onConfirm: () => void;
};

type ConfirmationProps = Question & { ref: Ref<HTMLDialogElement>; onClose?: () => void };

/** Asks for confirmation before a step that takes effect immediately; opened with `showModal`. */
export function Confirmation({
  ref,
  question,
  consequences,
  confirm,
  keep = 'Cancel',
  onConfirm,
  onClose,
}: ConfirmationProps) {
  const heading = useId();
  const close = (event: { currentTarget: HTMLElement }) => event.currentTarget.closest('dialog')?.close();
  return (
    <dialog
      ref={ref}
      aria-labelledby={heading}
      onClose={onClose}
      className="m-auto w-window max-w-120 rounded-sheet bg-sheet shadow-e3 p-6 text-ink backdrop:bg-ink/30 dark:backdrop:bg-paper/75"
    >
      <h3 id={heading}>{question}</h3>
      {typeof consequences === 'string' ? <p className="mt-2 text-graphite">{consequences}</p> : consequences}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button
          onClick={(event) => {
            close(event);
            onConfirm();
          }}
        >
          {confirm}
        </Button>
        <Button look="quiet" onClick={close}>
          {keep}
        </Button>
      </div>
    </dialog>
  );
}
