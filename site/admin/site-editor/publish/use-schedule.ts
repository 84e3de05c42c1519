import { useMutation } from '@tanstack/react-query';
import type { RecordChange, Release } from '#contract/site/site-records.ts';
import type { ScheduledRelease, ToSchedule } from '#contract/site/site-schedule.ts';
import { request } from '../../../layout/request.ts';
import { toast } from '../../../layout/toaster.tsx';
import { weekdayTime } from '../../format/dates.ts';
import { failureInWords } from '../../format/failure-in-words.ts';
import { isSignedOut } from '../../state/query-client.ts';
import { useRefreshSite } from '../state/content-query.ts';
import { changesInWords } from '../state/site-words.ts';
import { useShowBlocked } from './use-show-blocked.ts';

/** Puts changes to a time, as they were shown. */
export function useSchedule() {
  const showBlocked = useShowBlocked();
  return useMutation({
    mutationFn: async ({ changes, dueAt }: { changes: readonly RecordChange[]; dueAt: string }) => {
      const body: ToSchedule = {
        dueAt,
        records: changes.map(({ collection, slug, version }) => ({ collection, slug, version })),
      };
      const answer = await request('/api/content/scheduled', { method: 'POST', body });
      return (await answer.json()) as ScheduledRelease;
    },
    onSuccess: ({ dueAt, items }) =>
      toast({
        title: 'Scheduled',
        description: `${changesInWords(items.length)}: on the site ${weekdayTime(dueAt)}.`,
      }),
    onError: (error) => {
      if (!isSignedOut(error))
        toast({ title: 'Not scheduled', description: failureInWords(error), variant: 'destructive' });
    },
    onSettled: (_, error) => showBlocked(error),
  });
}

/** Publishes what is scheduled before its time. */
export function usePublishScheduled() {
  const refresh = useRefreshSite();
  return useMutation({
    mutationFn: async ({ id }: ScheduledRelease): Promise<Release> =>
      (await request(`/api/content/scheduled/${id}/publish`, { method: 'POST' })).json(),
    onSuccess: ({ items }) =>
      toast({ title: 'Published', description: `${changesInWords(items.length)}, on the site now.` }),
    onError: (error) => {
      if (!isSignedOut(error))
        toast({ title: 'Not published', description: failureInWords(error), variant: 'destructive' });
    },
    onSettled: () => void refresh(),
  });
}

/** Takes back what is scheduled, or puts away one that failed. */
export function useTakeBack() {
  const refresh = useRefreshSite();
  return useMutation({
    mutationFn: ({ id }: ScheduledRelease) => request(`/api/content/scheduled/${id}`, { method: 'DELETE' }),
    onSuccess: (_, { failed }) => {
      if (failed === null)
        toast({ title: 'Taken back', description: 'The changes are listed below, to publish or edit.' });
    },
    onError: (error) => {
      if (!isSignedOut(error))
        toast({ title: 'Not taken back', description: failureInWords(error), variant: 'destructive' });
    },
    onSettled: () => void refresh(),
  });
}
