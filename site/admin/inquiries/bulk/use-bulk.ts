import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BulkRequest } from '#contract/inquiries/inquiry-action-changes.ts';
import type { BulkAnswer } from '#contract/inquiries/inquiry-actions.ts';
import { request } from '../../../layout/request.ts';
import { toast } from '../../../layout/toaster.tsx';
import { registerUndo } from '../../state/undo-last-change.tsx';
import { INQUIRIES } from '../queries/known-inquiries.ts';
import { toastFailure, undoChange } from '../queries/undo-change.ts';

/** Changes many inquiries in one request, all or none; a toast offers to undo it. */
export function useBulk(onChanged: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: BulkRequest): Promise<BulkAnswer> =>
      (await request('/api/inquiries/bulk', { method: 'POST', body })).json(),
    onSuccess: ({ id, changed, canceled = 0 }) => {
      onChanged();
      const title =
        changed === 1 ? '1 inquiry changed.' : `${changed.toLocaleString('en-US')} inquiries changed.`;
      const description = canceled > 0 ? canceledInWords(canceled) : undefined;
      toast({ title, description, ...(changed > 0 && registerUndo(() => undoChange(queryClient, id))) });
    },
    onError: toastFailure,
    onSettled: () => queryClient.invalidateQueries({ queryKey: INQUIRIES }),
  });
}

const canceledInWords = (meetings: number): string =>
  meetings === 1 ? '1 meeting was canceled.' : `${meetings} meetings were canceled.`;
