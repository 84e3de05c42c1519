import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { OrderedCollection } from '#contract/site/records/orders.ts';
import type { RecordSummary } from '#contract/site/site-records.ts';
import { toast } from '../../../layout/toaster.tsx';
import { failureInWords } from '../../format/failure-in-words.ts';
import { isSignedOut } from '../../state/query-client.ts';
import { redraft, useRefreshSite } from '../state/content-query.ts';

/** Moves entries of a list and keeps each new order as a draft, one after the other. */
export function useArrange(collection: OrderedCollection, records: readonly RecordSummary[]) {
  const refresh = useRefreshSite();
  const [order, setOrder] = useState<readonly string[]>(() => records.map(({ slug }) => slug));
  const [said, setSaid] = useState('');
  const saving = useMutation({
    scope: { id: `order of ${collection}` },
    mutationFn: (slugs: readonly string[]) =>
      redraft({ collection: 'order', slug: collection }, () => ({ value: { slugs }, hidden: false })),
    onError: (error) => {
      if (isSignedOut(error)) return;
      toast({
        title: 'The order isn’t saved',
        description: `${failureInWords(error)} Move it once more.`,
        variant: 'destructive',
      });
    },
    onSettled: () => void refresh(),
  });
  const move = (from: number, to: number) => {
    const slug = order[from];
    if (slug === undefined || to < 0 || to >= order.length) return;
    const next = order.toSpliced(from, 1).toSpliced(to, 0, slug);
    setOrder(next);
    const name = records.find((record) => record.slug === slug)?.name ?? slug;
    setSaid(`${name} is now ${to + 1} of ${next.length}.`);
    saving.mutate(next);
  };
  return { order, move, said };
}
