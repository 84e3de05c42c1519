import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { HomeLink } from '../components/home-link.tsx';
import { useSendWaiting } from '../inquiries/queries/use-send-waiting.ts';
import { useSelectedInquiry } from '../inquiries/url-state/selected-inquiry.ts';
import type { Copy, OfflineSession } from '../offline-storage/copies.ts';
import { WaitingNotice } from '../offline-storage/waiting-notice.tsx';
import { browserStorage, createNoteDrafts } from '../state/note-drafts.ts';
import { createQueryClient } from '../state/query-client.ts';
import { DraftsContext } from '../state/use-drafts.ts';
import { KeptInquiry } from './kept-inquiry.tsx';
import { KeptList } from './kept-list.tsx';
import { useIsBack, useKept } from './use-kept.ts';

/** This device's copies, to be read, and added to, where the server can't be reached. */
export function OfflineDashboard() {
  const [kept, end] = useKept();
  if (kept.state === 'there')
    return (
      <KeptByHolder key={kept.holder.staff.id} holder={kept.holder} copies={kept.copies} onEnded={end} />
    );
  return (
    <>
      <Head />
      <main className="grow px-4 pt-8 md:px-6">
        <h1 className="mb-2 text-28 leading-tight font-strong tracking-tight">You’re offline</h1>
        <p role="status" className="mb-4 max-w-lg text-graphite">
          {NOTHING_HERE[kept.state]}
        </p>
        {kept.state !== 'loading' && <Again>Try again</Again>}
      </main>
    </>
  );
}

const NOTHING_HERE = {
  loading: 'Loading saved inquiries...',
  nothing: 'You’re offline, and no inquiries are saved on this device.',
  ended:
    'Your session ended, so saved inquiries were removed from this device. Your unsent notes and call logs are safe; sign in to save them.',
};

type HolderProps = { holder: OfflineSession; copies: Copy[]; onEnded: () => void };

function KeptByHolder({ holder, copies, onEnded }: HolderProps) {
  const [queryClient] = useState(() => createQueryClient(onEnded));
  const [drafts] = useState(() => createNoteDrafts(holder.staff.id, browserStorage()));
  const isBack = useIsBack(holder, drafts, onEnded);
  const selectedId = useSelectedInquiry();
  const selected = copies.find(({ id }) => id === selectedId);
  return (
    <QueryClientProvider client={queryClient}>
      <DraftsContext value={drafts}>
        <Sending />
        <Head />
        <p role="status" className="border-b border-hairline bg-ledge px-4 py-2 text-14 md:px-6">
          {isBack ? (
            <>
              <b className="font-strong">You’re back online.</b> <Again>Open dashboard</Again>
            </>
          ) : (
            <>
              <b className="font-strong">You’re offline.</b> You’re viewing inquiries saved on this device.
            </>
          )}
        </p>
        <WaitingNotice drafts={drafts} />
        <main
          data-open={selectedId === null ? undefined : ''}
          className="group grid grow content-start md:grid-cols-[minmax(20rem,5fr)_minmax(0,7fr)] md:rows-head"
        >
          <h1 className="px-4 py-3 text-17 leading-6 font-semibold tracking-tight group-data-open:max-md:sr-only md:px-6">
            Recently opened
          </h1>
          <KeptList copies={copies} selectedId={selectedId} drafts={drafts} />
          <section
            aria-label="Inquiry details"
            className="border-hairline group-[:not([data-open])]:max-md:hidden md:col-start-2 md:row-span-2 md:row-start-1 md:border-l"
          >
            {selected ? (
              <KeptInquiry key={selected.id} copy={selected} />
            ) : (
              <p className="p-4 text-graphite md:p-6">
                {selectedId === null
                  ? 'Select an inquiry to read it.'
                  : 'This inquiry isn’t saved on this device. Connect to open it.'}
              </p>
            )}
          </section>
        </main>
      </DraftsContext>
    </QueryClientProvider>
  );
}

function Sending() {
  useSendWaiting();
  return null;
}

const Head = () => (
  <header className="flex min-h-12 items-center border-b border-hairline px-4 md:px-6">
    <HomeLink />
  </header>
);

/** Reloads the page: with a connection it is the dashboard itself, at the same place. */
const Again = ({ children }: { children: string }) => (
  <button
    type="button"
    onClick={() => location.reload()}
    className="min-h-8 cursor-pointer font-strong text-section underline"
  >
    {children}
  </button>
);
