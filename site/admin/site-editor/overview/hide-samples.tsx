import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { PublishableCollection } from '#contract/site/records/overlay.ts';
import type { RecordSummary } from '#contract/site/site-records.ts';
import { toast } from '../../../layout/toaster.tsx';
import { ConfirmedButton } from '../../components/confirmed-button.tsx';
import { redraft, useRefreshSite } from '../state/content-query.ts';
import { countOf } from '../state/site-words.ts';

type HideSamplesProps = { collection: PublishableCollection; samples: readonly RecordSummary[] };

/** Hides every sample of a kind, effective with the next release. Samples hidden before a failure stay hidden. */
export function HideSamples({ collection, samples }: HideSamplesProps) {
  const refresh = useRefreshSite();
  const [{ done, total }, setProgress] = useState({ done: 0, total: 0 });
  const hiding = useMutation({
    mutationFn: async () => {
      for (const [done, sample] of samples.entries()) {
        setProgress({ done, total: samples.length });
        await redraft(sample, ({ value }) => ({ value, hidden: true }));
      }
      return samples.length;
    },
    onSuccess: (count) =>
      toast({
        title: `${countOf(collection, count)} will be hidden`,
        description: 'Publish to hide them on the website.',
      }),
    meta: { failed: 'Some samples weren’t hidden. Try again to hide the rest' },
    onSettled: () => void refresh(),
  });
  return (
    <>
      <ConfirmedButton
        look="bare"
        disabled={hiding.isPending}
        question={`Hide ${samples.length === 1 ? '1 sample item' : `all ${samples.length} sample items`}?`}
        consequences={`${countOf(collection, samples.length)} will be hidden when you publish. Hidden items can be shown again anytime.`}
        confirm="Hide samples"
        onConfirm={() => hiding.mutate()}
      >
        Hide {samples.length === 1 ? 'sample' : `all ${samples.length} sample items`}
      </ConfirmedButton>
      <p role="status" className="text-graphite empty:hidden">
        {hiding.isPending && `Hiding ${done + 1} of ${total}...`}
      </p>
    </>
  );
}
