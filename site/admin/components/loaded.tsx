import type { ReactNode } from 'react';
import { failureInWords } from '../format/failure-in-words.ts';
import { Button } from './button.tsx';
import { LoadingFailed } from './view-page.tsx';

type LoadedProps<Data> = {
  query: { data: Data | undefined; error: unknown; refetch: () => Promise<unknown> };
  /** Subject of the sentence that says what could not be loaded. */
  what: string;
  waiting: ReactNode;
  children: (data: Data) => ReactNode;
};

/** The answer of a query; until then that it is awaited, or why it failed. */
export function Loaded<Data>({ query, what, waiting, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error)
    return <LoadingFailed what={what} error={query.error} onRetry={() => void query.refetch()} />;
  if (typeof waiting !== 'string') return waiting;
  return (
    <p role="status" className="mt-8 font-semibold">
      {waiting}
    </p>
  );
}

type PartFailedProps = {
  what: string;
  query: { error: unknown; refetch: () => Promise<unknown> };
  className?: string;
};

/** Says in a part of a view what failed to load, and tries again. */
export const PartFailed = ({ what, query, className = '' }: PartFailedProps) => (
  <div role="alert" className={`text-cancelled ${className}`}>
    <p>
      {what} could not be loaded. {failureInWords(query.error)}
    </p>
    <Button look="bare" onClick={() => void query.refetch()}>
      Try again
    </Button>
  </div>
);
