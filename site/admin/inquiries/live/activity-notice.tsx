import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { LiveAuthor } from '#contract/shared/live.ts';
import { knownInquiry } from '../queries/known-inquiries.ts';
import { openInquiry } from '../url-state/selected-inquiry.ts';
import { useArrivalCount, useShowArrivals } from './use-arrivals.ts';
import { useLiveUpdates } from './use-live.ts';

/** "3 new inquiries": announces them, and loads them on a click. Nothing loads automatically (requirements §5). */
export function ActivityNotice() {
  const queryClient = useQueryClient();
  const { changed, manyChanged, connected } = useLiveUpdates();
  const arrivals = useArrivalCount();
  const isOffline = useOffline();
  const changes = [...changed].filter(
    ([id, { version }]) => (knownInquiry(queryClient, id)?.version ?? 0) < version,
  );
  const activity = [
    arrivals > 0 && (arrivals === 1 ? '1 new inquiry' : `${arrivals} new inquiries`),
    changes.length + manyChanged > 0 &&
      changesInWords(
        changes.map(([, { by }]) => by),
        manyChanged,
      ),
  ].filter(Boolean);

  const showArrivals = useShowArrivals();
  async function show() {
    const newest = await showArrivals();
    // Beyond the loaded part of the list, or outside its filters.
    if (newest && !knownInquiry(queryClient, newest)) openInquiry(newest);
  }

  return (
    <div role="status" className="sticky top-0 z-10">
      {activity.length > 0 && (
        <button
          type="button"
          data-activity=""
          onClick={show}
          className="flex min-h-11 w-full cursor-pointer items-center justify-between gap-4 border-b border-hairline bg-new-bg px-4 text-left font-strong text-new md:px-6"
        >
          {activity.join(', ')}
          <span className="underline underline-offset-4">Show</span>
        </button>
      )}
      {(isOffline || !connected) && (
        <p
          data-offline=""
          className="border-b border-hairline bg-progress-bg px-4 py-2 text-progress md:px-6"
        >
          {isOffline ? 'You’re offline. Your drafts are saved on this device.' : 'Reconnecting...'}
        </p>
      )}
    </div>
  );
}

/** "2 changed by Ana Ruiz"; without a name where several people or the system made the changes. */
export function changesInWords(authors: readonly LiveAuthor[], more: number): string {
  const visitors = authors.length === 1 ? 'the client' : 'clients';
  const names = new Set(authors.map((by) => (by === 'visitor' ? visitors : by?.name)));
  const [name] = names.size === 1 && more === 0 ? names : [];
  return `${authors.length + more} changed${name ? ` by ${name}` : ''}`;
}

function useOffline(): boolean {
  const [isOffline, setOffline] = useState(false);
  useEffect(() => {
    const look = () => setOffline(!navigator.onLine);
    look();
    addEventListener('online', look);
    addEventListener('offline', look);
    return () => {
      removeEventListener('online', look);
      removeEventListener('offline', look);
    };
  }, []);
  return isOffline;
}
