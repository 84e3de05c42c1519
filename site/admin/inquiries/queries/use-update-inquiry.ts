import { mutationOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { bookingWords } from '#content/booking-words.ts';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import type { InquiryChange } from '#contract/inquiries/inquiry-action-schemas.ts';
import { toast } from '../../../layout/toaster.tsx';
import { weekdayTime } from '../../format/dates.ts';
import { KEPT, newWaiting, queueIfOffline, type Waiting } from '../../offline-storage/change-queue.ts';
import type { NoteDrafts } from '../../state/note-drafts.ts';
import { isSignedOut } from '../../state/query-client.ts';
import { useDrafts } from '../../state/use-drafts.ts';
import { forgetInquiry, isGone } from './forget-inquiry.ts';
import { INQUIRIES, keepUpdated, knownInquiry } from './known-inquiries.ts';
import { clashIn, patchInquiry } from './patch-inquiry.ts';
import { changeAnswer, offerUndo } from './undo-change.ts';

/** Changes status or notes of an inquiry, then reloads the list (requirements §5, §8, §9). */
export function useUpdateInquiry(inquiry: Inquiry) {
  return useMutation(inquiryUpdating(useQueryClient(), inquiry, useDrafts()));
}

/**
 * Sends what staff see of what they change, so that no colleague's change is overwritten unseen.
 * The toast and the stored draft are updated even if staff have moved on to another inquiry. A note that doesn't reach the
 * server waits for a connection.
 */
export function inquiryUpdating(queryClient: QueryClient, inquiry: Inquiry, drafts: NoteDrafts) {
  return mutationOptions({
    // One at a time: the second change must rest on the first.
    scope: { id: inquiry.id },
    mutationFn: async (change: InquiryChange): Promise<Inquiry | Waiting> => {
      const seen = knownInquiry(queryClient, inquiry.id) ?? inquiry;
      const note =
        change.notes === undefined || Object.keys(change).length > 1
          ? null
          : newWaiting(inquiry.id, { kind: 'note', text: change.notes, seen: { notes: seen.notes } });
      return queueIfOffline(drafts, note, async () =>
        changeAnswer<Inquiry>(await patchInquiry(seen, change, note?.id)),
      );
    },
    onSuccess: (updated, change) => {
      if (change.notes !== undefined) drafts.saved(inquiry.id, change.notes);
      if ('words' in updated) return toast(KEPT);
      keepUpdated(queryClient, updated);
      const { title, description } = savedInWords(change);
      const words = [description, canceledInWords(inquiry, updated)].filter(Boolean).join(' ');
      toast({ title, about: inquiry.name, description: words, ...offerUndo(queryClient, updated) });
    },
    onError: (error) => {
      // Without a session, the sign-in page appears and explains it.
      if (isSignedOut(error)) return;
      if (isGone(error)) return forgetInquiry(queryClient, drafts, inquiry.id);
      const clash = clashIn(error);
      if (clash) keepUpdated(queryClient, clash.current);
      toast({
        title: 'Error',
        about: inquiry.name,
        description: 'Failed to update inquiry',
        variant: 'destructive',
      });
    },
    onSettled: (_updated, error) => {
      if (!isSignedOut(error) && !isGone(error)) void queryClient.invalidateQueries({ queryKey: INQUIRIES });
    },
  });
}

/** The words of requirements §9; for spam, what became of it. */
function savedInWords({ spam }: InquiryChange): { title: string; description: string } {
  if (spam === undefined) return { title: 'Success', description: 'Inquiry updated successfully' };
  return spam
    ? { title: 'Marked as spam', description: 'Moved to the Spam view.' }
    : { title: 'Not spam', description: 'Moved back to your inquiries.' };
}

/** Closing an inquiry cancels its meeting. */
function canceledInWords({ meeting: before }: Inquiry, { meeting: after }: Inquiry): string {
  const isGone =
    before?.state === 'booked' && before.at > new Date().toISOString() && after?.at !== before.at;
  return isGone
    ? `The ${bookingWords.kinds[before.kind].noun} on ${weekdayTime(before.at)} is canceled.`
    : '';
}
