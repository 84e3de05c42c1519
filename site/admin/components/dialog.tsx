import * as RadixDialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';

type DialogProps = {
  title: string;
  /** The title is for screen readers only. */
  hidesTitle?: boolean;
  onClose: () => void;
  /** Runs once closed, instead of returning the focus to where it was. */
  afterClose?: { current: (() => void) | null };
  className?: string;
  children: ReactNode;
};

/** Leaves the focus where it is: the code that closed the dialog has moved it. */
export const STAYS = { current: () => {} };

/** A modal dialog that is rendered while it is open. Load it with its content; the first view needs neither. */
export function Dialog({ title, hidesTitle, onClose, afterClose, className = '', children }: DialogProps) {
  return (
    <RadixDialog.Root open onOpenChange={(open) => !open && onClose()}>
      <RadixDialog.Portal>
        {/* Radix’s own overlay adds a style element, which the policy refuses. */}
        <div className="fixed inset-0 z-20 bg-ink/30 dark:bg-paper/75" />
        <RadixDialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            if (!afterClose?.current) return;
            event.preventDefault();
            afterClose.current();
          }}
          className={`fixed left-1/2 z-20 -translate-x-1/2 rounded-sheet bg-sheet shadow-e3 font-sans text-15 text-ink ${className}`}
        >
          <RadixDialog.Title className={hidesTitle ? 'sr-only' : 'text-20 font-strong tracking-tight'}>
            {title}
          </RadixDialog.Title>
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
