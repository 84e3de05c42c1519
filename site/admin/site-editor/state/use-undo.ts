import { useMutation } from '@tanstack/react-query';
import type { Release } from '#contract/site/site-records.ts';
import { request } from '../../../layout/request.ts';
import { toast } from '../../../layout/toaster.tsx';
import { failureInWords } from '../../format/failure-in-words.ts';
import { isSignedOut } from '../../state/query-client.ts';
import { useRefreshSite } from './content-query.ts';
import { changesInWords } from './site-words.ts';

/** Takes a publishing back: the site is as it was before it. */
export function useUndo() {
  const refresh = useRefreshSite();
  return useMutation({
    mutationFn: async ({ id }: Release): Promise<Release> =>
      (await request(`/api/content/releases/${id}/undo`, { method: 'POST' })).json(),
    onSuccess: ({ items }) =>
      toast({
        title: 'Taken back',
        description: `${changesInWords(items.length)}: the site is as it was before.`,
      }),
    onError: (error) => {
      if (!isSignedOut(error))
        toast({ title: 'Not taken back', description: failureInWords(error), variant: 'destructive' });
    },
    onSettled: () => void refresh(),
  });
}
