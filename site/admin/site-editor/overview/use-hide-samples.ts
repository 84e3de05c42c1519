import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { PublishableCollection } from '#contract/site/records/overlay.ts';
import type { RecordName } from '#contract/site/site-records.ts';
import { toast } from '../../../layout/toaster.tsx';
import { failureInWords } from '../../format/failure-in-words.ts';
import { isSignedOut } from '../../state/query-client.ts';
import { redraft, useRefreshSite } from '../state/content-query.ts';
import { countOf } from '../state/site-words.ts';

/** Hides samples one after the other; those that were hidden before a failure stay hidden. */
export function useHideSamples(collection: PublishableCollection, samples: readonly RecordName[]) {
  const refresh = useRefreshSite();
  const [progress, setProgress] = useState({ done: 0, total: 0 });
  const hiding = useMutation({
    mutationFn: async () => {
      const asked = [...samples];
      for (const [done, sample] of asked.entries()) {
        setProgress({ done, total: asked.length });
        await redraft(sample, ({ value }) => ({ value, hidden: true }));
      }
      return asked.length;
    },
    onSuccess: (count) =>
      toast({
        title: `${countOf(collection, count)} to be hidden`,
        description: 'Publish to take them off the site.',
      }),
    onError: (error) => {
      if (!isSignedOut(error))
        toast({
          title: 'Some samples aren’t hidden yet',
          description: `${failureInWords(error)} Press the button again to hide the others.`,
          variant: 'destructive',
        });
    },
    onSettled: () => void refresh(),
  });
  return { ...progress, isPending: hiding.isPending, mutate: () => hiding.mutate() };
}
