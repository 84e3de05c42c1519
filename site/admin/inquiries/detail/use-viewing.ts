import { useEffect, useState } from 'react';
import { DESK_LIMITS, type Viewer, type ViewersResponse } from '#contract/inquiries/inquiry-actions.ts';
import { request } from '../../../layout/request.ts';
import { useLiveUpdates } from '../live/use-live.ts';

/** Opening an inquiry for less than this on the way to another doesn't count as viewing. */
const PASSING_MS = 400;

/** Reports that this inquiry is being viewed, repeatedly while the page is visible. @returns the other viewers. */
export function useViewing(inquiryId: string): Viewer[] {
  const [viewers, setViewers] = useState<Viewer[]>([]);
  const heard = useLiveUpdates().viewers.get(inquiryId);
  // The newest report counts: the live line may be down, and an answer may be older than its news.
  useEffect(() => {
    if (heard) setViewers(heard);
  }, [heard]);

  useEffect(() => {
    const url = `/api/inquiries/${encodeURIComponent(inquiryId)}/viewing`;
    let isOver = false;
    let told: Promise<unknown> | null = null;
    // A courtesy to colleagues; a failure is ignored.
    async function look() {
      if (document.visibilityState === 'hidden') return;
      const answer = await request(url, { method: 'PUT' }).catch(() => null);
      const said = (await answer?.json().catch(() => null)) as ViewersResponse | null;
      if (said && !isOver) setViewers(said.viewers);
    }
    const tell = () => {
      told = look();
    };
    // Sent after any pending report, which would otherwise add us again.
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
