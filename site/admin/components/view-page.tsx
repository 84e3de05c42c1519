import type { ReactNode } from 'react';
import { failureInWords } from '../format/failure-in-words.ts';
import { Button } from './button.tsx';

/** A view's heading and its content. */
export function ViewPage({
  title,
  about,
  actions,
  children,
}: {
  title: string;
  about: ReactNode;
  /** At the right of the heading. */
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <main className="mx-auto w-full max-w-360 grow px-4 pt-4 pb-16 md:px-6 md:pt-6">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <div className="grow">
          <h1 className="text-28 leading-tight font-semibold tracking-tight max-md:pr-24">{title}</h1>
          <p className="mt-1.5 max-w-3xl text-graphite">{about}</p>
        </div>
        {actions}
      </div>
      {children}
    </main>
  );
}

/** A section of a view: its name at the left as on a sheet, its content at the right. */
export function ViewPart({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={id}
      className="mt-8 grid gap-x-8 gap-y-4 border-t border-ink pt-4 dark:border-graphite/60 lg:cols-side-52"
    >
      <h2 id={id} className="text-20 leading-tight font-strong tracking-tight">
        {title}
      </h2>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

/** Shows which content failed to load and why, with a retry button. */
export function LoadingFailed({
  what,
  error,
  onRetry,
}: {
  what: string;
  error: unknown;
  onRetry: () => void;
}) {
  return (
    <div
      role="alert"
      className="mt-8 max-w-2xl border-l-3 border-cancelled bg-cancelled-bg p-4 text-cancelled"
    >
      <p className="font-semibold">Couldn’t load {what}.</p>
      <p className="mt-1 mb-3">{failureInWords(error)}</p>
      <Button look="quiet" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
