import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLiveUpdates } from '../../inquiries/live/use-live.ts';
import { useIncomingMail } from '../../state/incoming-mail.ts';
import { inboundSummary } from './inbound-query.ts';

/** The number of mails that wait for staff, beside the name of the view that shows them. */
export function WaitingMailCount() {
  const isOn = useIncomingMail();
  const count = useQuery({ ...inboundSummary(), enabled: isOn }).data?.waiting ?? 0;
  useFreshOnNews(isOn);
  if (count === 0) return null;
  return (
    <span
      data-waiting-mails=""
      className="ml-1.5 min-w-5 bg-copper px-1 text-center text-[0.75rem] leading-5 font-[600] text-on-copper"
    >
      {count > 99 ? '99+' : count}
      <span className="sr-only"> waiting</span>
    </span>
  );
}

/** Counts again when mail came in or was dealt with. The lists wait for a click (specification §4). */
function useFreshOnNews(isOn: boolean): void {
  const queryClient = useQueryClient();
  const { mail } = useLiveUpdates();
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each news reloads
  useEffect(() => {
    if (isOn && !isFirst.current) void queryClient.invalidateQueries(inboundSummary());
    isFirst.current = false;
  }, [queryClient, isOn, mail]);
}
