import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PendingChanges, RecordChange, Release, ToPublish } from '#contract/site-records.ts';
import { RequestError, request } from '../../../frame/request.ts';
import { toast } from '../../../frame/toaster.tsx';
import { ToastAction } from '../../controls/toast-action.tsx';
import { isSignedOut } from '../../state/query-client.ts';
import { failureInWords } from '../../words/failure-in-words.ts';
import { pendingChanges, useRefreshSite } from '../state/content-query.ts';
import { changesInWords } from '../state/site-words.ts';
import { useUndo } from '../state/use-undo.ts';

/** Long enough to look at the page and to think better of it. */
const UNDO_MS = 20_000;

/** Publishes changes as they were shown. */
export function usePublish() {
  const queryClient = useQueryClient();
  const refresh = useRefreshSite();
  const undo = useUndo();
  return useMutation({
    mutationFn: async (changes: readonly RecordChange[]): Promise<Release> => {
      const body: ToPublish = {
        records: changes.map(({ collection, slug, version }) => ({ collection, slug, version })),
      };
      return (await request('/api/content/releases', { method: 'POST', body })).json();
    },
    onSuccess: (release, changes) => {
      const page = changes.find(({ path, kind }) => path !== null && kind !== 'hidden')?.path;
      toast({
        title: 'Published',
        description: `${changesInWords(changes.length)}, on the site now.`,
        durationMs: UNDO_MS,
        action: (
          <span className="ml-auto flex shrink-0 gap-x-4">
            <a
              href={page ?? '/'}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center font-semibold text-inherit"
            >
              See it
            </a>
            <ToastAction label="Undo" onPress={() => undo.mutate(release)} />
          </span>
        ),
      });
    },
    onError: (error) => {
      if (isSignedOut(error)) return;
      toast({ title: 'Not published', description: failureInWords(error), variant: 'destructive' });
      const blocked = blockedIn(error);
      queryClient.setQueryData<PendingChanges>(
        pendingChanges().queryKey,
        (before) => before && { changes: before.changes.map((change) => blocked(change) ?? change) },
      );
    },
    // What blocks only together with other changes is known from the refusal alone: a fresh list would lose it.
    onSettled: (_, error) => {
      if (!(error instanceof RequestError && error.status === 422)) void refresh();
    },
  });
}

/** The changes of a refusal, with what blocks them. */
function blockedIn(error: unknown): (change: RecordChange) => RecordChange | undefined {
  const problem = error instanceof RequestError ? error.problem : undefined;
  const { changes = [] } = (problem ?? {}) as { changes?: RecordChange[] };
  return ({ collection, slug }) =>
    changes.find((change) => change.collection === collection && change.slug === slug);
}
