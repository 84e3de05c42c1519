import { useEffect, useState } from 'react';
import { DESK_LIMITS, type Viewer, type ViewingAnswer } from '#contract/desk.ts';
import { request } from '../../../frame/request.ts';
import { useHeard } from '../live/use-live.ts';

/** Whoever only passes on the way to another inquiry doesn't look at it. */
const PASSING_MS = 400;

/** Says that we look at an inquiry, again and again while the page is seen. @returns the others who do. */
export function useViewing(inquiryId: string): Viewer[] {
  const [viewers, setViewers] = useState<Viewer[]>([]);
  const heard = useHeard().viewers.get(inquiryId);
  // Whichever came last holds: the line may be down, and an answer older than the line's word.
  useEffect(() => {
    if (heard) setViewers(heard);
  }, [heard]);

  useEffect(() => {
    const url = `/api/inquiries/${encodeURIComponent(inquiryId)}/viewing`;
    let isOver = false;
    let told: Promise<unknown> | null = null;
    // A courtesy: whoever can't be told simply isn't.
    async function look() {
      if (document.visibilityState === 'hidden') return;
      const answer = await request(url, { method: 'PUT' }).catch(() => null);
      const said = (await answer?.json().catch(() => null)) as ViewingAnswer | null;
      if (said && !isOver) setViewers(said.viewers);
    }
    const tell = () => {
      told = look();
    };
    // After what is on its way, or that would bring us back.
    const leave = () => void told?.then(() => request(url, { method: 'DELETE' })).catch(() => null);
    const follow = () => (document.visibilityState === 'hidden' ? leave() : tell());
    const first = setTimeout(tell, PASSING_MS);
    const timer = setInterval(tell, DESK_LIMITS.viewingEveryMs);
    document.addEventListener('visibilitychange', follow);
    return () => {
      isOver = true;
      clearTimeout(first);
      clearInterval(timer);
      document.removeEventListener('visibilitychange', follow);
      leave();
    };
  }, [inquiryId]);
  return viewers;
}
