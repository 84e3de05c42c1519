import { mutationOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { DeskUpdate } from '#contract/desk.ts';
import type { Inquiry } from '#contract/inquiry.ts';
import { request } from '../../frame/request.ts';
import { toast } from '../../frame/toaster.tsx';
import { isSignedOut } from '../query-client.ts';
import { INQUIRIES, keepUpdated, knownInquiry } from './inquiry-list-query.ts';
import type { NoteDrafts } from './note-drafts.ts';

/** Changes status or notes of an inquiry, then reloads the list (specification §4, §7, §8). */
export function useUpdateInquiry(inquiry: Inquiry, drafts: NoteDrafts) {
  return useMutation(inquiryUpdating(useQueryClient(), inquiry, drafts));
}

/**
 * Sends the version that staff see, so that a colleague's change in between is never overwritten unseen.
 * What is shown and kept afterwards happens even if staff have gone on to another inquiry meanwhile.
 */
export function inquiryUpdating(queryClient: QueryClient, inquiry: Inquiry, drafts: NoteDrafts) {
  return mutationOptions({
    // One after the other: the second must name the version that the first made.
    scope: { id: inquiry.id },
    mutationFn: async (change: DeskUpdate): Promise<Inquiry> => {
      const { id, version } = knownInquiry(queryClient, inquiry.id) ?? inquiry;
      const response = await request(`/api/inquiries/${encodeURIComponent(id)}`, {
        method: 'PATCH',
        body: change,
        headers: { 'If-Match': `"${version}"` },
      });
      return response.json();
    },
    onSuccess: (updated, change) => {
      keepUpdated(queryClient, updated);
      if (change.notes !== undefined) drafts.saved(inquiry.id, change.notes);
      toast({ title: 'Success', description: 'Inquiry updated successfully' });
    },
    onError: (error) => {
      // Without a session the sign-in page comes up and says so.
      if (isSignedOut(error)) return;
      toast({ title: 'Error', description: 'Failed to update inquiry', variant: 'destructive' });
    },
    onSettled: (_updated, error) => {
      if (!isSignedOut(error)) void queryClient.invalidateQueries({ queryKey: INQUIRIES });
    },
  });
}
