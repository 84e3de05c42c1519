import { useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useState } from 'react';
import { INQUIRIES } from '../inquiry-list-query.ts';
import { Live, useHeard } from './use-live.ts';

/** "3 new inquiries": says so, and loads them on a click. Nothing loads by itself (specification §4). */
export function NewsLine() {
  const line = useContext(Live);
  const queryClient = useQueryClient();
  const { arrived, changed, manyChanged, connected } = useHeard();
  const isOffline = useOffline();
  const news = [
    arrived.size > 0 && (arrived.size === 1 ? '1 new inquiry' : `${arrived.size} new inquiries`),
    changed.size + manyChanged > 0 && `${changed.size + manyChanged} changed by colleagues`,
  ].filter(Boolean);

  async function load() {
    line?.caughtUp();
    await queryClient.invalidateQueries({ queryKey: INQUIRIES });
  }

  return (
    <div role="status">
      {news.length > 0 && (
        <button
          type="button"
          data-news=""
          onClick={load}
          className="flex min-h-11 w-full cursor-pointer items-center justify-between gap-4 border-b border-hairline bg-new-bg px-4 text-left font-[560] text-new md:px-6"
        >
          {news.join(', ')}
          <span className="underline underline-offset-[0.22em]">Show</span>
        </button>
      )}
      {(isOffline || !connected) && (
        <p
          data-offline=""
          className="border-b border-hairline bg-progress-bg px-4 py-2 text-progress md:px-6"
        >
          {isOffline
            ? 'No connection. What you type is kept on this device.'
            : 'New inquiries are not announced at the moment; the connection is being restored.'}
        </p>
      )}
    </div>
  );
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
