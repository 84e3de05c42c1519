import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLiveUpdates } from '../../live/use-live.ts';
import { timelineOf } from '../../queries/timeline-query.ts';
import { answeringSubject, repliedMeanwhile } from './conversation.ts';

/** The conversation that an open reply form continues; a reply that a colleague sends meanwhile is heard of at once. */
export function useConversation(inquiryId: string): {
  subject: string;
  replied: { name: string; at: string } | null;
} {
  const queryClient = useQueryClient();
  const { data } = useInfiniteQuery(timelineOf(inquiryId));
  const events = data?.pages.flatMap((page) => page.events) ?? [];
  const version = useLiveUpdates().changed.get(inquiryId)?.version;
  useEffect(() => {
    if (version !== undefined)
      void queryClient.invalidateQueries({ queryKey: timelineOf(inquiryId).queryKey });
  }, [queryClient, inquiryId, version]);
  const [since, setSince] = useState<string | null>(null);
  if (since === null && data) setSince(events[0]?.at ?? '');
  return {
    subject: answeringSubject(events),
    replied: since === null ? null : repliedMeanwhile(events, since),
  };
}
