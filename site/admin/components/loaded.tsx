import type { ReactNode } from 'react';
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
