import { useInfiniteQuery } from '@tanstack/react-query';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import { isEvent, type TimelineEvent } from '#contract/inquiries/timeline.ts';
import { useNow } from '../../../state/use-now.ts';
import { timelineOf } from '../../queries/inquiry-list-query.ts';

const JUST_NOW_MS = 10 * 60_000;

/** Whether staff answered the client’s latest words in the last minutes. */
export function useJustAnswered({
  id,
  waitingSince,
  visitorAt,
}: Pick<Inquiry, 'id' | 'waitingSince' | 'visitorAt'>): boolean {
  const now = useNow();
  const events = useInfiniteQuery(timelineOf(id)).data?.pages[0]?.items ?? [];
  const last = events.find(isAnswer);
  if (waitingSince !== null || !last || last.at < (visitorAt ?? '')) return false;
  return now - Date.parse(last.at) < JUST_NOW_MS;
}

/** A call or a meeting that reached the client, or a reply. */
export const isAnswer = (event: TimelineEvent): boolean =>
  isEvent(event, 'contact')
    ? (event.data.outcome ?? 'reached') === 'reached'
    : event.kind === 'mail' || event.kind === 'mail-went-out';
