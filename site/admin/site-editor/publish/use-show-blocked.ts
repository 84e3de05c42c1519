import { useQueryClient } from '@tanstack/react-query';
import type { PendingChanges, RecordChange } from '#contract/site/site-records.ts';
import { RequestError } from '../../../layout/request.ts';
import { pendingChanges, useRefreshSite } from '../state/content-query.ts';

/** After an attempt to publish: shows what blocked it at its change, else has the lists asked for again. */
export function useShowBlocked(): (error: unknown) => void {
  const queryClient = useQueryClient();
  const refresh = useRefreshSite();
  return (error) => {
    const changes = blockedIn(error);
    if (!changes) return void refresh();
    // A change that blocks only together with others is known from the refusal alone: a fresh list would lose it.
    queryClient.setQueryData<PendingChanges>(
      pendingChanges().queryKey,
      (before) =>
        before && {
          changes: before.changes.map(
            (change) =>
              changes.find(
                ({ collection, slug }) => collection === change.collection && slug === change.slug,
              ) ?? change,
          ),
        },
    );
  };
}

/** The changes of a refusal, with what blocks them. */
function blockedIn(error: unknown): RecordChange[] | null {
  if (!(error instanceof RequestError) || error.status !== 422) return null;
  const { changes } = (error.problem ?? {}) as { changes?: RecordChange[] };
  return changes ?? null;
}
