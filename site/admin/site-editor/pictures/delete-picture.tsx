import { useMutation, useQueryClient } from '@tanstack/react-query';
import { namesOfUses } from '#contract/site/site-limits.ts';
import type { PictureRemoval, PictureUse, SitePicture } from '#contract/site/site-pictures.ts';
import { request } from '../../../layout/request.ts';
import { toast } from '../../../layout/toaster.tsx';
import { ConfirmedButton } from '../../components/confirmed-button.tsx';

type TakeOutProps = { picture: SitePicture; uses: readonly PictureUse[]; isOwner: boolean };

/** Deletes a picture that nothing shows; an owner can take one out of everything that shows it, for good. */
export function DeletePicture({ picture, uses, isOwner }: TakeOutProps) {
  const url = `/api/content/pictures/${picture.id}`;
  const remove = usePictureCall(async () => {
    await request(url, { method: 'DELETE' });
    toast({ title: 'The picture is deleted', description: picture.fileName });
  });
  const removeAll = usePictureCall(async () => {
    const { removedFrom } = (await (
      await request(`${url}/removal`, { method: 'POST' })
    ).json()) as PictureRemoval;
    toast({
      title: 'The picture is removed for good',
      description:
        removedFrom.length > 0 ? `Taken out of: ${namesOfUses(removedFrom)}.` : 'No entry showed it.',
    });
  });
  return (
    <p className="flex flex-wrap gap-x-4">
      {uses.length === 0 && (
        <ConfirmedButton
          look="bare"
          disabled={remove.isPending}
          question="Delete this picture?"
          consequences={`No entry shows it. ${picture.fileName}`}
          confirm="Delete it"
          onConfirm={() => remove.mutate()}
        >
          Delete
        </ConfirmedButton>
      )}
      {isOwner && (
        <ConfirmedButton
          look="bare"
          disabled={removeAll.isPending}
          question="Remove this picture for good?"
          consequences="For a picture that isn’t yours to show. It leaves the site at once, with its words: every page, draft, and earlier version. Where a page needs a picture, one that came with the site takes its place. A backup doesn’t bring it back, and this can’t be undone."
          confirm="Remove it for good"
          onConfirm={() => removeAll.mutate()}
        >
          Remove for good
        </ConfirmedButton>
      )}
    </p>
  );
}

function usePictureCall(mutationFn: () => Promise<void>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    meta: { failed: 'Nothing was changed' },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['/api/content'] }),
  });
}
