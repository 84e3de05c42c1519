import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Meeting } from '#contract/booking/booking.ts';
import { request } from '../../layout/request.ts';
import { toast } from '../../layout/toaster.tsx';
import { weekdayTime } from '../format/dates.ts';
import { INQUIRIES } from '../inquiries/queries/known-inquiries.ts';
import { isSignedOut } from '../state/query-client.ts';
import { forgetLastChange, registerUndo } from '../state/undo-last-change.tsx';
import { MEETINGS } from './meeting-queries.ts';
import { kindName } from './meeting-words.ts';

export type MeetingChange = {
  url: string;
  method?: 'POST' | 'DELETE';
  body?: object;
  /** The toast's words once it is done. */
  done: { title: string; description: string };
  /** Offered with the toast. */
  undo?: () => void;
};

type ChangeOptions = { failed?: string; about?: string; onDone?: () => void };

/**
 * Changes a meeting, then fetches everything that shows it, free times included: a colleague may have taken one.
 * @param failed title of the toast for a refusal; without, its user shows the mutation's error.
 * @param about name of the client.
 * @param onDone runs once the change is shown.
 */
export function useChangeMeeting({ failed, about, onDone }: ChangeOptions = {}) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ url, method = 'POST', body = method === 'POST' ? {} : undefined }: MeetingChange) =>
      request(url, { method, body }),
    onSuccess: (_answer, { done, undo }) => {
      if (!undo) forgetLastChange();
      toast({ about, ...done, ...(undo && registerUndo(undo)) });
    },
    meta: { failed },
    onSettled: async (_answer, error) => {
      if (isSignedOut(error)) return;
      // The inquiry has a new version, which the next change must name.
      await Promise.all([INQUIRIES, MEETINGS].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
      if (!error) onDone?.();
    },
  });
}

/** Records whether a meeting was held. */
export const outcomeOf = ({ id, kind, startsAt }: Meeting, outcome: 'held' | 'no-show'): MeetingChange => ({
  url: `/api/meetings/${id}/outcome`,
  body: { outcome },
  done: {
    title: outcome === 'held' ? 'Marked as held' : 'Marked as a no-show',
    description: `${kindName(kind)}, ${weekdayTime(startsAt)}`,
  },
});
