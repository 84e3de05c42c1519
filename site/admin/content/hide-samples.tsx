import type { RecordSummary } from '#contract/site-records.ts';
import { toast } from '../../frame/toaster.tsx';
import { ConfirmedButton } from '../controls/confirmed-button.tsx';
import { isSignedOut } from '../state/query-client.ts';
import { failureInWords } from '../words/failure-in-words.ts';
import { useHide } from './site-query.ts';
import { counted } from './state-words.ts';

/** Prepares to take every sample of a kind off the site. */
export function HideSamples({ name, records }: { name: string; records: readonly RecordSummary[] }) {
  const hide = useHide();
  const samples = records.filter(({ sample, live, draft }) => sample && live !== 'hidden' && !draft?.hides);
  if (samples.length < 2) return null;
  const what = `${name.toLowerCase()} that are samples`;
  return (
    <ConfirmedButton
      look="bare"
      disabled={hide.isPending}
      question={`Hide all ${samples.length} ${what}?`}
      consequences={
        <p className="mt-2 text-graphite">
          They leave the site when you publish. You can show each of them again.
        </p>
      }
      confirm="Hide them"
      onConfirm={() =>
        hide.mutate(samples, {
          onSuccess: () =>
            toast({
              title: `${counted(samples.length, 'change')} ready`,
              description: 'Publish to hide them.',
            }),
          onError: (error) => {
            if (!isSignedOut(error))
              toast({ title: 'Not all hidden', description: failureInWords(error), variant: 'destructive' });
          },
        })
      }
    >
      {hide.isPending ? 'Hiding...' : 'Hide all samples'}
    </ConfirmedButton>
  );
}
