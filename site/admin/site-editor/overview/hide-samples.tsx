import type { PublishableCollection } from '#contract/site/records/overlay.ts';
import type { RecordSummary } from '#contract/site/site-records.ts';
import { ConfirmedButton } from '../../components/confirmed-button.tsx';
import { countOf } from '../state/site-words.ts';
import { useHideSamples } from './use-hide-samples.ts';

type HideSamplesProps = { collection: PublishableCollection; samples: readonly RecordSummary[] };

/** Takes every sample of a kind off the site, from the next publishing on. */
export function HideSamples({ collection, samples }: HideSamplesProps) {
  const hiding = useHideSamples(collection, samples);
  const count = countOf(collection, samples.length);
  return (
    <>
      <ConfirmedButton
        look="bare"
        disabled={hiding.isPending}
        question={`Hide ${samples.length === 1 ? `1 sample` : `all ${samples.length} samples`}?`}
        consequences={
          <p className="mt-2 text-graphite">
            {count} will leave the site when you publish. Nothing is deleted: each can be shown again.
          </p>
        }
        confirm="Hide samples"
        onConfirm={() => hiding.mutate()}
      >
        Hide {samples.length === 1 ? 'the sample' : `all ${samples.length} samples`}
      </ConfirmedButton>
      <p role="status" className="text-graphite empty:hidden">
        {hiding.isPending && `Hiding ${hiding.done + 1} of ${hiding.total}...`}
      </p>
    </>
  );
}
