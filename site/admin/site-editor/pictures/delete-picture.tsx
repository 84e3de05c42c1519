import { useMutation, useQueryClient } from '@tanstack/react-query';
import { namesOfUses } from '#contract/site/site-limits.ts';
import type { PictureRemoval, PictureUse, SitePicture } from '#contract/site/site-pictures.ts';
import { request } from '../../../layout/request.ts';
import { toast } from '../../../layout/toaster.tsx';
import { ConfirmedButton } from '../../components/confirmed-button.tsx';

type TakeOutProps = { picture: SitePicture; uses: readonly PictureUse[]; isOwner: boolean };

/** Deletes an unused picture; an owner can permanently remove a picture from everything that shows it. */
export function DeletePicture({ picture, uses, isOwner }: TakeOutProps) {
  const url = `/api/content/pictures/${picture.id}`;
  const remove = usePictureCall(async () => {
    await request(url, { method: 'DELETE' });
    toast({ title: 'Picture deleted', description: picture.fileName });
  });
  const removeAll = usePictureCall(async () => {
    const { removedFrom } = (await (
      await request(`${url}/removal`, { method: 'POST' })
    ).json()) as PictureRemoval;
    toast({
      title: 'Picture permanently deleted',
      description: removedFrom.length > 0 ? `Removed from: ${namesOfUses(removedFrom)}.` : 'No page used it.',
    });
  });
  return (
    <p className="flex flex-wrap gap-x-4">
      {uses.length === 0 && (
        <ConfirmedButton
          look="bare"
          disabled={remove.isPending}
          question="Delete this picture?"
          consequences={`No page uses ${picture.fileName}.`}
          confirm="Delete picture"
          onConfirm={() => remove.mutate()}
        >
          Delete
        </ConfirmedButton>
      )}
      {isOwner && (
        <ConfirmedButton
          look="bare"
          disabled={removeAll.isPending}
          question="Permanently delete this picture?"
          consequences="Use this for a picture you don’t have the rights to. It’s removed immediately, with its alt text and caption, from every page, draft, and past version. Pages that need a picture get a default one. You can’t undo this, even from a backup."
          confirm="Delete permanently"
          onConfirm={() => removeAll.mutate()}
        >
          Delete permanently
        </ConfirmedButton>
      )}
    </p>
  );
}

function usePictureCall(mutationFn: () => Promise<void>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    meta: { failed: 'Couldn’t delete the picture' },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['/api/content'] }),
  });
}
