import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { toast } from '../../../layout/toaster.tsx';
import { useWaiting } from '../../offline-storage/change-queue.ts';
import { useDrafts } from '../../state/use-drafts.ts';

/** Interval of retries while changes are queued. Browser events don't reliably report that a connection was restored. */
const TRIED_EVERY_MS = 20_000;

/** Sends the changes queued while offline, once the server can be reached. */
export function useSendWaiting(): void {
  const drafts = useDrafts();
  const queryClient = useQueryClient();
  const count = useWaiting(drafts).filter(({ refusal }) => !refusal).length;
  useEffect(() => {
    if (count === 0) return;
    let isSending = false;
    const send = async () => {
      if (isSending) return;
      isSending = true;
      try {
        const { sendWaiting } = await import('./send-waiting.ts');
        const taken = await sendWaiting(drafts, queryClient);
        if (taken > 0) toast({ title: 'Back online', description: sentInWords(taken) });
      } catch {
        // Without an answer, the changes stay queued. Without a session, the sign-in page appears.
      } finally {
        isSending = false;
      }
    };
    const trying = setInterval(send, TRIED_EVERY_MS);
    addEventListener('online', send);
    void send();
    return () => {
      clearInterval(trying);
      removeEventListener('online', send);
    };
  }, [drafts, queryClient, count]);
}

const sentInWords = (count: number): string =>
  count === 1 ? 'Your offline change is saved.' : `Your ${count} offline changes are saved.`;
