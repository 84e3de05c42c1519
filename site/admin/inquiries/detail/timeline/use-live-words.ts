import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import { mailsOfInquiry } from '../../../mail/mail-query.ts';
import { useLiveUpdates } from '../../live/use-live.ts';
import { timelineOf } from '../../queries/timeline-query.ts';

/**
 * Messages that the visitor writes while the conversation is open join it at its end. Nothing else on the screen changes: the head
 * and its controls wait until they are asked to.
 */
export function useLiveWords({ id, version }: Pick<Inquiry, 'id' | 'version'>): void {
  const queryClient = useQueryClient();
  const change = useLiveUpdates().changed.get(id);
  const isVisitors = change !== undefined && (change.by === 'visitor' || change.by === null);
  const news = isVisitors && change.version > version ? change.version : null;
  useEffect(() => {
    if (news === null) return;
    void queryClient.invalidateQueries({ queryKey: timelineOf(id).queryKey });
    void queryClient.invalidateQueries({ queryKey: mailsOfInquiry(id).queryKey });
  }, [queryClient, id, news]);
}
