import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../layout/request.ts';
import { toast } from '../../../layout/toaster.tsx';
import { MEETINGS, SLOTS } from '../../meeting/slots-query.ts';
import { isSignedOut } from '../../state/query-client.ts';
import { INQUIRIES } from './known-inquiries.ts';

export type MeetingChange = {
  url: string;
  method?: 'POST' | 'DELETE';
  body?: object;
  /** The toast's words once it is done. */
  done: { title: string; description: string };
};

/**
 * Changes a meeting, then fetches everything that shows it. After a refusal free times are fetched as well: a colleague may
 * have taken one.
 */
export function useChangeMeeting(onDone: () => void = () => {}) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({
      url,
      method = 'POST',
      body = method === 'POST' ? {} : undefined,
    }: MeetingChange) => {
      await request(url, { method, body });
    },
    onSuccess: async (_answer, { done }) => {
      toast(done);
      // The inquiry has a new version, which the next change must name.
      await queryClient.invalidateQueries({ queryKey: INQUIRIES });
      onDone();
    },
    onSettled: (_answer, error) => {
      if (isSignedOut(error)) return;
      for (const queryKey of [SLOTS, MEETINGS, ...(error ? [INQUIRIES] : [])])
        void queryClient.invalidateQueries({ queryKey });
    },
  });
}
