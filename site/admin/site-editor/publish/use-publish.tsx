/** Changes of the live site: publishing now or at a set time, and undoing it. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  PendingChanges,
  RecordChange,
  RecordName,
  Release,
  ToPublish,
} from '#contract/site/site-records.ts';
import type { ScheduledRelease, ToSchedule } from '#contract/site/site-schedule.ts';
import { RequestError, request } from '../../../layout/request.ts';
import { toast } from '../../../layout/toaster.tsx';
import { ToastAction } from '../../components/toast-action.tsx';
import { weekdayTime } from '../../format/dates.ts';
import { pendingChanges, useRefreshSite } from '../state/content-query.ts';
import { changesInWords, keyOf } from '../state/site-words.ts';

/** Long enough to look at the page and to think better of it. */
const UNDO_MS = 20_000;

const post = async <Answer,>(path: string, body?: object): Promise<Answer> =>
  (await request(`/api/content/${path}`, { method: 'POST', body })).json();

/** Versions of the changes as shown. */
const versionsOf = (changes: readonly RecordChange[]): ToPublish['records'] =>
  changes.map(({ collection, slug, version }) => ({ collection, slug, version }));

/** Publishes changes. */
export function usePublish() {
  const showBlocked = useShowBlocked();
  const undo = useUndo();
  return useMutation({
    mutationFn: (changes: readonly RecordChange[]) =>
      post<Release>('releases', { records: versionsOf(changes) } satisfies ToPublish),
    onSuccess: (release, changes) => {
      const page = changes.find(({ path, kind }) => path !== null && kind !== 'hidden')?.path;
      toast({
        title: 'Published',
        description: `${changesInWords(changes.length)} now live.`,
        durationMs: UNDO_MS,
        action: (
          <span className="ml-auto flex shrink-0 gap-x-4">
            <a
              href={page ?? '/'}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center font-semibold text-inherit"
            >
              View page
            </a>
            <ToastAction label="Undo" onPress={() => undo.mutate(release)} />
          </span>
        ),
      });
    },
    meta: { failed: 'Not published' },
    onSettled: (_, error) => showBlocked(error),
  });
}

/** Puts changes to a time. */
export function useSchedule() {
  const showBlocked = useShowBlocked();
  return useMutation({
    mutationFn: ({ changes, dueAt }: { changes: readonly RecordChange[]; dueAt: string }) =>
      post<ScheduledRelease>('scheduled', { dueAt, records: versionsOf(changes) } satisfies ToSchedule),
    onSuccess: ({ dueAt, items }) =>
      toast({
        title: 'Scheduled',
        description: `${changesInWords(items.length)} will go live ${weekdayTime(dueAt)}.`,
      }),
    meta: { failed: 'Not scheduled' },
    onSettled: (_, error) => showBlocked(error),
  });
}

/** Publishes what is scheduled before its time. */
export function usePublishScheduled() {
  const refresh = useRefreshSite();
  return useMutation({
    mutationFn: ({ id }: ScheduledRelease) => post<Release>(`scheduled/${id}/publish`),
    onSuccess: ({ items }) =>
      toast({ title: 'Published', description: `${changesInWords(items.length)} now live.` }),
    meta: { failed: 'Not published' },
    onSettled: () => void refresh(),
  });
}

/** Cancels a scheduled release, or dismisses a failed one. */
export function useTakeBack() {
  const refresh = useRefreshSite();
  return useMutation({
    mutationFn: ({ id }: ScheduledRelease) => request(`/api/content/scheduled/${id}`, { method: 'DELETE' }),
    onSuccess: (_, { failed }) => {
      if (failed === null)
        toast({ title: 'Unscheduled', description: 'The changes are back in your drafts.' });
    },
    meta: { failed: 'Couldn’t unschedule' },
    onSettled: () => void refresh(),
  });
}

/** Undoes a release: restores the site's previous state. */
export function useUndo() {
  const refresh = useRefreshSite();
  return useMutation({
    mutationFn: ({ id }: Release) => post<Release>(`releases/${id}/undo`),
    onSuccess: ({ items }) =>
      toast({
        title: 'Undone',
        description: `${changesInWords(items.length)} reverted on the website.`,
      }),
    meta: { failed: 'Couldn’t undo' },
    onSettled: () => void refresh(),
  });
}

/** After an attempt to publish: shows what blocked it at its change, else has the lists asked for again. */
function useShowBlocked(): (error: unknown) => void {
  const queryClient = useQueryClient();
  const refresh = useRefreshSite();
  return (error) => {
    const problem = error instanceof RequestError && error.status === 422 ? error.problem : null;
    const { changes } = (problem ?? {}) as { changes?: RecordChange[] };
    if (!changes) return void refresh();
    // A change that blocks only together with others is known from the refusal alone: a fresh list would lose it.
    const latest = (change: RecordName) => changes.find((other) => keyOf(other) === keyOf(change));
    queryClient.setQueryData<PendingChanges>(
      pendingChanges().queryKey,
      (before) => before && { changes: before.changes.map((change) => latest(change) ?? change) },
    );
  };
}
