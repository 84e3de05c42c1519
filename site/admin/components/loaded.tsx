import type { ReactNode } from 'react';
import { failureInWords } from '../format/failure-in-words.ts';
import { Button } from './button.tsx';
import { LoadingFailed } from './view-page.tsx';

type LoadedProps<Data> = {
  query: { data: Data | undefined; error: unknown; refetch: () => Promise<unknown> };
  /** Ends the sentence “Couldn’t load ...”. */
  what: string;
  waiting: ReactNode;
  /** Shows a failed refetch above the data that is already loaded. */
  tellsFailures?: boolean;
  children: (data: Data) => ReactNode;
};

/** The answer of a query; until then that it is awaited, or why it failed. */
export function Loaded<Data>({ query, what, waiting, tellsFailures, children }: LoadedProps<Data>) {
  const { data, error } = query;
  const failure = error ? (
    <LoadingFailed what={what} error={error} onRetry={() => void query.refetch()} />
  ) : null;
  if (data !== undefined)
    return (
      <>
        {tellsFailures && failure}
        {children(data)}
      </>
    );
  if (failure) return failure;
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

/** Shows which part of a view failed to load, with a retry button. */
export const PartFailed = ({ what, query, className = '' }: PartFailedProps) => (
  <div role="alert" className={`text-cancelled ${className}`}>
    <p>
      Couldn’t load {what}. {failureInWords(query.error)}
    </p>
    <Button look="bare" onClick={() => void query.refetch()}>
      Try again
    </Button>
  </div>
);
