import { useMutation } from '@tanstack/react-query';
import type { RecordChange, Release, ToPublish } from '#contract/site/site-records.ts';
import { request } from '../../../layout/request.ts';
import { toast } from '../../../layout/toaster.tsx';
import { ToastAction } from '../../components/toast-action.tsx';
import { failureInWords } from '../../format/failure-in-words.ts';
import { isSignedOut } from '../../state/query-client.ts';
import { changesInWords } from '../state/site-words.ts';
import { useUndo } from '../state/use-undo.ts';
import { useShowBlocked } from './use-show-blocked.ts';

/** Long enough to look at the page and to think better of it. */
const UNDO_MS = 20_000;

/** Publishes changes as they were shown. */
export function usePublish() {
  const showBlocked = useShowBlocked();
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
    },
    onSettled: (_, error) => showBlocked(error),
  });
}
