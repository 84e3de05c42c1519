/** The conversation that a reply continues: its subject, and colleagues' replies sent meanwhile. */
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isEvent, type TimelineEvent } from '#contract/inquiries/timeline.ts';
import { REPLY_LIMITS } from '#contract/mail/reply.ts';
import { useLiveUpdates } from '../../live/use-live.ts';
import { timelineOf } from '../../queries/inquiry-list-query.ts';

type Conversation = { subject: string; replied: { name: string; at: string } | null };

/** The conversation that an open reply form continues; a reply that a colleague sends meanwhile appears immediately. */
export function useConversation(inquiryId: string): Conversation {
  const queryClient = useQueryClient();
  const { data } = useInfiniteQuery(timelineOf(inquiryId));
  const events = data?.pages.flatMap((page) => page.items) ?? [];
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

/** "Re:" and its kin of other mail programs and languages, as often as they were put before a subject. */
const PREFIXES = /^(?:\s*(?:re|aw|antw|sv|fwd?|wg|rv)\s*(?:\[\d+\])?\s*:)+\s*/i;

/**
 * The subject of the answer to the visitor's latest mail, else to the studio's last reply; empty before the first.
 * Mail programs keep a conversation together only under one subject.
 * @param events newest first.
 */
export function answeringSubject(events: readonly TimelineEvent[]): string {
  const subject = visitorsSubject(events) ?? repliesOf(events)[0]?.data.subject;
  const bare = subject?.replace(PREFIXES, '').trim();
  return bare ? `Re: ${bare}`.slice(0, REPLY_LIMITS.subjectMax) : '';
}

const visitorsSubject = (events: readonly TimelineEvent[]): string | undefined =>
  events.flatMap((event) => (isEvent(event, 'visitor-message') && event.data.mail?.subject) || [])[0];

/** Replies that weren't canceled, newest first. */
function repliesOf(events: readonly TimelineEvent[]) {
  const takenBack = new Set(
    events.flatMap((event) => (isEvent(event, 'mail-taken-back') ? [event.data.mailId] : [])),
  );
  return events.flatMap((event) =>
    isEvent(event, 'mail') && !takenBack.has(event.data.mailId) ? [event] : [],
  );
}

/**
 * Author and time (ISO 8601) of the newest reply sent since a form was opened; null without one.
 * @param since time of the newest event of then; older ones may be loaded later.
 */
export function repliedMeanwhile(events: readonly TimelineEvent[], since: string): Conversation['replied'] {
  const reply = repliesOf(events).find(({ at }) => at > since);
  return reply ? { name: reply.actor?.name ?? 'A colleague', at: reply.at } : null;
}
