import { QueryClientProvider, useMutation } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import type { StaffMember } from '#contract/page-services.ts';
import { request } from '../frame/request.ts';
import { titleOf } from '../frame/title.ts';
import { toast } from '../frame/toaster.tsx';
import { followWithin, useAddress } from './address.ts';
import { Bar } from './bar.tsx';
import { failureInWords } from './failure-in-words.ts';
import { Live, useLiveLine } from './inquiries/live/use-live.ts';
import type { NoteDrafts } from './inquiries/note-drafts.ts';
import { createQueryClient } from './query-client.ts';
import { useHydrated } from './sign-in/use-hydrated.ts';
import { UnknownView } from './unknown-view.tsx';
import { ViewFailure } from './view-failure.tsx';
import { titleAt, VIEWS, type ViewProps, viewAt, viewsOf } from './views.ts';

type SignedInProps = {
  staff: StaffMember;
  drafts: NoteDrafts;
  onLeave: (why: 'expired' | 'signed-out') => void;
};

/** What lasts as long as a session: nothing fetched for one person is left for the next. */
export function SignedIn({ staff, drafts, onLeave }: SignedInProps) {
  const [queryClient] = useState(() => createQueryClient(() => onLeave('expired')));
  const line = useLiveLine(staff.id);
  return (
    <QueryClientProvider client={queryClient}>
      <Live value={line}>
        {/* Links stay links: this only spares loading the page anew. */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: what is clicked are the links inside */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a browser clicks a link on Enter by itself */}
        <div className="flex grow flex-col" onClick={followWithin}>
          <BarWithSignOut staff={staff} onSignedOut={() => onLeave('signed-out')} />
          <CurrentView staff={staff} drafts={drafts} />
        </div>
      </Live>
    </QueryClientProvider>
  );
}

function CurrentView({ staff, drafts }: ViewProps) {
  const { pathname } = useAddress();
  const hydrated = useHydrated();
  const view = viewAt(pathname);
  useEffect(() => {
    // The dashboard sets its own, with what is overdue.
    if (view !== VIEWS[0]) document.title = titleOf(titleAt(pathname));
  }, [view, pathname]);
  if (!view || !viewsOf(staff).includes(view)) return <UnknownView forOwners={view?.ownersOnly ?? false} />;
  // The server renders at once: what is loaded when it is opened would fail there, and React say so in the console.
  if (!hydrated && view !== VIEWS[0]) return <Loading title={view.title} />;
  return (
    <ViewFailure key={view.path}>
      <Suspense fallback={<Loading title={view.title} />}>
        <view.Component staff={staff} drafts={drafts} />
      </Suspense>
    </ViewFailure>
  );
}

function Loading({ title }: { title: string }) {
  return (
    <main className="grow px-4 pt-6 md:px-6">
      <p role="status" className="font-semibold">
        Loading {title.toLowerCase()}...
      </p>
    </main>
  );
}

function BarWithSignOut({ staff, onSignedOut }: { staff: StaffMember; onSignedOut: () => void }) {
  const signOut = useMutation({
    mutationFn: () => request('/api/auth/sign-out', { method: 'POST', body: {} }),
    onSuccess: onSignedOut,
    onError: (error) =>
      toast({ title: 'Still signed in', description: failureInWords(error), variant: 'destructive' }),
  });
  return <Bar staff={staff} isSigningOut={signOut.isPending} onSignOut={() => signOut.mutate()} />;
}
