import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BulkAnswer, BulkChange, BulkRequest, UndoAnswer } from '#contract/desk.ts';
import { request } from '../../../frame/request.ts';
import { toast } from '../../../frame/toaster.tsx';
import { failureInWords } from '../../failure-in-words.ts';
import { isSignedOut } from '../../query-client.ts';
import { INQUIRIES } from '../inquiry-list-query.ts';

/** Changes many inquiries in one request, all or none; the answer's id takes it back. */
export function useBulk(onChanged: (answer: BulkAnswer, change: BulkChange) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: BulkRequest): Promise<BulkAnswer> =>
      (await request('/api/inquiries/bulk', { method: 'POST', body })).json(),
    onSuccess: (answer, { change }) => onChanged(answer, change),
    onError: failed,
    onSettled: () => queryClient.invalidateQueries({ queryKey: INQUIRIES }),
  });
}

export function useUndo() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string): Promise<UndoAnswer> =>
      (
        await request(`/api/inquiries/bulk/${encodeURIComponent(id)}/undo`, { method: 'POST', body: {} })
      ).json(),
    onSuccess: (answer) => toast({ title: 'Undone', description: undoneInWords(answer) }),
    onError: failed,
    onSettled: () => queryClient.invalidateQueries({ queryKey: INQUIRIES }),
  });
}

/** What came back, and what a colleague's later change kept from coming back. */
export function undoneInWords({ restored, kept, keptInquiries }: UndoAnswer): string {
  const done = `${restored === 1 ? '1 inquiry is' : `${restored} inquiries are`} as before.`;
  if (kept === 0) return done;
  const names = keptInquiries.slice(0, 3).map(({ name }) => name);
  const others = kept - names.length;
  return `${done} Changed by a colleague since, and left alone: ${names.join(', ')}${others > 0 ? ` and ${others} more` : ''}.`;
}

function failed(error: unknown): void {
  if (isSignedOut(error)) return;
  toast({ title: 'Error', description: failureInWords(error), variant: 'destructive' });
}
