import { useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useState } from 'react';
import { INQUIRIES, knownInquiry } from '../inquiry-list-query.ts';
import { Live, useHeard } from './use-live.ts';

/** "3 new inquiries": says so, and loads them on a click. Nothing loads by itself (specification §4). */
export function NewsLine() {
  const line = useContext(Live);
  const queryClient = useQueryClient();
  const heard = useHeard();
  const isOffline = useOffline();
  const { manyChanged, connected } = heard;
  // What the lists were reloaded with since, after a change of one's own, is no news any more.
  const arrived = [...heard.arrived].filter((id) => !knownInquiry(queryClient, id));
  const changed = [...heard.changed].filter(
    ([id, { version }]) => (knownInquiry(queryClient, id)?.version ?? 0) < version,
  );
  const news = [
    arrived.length > 0 && (arrived.length === 1 ? '1 new inquiry' : `${arrived.length} new inquiries`),
    changed.length + manyChanged > 0 && `${changed.length + manyChanged} changed by colleagues`,
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
