import { type ReactNode, useId } from 'react';
import { Button } from './button.tsx';
import { CopyButton } from './copy-button.tsx';
import { useFirstFocus } from './use-first-focus.ts';

type ShownOnceProps = {
  title: string;
  /** The secret's name: the label of its field, and of the button that copies it. */
  name: string;
  secret: string;
  onDone: () => void;
  children: ReactNode;
};

/** A link or key to copy now: the server can't show it again. */
export function ShownOnce({ title, name, secret, onDone, children }: ShownOnceProps) {
  const notice = useFirstFocus<HTMLElement>();
  const id = useId();
  return (
    <section
      ref={notice}
      tabIndex={-1}
      aria-labelledby={id}
      className="mt-6 mb-6 max-w-208 border border-copper p-4 md:p-5"
    >
      <h2 id={id} className="text-20 font-strong tracking-tight">
        {title}
      </h2>
      <p className="mt-1.5 text-graphite">{children}</p>
      <input
        readOnly
        aria-label={name}
        value={secret}
        onFocus={(event) => event.currentTarget.select()}
        className="mt-4 h-12 w-full rounded-control border border-edge bg-sheet px-3 text-ink"
      />
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <CopyButton text={secret} label={`Copy ${name.toLowerCase()}`} />
        <Button look="bare" onClick={onDone} className="ml-auto">
          Done
        </Button>
      </div>
    </section>
  );
}
