import { useEffect, useState } from 'react';
import { DESK_LIMITS, type Viewer, type ViewingAnswer } from '#contract/desk.ts';
import { request } from '../../../frame/request.ts';
import { useHeard } from '../live/use-live.ts';

/** Says that we look at an inquiry, again and again while the page is seen. @returns the others who do. */
export function useViewing(inquiryId: string): Viewer[] {
  const [answered, setAnswered] = useState<Viewer[]>([]);
  const heard = useHeard().viewers.get(inquiryId);

  useEffect(() => {
    const url = `/api/inquiries/${encodeURIComponent(inquiryId)}/viewing`;
    let isOver = false;
    // A courtesy: whoever can't be told simply isn't.
    const look = async () => {
      if (document.visibilityState === 'hidden') return;
      const answer = await request(url, { method: 'PUT' }).catch(() => null);
      const { viewers } = ((await answer?.json().catch(() => null)) ?? { viewers: [] }) as ViewingAnswer;
      if (!isOver) setAnswered(viewers);
    };
    void look();
    const timer = setInterval(look, DESK_LIMITS.viewingEveryMs);
    return () => {
      isOver = true;
      clearInterval(timer);
      void request(url, { method: 'DELETE' }).catch(() => null);
    };
  }, [inquiryId]);
  return heard ?? answered;
}
