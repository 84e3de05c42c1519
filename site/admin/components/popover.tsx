import { type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';

type PopoverProps = {
  /** Content of the button. */
  button: ReactNode;
  /** Accessible name of the button, where its content isn't text. */
  buttonLabel?: string;
  buttonClass: string;
  buttonRef?: Ref<HTMLButtonElement>;
  /** Accessible name of the opened part. */
  title: string;
  className?: string;
  /** Rendered while it is open. */
  children: ReactNode;
};

/**
 * A button and what it opens: below the button, on a phone as a sheet at the bottom. Native: Escape and a click outside
 * close it, and the page behind stays in use. A browser without anchor positioning shows it in the middle.
 */
export function Popover(props: PopoverProps) {
  const { button, buttonLabel, buttonClass, buttonRef, title, className = '', children } = props;
  const id = useId();
  const opened = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  // Keys belong to it while it is open: Escape must close it, not the open inquiry.
  useEffect(() => {
    if (isOpen) opened.current?.focus({ preventScroll: true });
  }, [isOpen]);
  return (
    <>
      <button
        ref={buttonRef}
        type="button"
        popoverTarget={id}
        aria-label={buttonLabel}
        className={buttonClass}
      >
        {button}
      </button>
      <div
        ref={opened}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={title}
        tabIndex={-1}
        onToggle={(event) => setOpen(event.newState === 'open')}
        className={`max-h-dialog overflow-y-auto rounded-sheet bg-sheet shadow-e3 font-sans text-15 text-ink outline-none max-md:top-auto max-md:m-0 max-md:w-full max-md:max-w-none max-md:border-x-0 max-md:border-b-0 md:mt-1 md:supports-[position-area:bottom]:inset-auto md:supports-[position-area:bottom]:mx-0 md:supports-[position-area:bottom]:mb-0 md:[position-area:bottom_span-right] md:[position-try-fallbacks:flip-inline] ${className}`}
      >
        {isOpen && children}
      </div>
    </>
  );
}

/** Closes the popover around an element. */
export const closePopover = (within: Element): void =>
  within.closest<HTMLElement>('[popover]')?.hidePopover();
