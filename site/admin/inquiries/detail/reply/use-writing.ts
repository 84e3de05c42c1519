import { useCallback, useEffect, useRef } from 'react';
import { DESK_LIMITS } from '#contract/inquiries/inquiry-actions.ts';
import { request } from '../../../../layout/request.ts';
import { useLiveUpdates } from '../../live/use-live.ts';

/**
 * Reports that a reply is being written here: call `wrote` at each change of its text.
 * @returns names of the colleagues who are writing one as well.
 */
export function useWriting(inquiryId: string): { colleagues: string[]; wrote: () => void } {
  const heard = useLiveUpdates().viewers.get(inquiryId) ?? [];
  const last = useRef(0);
  const pending = useRef<Promise<unknown>>(Promise.resolve());
  // A courtesy to colleagues; a failure is ignored. In order, so that the end isn't overtaken by the last word.
  const report = useCallback(
    (writing: boolean) => {
      const url = `/api/inquiries/${encodeURIComponent(inquiryId)}/viewing`;
      const put = () => request(url, { method: 'PUT', body: { writing } }).catch(() => null);
      pending.current = pending.current.then(put);
    },
    [inquiryId],
  );
  const wrote = useCallback(() => {
    if (Date.now() - last.current < DESK_LIMITS.writingEveryMs) return;
    last.current = Date.now();
    report(true);
  }, [report]);
  useEffect(
    () => () => {
      if (last.current > 0) report(false);
      last.current = 0;
    },
    [report],
  );
  return { colleagues: heard.filter(({ writing }) => writing).map(({ name }) => name), wrote };
}
