import { useMutation } from '@tanstack/react-query';
import type { CollectionSummary, RecordName } from '#contract/site/site-records.ts';
import { toast } from '../../../layout/toaster.tsx';
import { Button } from '../../components/button.tsx';
import { ConfirmedButton } from '../../components/confirmed-button.tsx';
import { redraft, useRefreshSite } from '../state/content-query.ts';
import { countOf, manyOf } from '../state/site-words.ts';

type HideKindProps = {
  all: CollectionSummary;
  /** The page that lists the kind. */
  overview: RecordName;
  isHidden: boolean;
};

/** Takes a kind off the website with the page that lists it, and brings both back. */
export function HideKind({ all: { collection, records }, overview, isHidden }: HideKindProps) {
  const refresh = useRefreshSite();
  const hiding = useMutation({
    mutationFn: (hidden: boolean) => redraft(overview, ({ value }) => ({ value, hidden })),
    onSuccess: (_, hidden) =>
      toast({
        title: `${capital(manyOf(collection))} will be ${hidden ? 'hidden' : 'shown'}`,
        description: `Publish to ${hidden ? 'hide' : 'show'} them on the website.`,
      }),
    meta: { failed: 'Couldn’t save the change' },
    onSettled: () => void refresh(),
  });
  if (isHidden)
    return (
      <Button look="bare" disabled={hiding.isPending} onClick={() => hiding.mutate(false)}>
        Show {manyOf(collection)}
      </Button>
    );
  return (
    <ConfirmedButton
      look="bare"
      disabled={hiding.isPending}
      question={`Hide all ${manyOf(collection)}?`}
      consequences={`When you publish, ${countOf(collection, records.length)}, the page that lists them, and all links to them will be removed from the website. You can show them again anytime.`}
      confirm={`Hide ${manyOf(collection)}`}
      onConfirm={() => hiding.mutate(true)}
    >
      Hide all {manyOf(collection)}
    </ConfirmedButton>
  );
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
