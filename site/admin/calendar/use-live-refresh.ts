import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLiveUpdates } from '../inquiries/live/use-live.ts';
import { MEETINGS, waitingInquiries } from './calendar-query.ts';

/** Reloads when the calendar is opened, and whenever visitors or colleagues change something. */
export function useRefreshOnLiveUpdates(): void {
  const queryClient = useQueryClient();
  const { changed, manyChanged, arrived, erased, connected } = useLiveUpdates();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these is a reason to look again
  useEffect(() => {
    void queryClient.invalidateQueries({ queryKey: MEETINGS });
    void queryClient.invalidateQueries({ queryKey: waitingInquiries().queryKey });
  }, [queryClient, changed, manyChanged, arrived, erased, connected]);
}
