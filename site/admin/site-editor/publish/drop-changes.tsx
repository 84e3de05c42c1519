import { useMutation } from '@tanstack/react-query';
import type { RecordChange } from '#contract/site/site-records.ts';
import { toast } from '../../../layout/toaster.tsx';
import { ConfirmedButton } from '../../components/confirmed-button.tsx';
import { failureInWords } from '../../format/failure-in-words.ts';
import { isSignedOut } from '../../state/query-client.ts';
import { redraft, useRefreshSite } from '../state/content-query.ts';

/** Gives up what was changed: it is as the site has it again. */
export function DiscardChanges({ change }: { change: RecordChange }) {
  const refresh = useRefreshSite();
  const drop = useMutation({
    mutationFn: () =>
      redraft(change, ({ liveValue, live }) => ({ value: liveValue, hidden: live === 'hidden' })),
    onSuccess: () => toast({ title: 'Changes dropped', description: `${change.name} is as it was.` }),
    onError: (error) => {
      if (!isSignedOut(error))
        toast({ title: 'Not dropped', description: failureInWords(error), variant: 'destructive' });
    },
    onSettled: () => void refresh(),
  });
  return (
    <ConfirmedButton
      look="bare"
      disabled={drop.isPending}
      aria-label={`Drop the changes of ${change.name}`}
      question={`Drop the changes of ${change.name}?`}
      consequences={
        <p className="mt-2 text-graphite">
          What {change.draft.by} changed and didn’t publish is gone then. The site stays as it is.
        </p>
      }
      confirm="Drop them"
      keep="Keep changes"
      onConfirm={() => drop.mutate()}
    >
      Drop the changes
    </ConfirmedButton>
  );
}
