import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { UndoAnswer } from '#contract/inquiries/inquiry-responses.ts';
import { request } from '../../../layout/request.ts';
import { toast } from '../../../layout/toaster.tsx';
import type { ToastContent } from '../../../layout/toasts.ts';
import { forgetLastChange, registerUndo } from '../../state/undo-last-change.tsx';
import { INQUIRIES } from './known-inquiries.ts';

const undoIds = new WeakMap<object, string>();

/** Reads the answer to a change, and keeps the id that undoes it for `offerUndo`. */
export async function changeAnswer<T extends object>(answer: Response): Promise<T> {
  const changed = (await answer.json()) as T;
  const id = answer.headers.get('undo');
  if (id !== null) undoIds.set(changed, id);
  return changed;
}

/** For the toast of a change: its Undo, if it can be undone; Ctrl+Z then never reaches an earlier change. */
export function offerUndo(queryClient: QueryClient, changed: object): Partial<ToastContent> {
  const id = undoIds.get(changed);
  if (id !== undefined) return registerUndo(() => undoChange(queryClient, id));
  forgetLastChange();
  return {};
}

/** Undoes a change, single or bulk, by the id that the server gave it; a toast reports the outcome. */
export function undoChange(queryClient: QueryClient, id: string): void {
  const undo = queryClient.getMutationCache().build(queryClient, undoing(queryClient));
  // The cache reports a failure, and the session's end.
  undo.execute(id).catch(() => {});
}

const undoing = (queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: async (id: string): Promise<UndoAnswer> =>
      (
        await request(`/api/inquiries/bulk/${encodeURIComponent(id)}/undo`, { method: 'POST', body: {} })
      ).json(),
    onSuccess: (answer) => toast({ title: 'Undone', description: undoneInWords(answer) }),
    meta: { failed: 'Error' },
    onSettled: () => queryClient.invalidateQueries({ queryKey: INQUIRIES }),
  });

/** Reports what was undone, which meetings stay canceled, and what a colleague's later change kept as it is. */
export function undoneInWords({ restored, kept, keptInquiries, meetingsLost = 0 }: UndoAnswer): string {
  const done = [
    `${restored === 1 ? '1 inquiry' : `${restored} inquiries`} restored.`,
    meetingsLost > 0 &&
      (meetingsLost === 1
        ? '1 meeting is still canceled because its time was taken.'
        : `${meetingsLost} meetings are still canceled because their times were taken.`),
  ]
    .filter(Boolean)
    .join(' ');
  if (kept === 0) return done;
  const names = keptInquiries.slice(0, 3).map(({ name }) => name);
  const others = kept - names.length;
  const listed = AND.format(others > 0 ? [...names, `${others} more`] : names);
  return kept === 1
    ? `${done} 1 inquiry wasn’t restored because a colleague has since changed it: ${listed}.`
    : `${done} ${kept} inquiries weren’t restored because a colleague has since changed them: ${listed}.`;
}

const AND = new Intl.ListFormat('en-US', { type: 'conjunction' });
