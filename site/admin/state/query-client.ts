/** The dashboard's query client (requirements §5, §8, §10): fetches by key, without automatic refetches or retries. */
import { MutationCache, QueryCache, QueryClient, type QueryFunction } from '@tanstack/react-query';
import { RequestError, request } from '../../layout/request.ts';
import { toast } from '../../layout/toaster.tsx';
import { failureInWords } from '../format/failure-in-words.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** `failed`: title of the toast that explains why a change failed. */
    mutationMeta: { failed?: string };
  }
}

/** The result of a query without a session: an error, or null. */
type On401 = 'throw' | 'null';

/** Requirements §8: a GET whose URL is the key's segments joined with slashes, parsed as JSON. */
export function queryByKey<T>({ on401 }: { on401: On401 }): QueryFunction<T> {
  return ({ queryKey, signal }) => getJson<T>(queryKey.join('/'), { on401, signal });
}

/** @throws RequestError on any answer that is not OK; on 401 unless `on401` is `'null'`. */
export async function getJson<T>(
  url: string,
  { on401, signal }: { on401: On401; signal?: AbortSignal },
): Promise<T> {
  try {
    const response = await request(url, { signal });
    return (await response.json()) as T;
  } catch (error) {
    if (on401 === 'null' && isSignedOut(error)) return null as T;
    throw error;
  }
}

export const isSignedOut = (error: unknown): boolean => error instanceof RequestError && error.status === 401;

/** Shows a toast with the reason of a failure; an ended session is explained by the sign-in page. */
export function toastFailure(error: unknown, title: string): void {
  if (!isSignedOut(error)) toast({ title, description: failureInWords(error), variant: 'destructive' });
}

/** @param onSignedOut the session has ended: a call was answered 401. */
export function createQueryClient(onSignedOut: () => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError(error) {
        if (isSignedOut(error)) onSignedOut();
      },
    }),
    mutationCache: new MutationCache({
      onError(error, _, __, { meta }) {
        if (isSignedOut(error)) onSignedOut();
        else if (meta?.failed) toastFailure(error, meta.failed);
      },
    }),
    defaultOptions: {
      queries: {
        queryFn: queryByKey({ on401: 'throw' }),
        staleTime: Number.POSITIVE_INFINITY,
        // Cached until the page closes: unused data must not be fetched again after five minutes.
        gcTime: Number.POSITIVE_INFINITY,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: false,
        // "Offline" is the browser's guess; a request must fail visibly instead of waiting in silence.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
