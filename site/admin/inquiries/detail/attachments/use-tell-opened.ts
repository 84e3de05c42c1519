import { useQueryClient } from '@tanstack/react-query';
import type { AttachmentView } from '#contract/inquiries/inquiry-action-changes.ts';
import { request } from '../../../../layout/request.ts';
import { INQUIRIES } from '../../queries/known-inquiries.ts';

/** Records in the timeline that a picture was opened; opening it neither waits for this nor fails with it. */
export function useTellOpened(inquiryId: string): (address: string) => void {
  const queryClient = useQueryClient();
  const id = encodeURIComponent(inquiryId);
  return (url) =>
    void request(`/api/inquiries/${id}/attachment-views`, {
      method: 'POST',
      body: { url } satisfies AttachmentView,
    })
      .then(() => queryClient.invalidateQueries({ queryKey: [...INQUIRIES, id, 'events'] }))
      .catch(() => null);
}
