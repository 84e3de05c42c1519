import { QueryClientProvider, useMutation } from '@tanstack/react-query';
import { type ReactNode, Suspense, useContext, useEffect, useState } from 'react';
import type { StaffMember } from '#contract/site/page-services.ts';
import { worksOnInquiries } from '#contract/staff/staff-roles.ts';
import { request } from '../layout/request.ts';
import { useHydrated } from '../layout/use-hydrated.ts';
import type { AccountProps } from './account-menu.tsx';
import { Bar } from './bar.tsx';
import { BUTTON } from './components/button.tsx';
import { useNotices } from './inquiries/live/notices.ts';
import { useTabTitle } from './inquiries/live/use-arrivals.ts';
import { useForgetErased } from './inquiries/live/use-forget-erased.ts';
import { Live, useLiveClient } from './inquiries/live/use-live.ts';
import { editRefused } from './inquiries/new-request/edit-refused.ts';
import { useSendWaiting } from './inquiries/queries/use-send-waiting.ts';
import { useSelectedInquiry } from './inquiries/url-state/selected-inquiry.ts';
import { forgetCopies } from './offline-storage/forget-copies.ts';
import { WaitingNotice } from './offline-storage/waiting-notice.tsx';
import { AppKeys } from './palette/app-keys.tsx';
import { RegisterNotice } from './privacy/register-notice.tsx';
import { endPushHere } from './push/own-device.ts';
import { followWithin, goTo, useAddress } from './state/address.ts';
import type { NoteDrafts } from './state/note-drafts.ts';
import { createQueryClient } from './state/query-client.ts';
import { useBooking } from './state/settings.ts';
import { DraftsContext } from './state/use-drafts.ts';
import { FirstView, type ViewProps } from './state/view-props.ts';
import { PhoneTools, TabBar } from './tab-bar.tsx';
import { useSessionOnReturn } from './use-session-on-return.ts';
import { ViewFailure } from './view-failure.tsx';
import { homeOf, titleAt, VIEWS, viewAt, viewsOf } from './views.ts';

type SignedInProps = {
  staff: StaffMember;
  drafts: NoteDrafts;
  onLeave: (why: 'expired' | 'signed-out') => void;
};

/** State that lasts as long as a session: nothing fetched for one person remains for the next. */
export function SignedIn({ staff, drafts, onLeave }: SignedInProps) {
  const [queryClient] = useState(() => createQueryClient(() => onLeave('expired')));
  useSessionOnReturn(staff.id, () => onLeave('expired'));
  useEffect(() => void endPushHere({ exceptOf: staff.id }), [staff.id]);
  const canSeeInquiries = worksOnInquiries(staff.role);
  const Updates = canSeeInquiries ? LiveInquiries : NoLiveInquiries;
  return (
    <QueryClientProvider client={queryClient}>
      <DraftsContext value={drafts}>
        <Updates staff={staff}>
          {/* Plain links; this only avoids a full page load. */}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the clicks come from the links inside */}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: browsers click a link on Enter */}
          <div className="flex grow flex-col" onClick={followWithin}>
            <Shell staff={staff} onSignedOut={() => onLeave('signed-out')}>
              {staff.role === 'owner' && <RegisterNotice />}
              {canSeeInquiries && (
                <WaitingNotice drafts={drafts} onEdit={(waiting) => editRefused(drafts, waiting)} />
              )}
              <div className="relative flex grow flex-col">
                <CurrentView staff={staff} />
              </div>
            </Shell>
          </div>
        </Updates>
      </DraftsContext>
    </QueryClientProvider>
  );
}

type LiveProps = ViewProps & { children: ReactNode };

/** Changes of inquiries, as they happen, and this device's copies of them. */
function LiveInquiries({ staff, children }: LiveProps) {
  const client = useLiveClient(staff.id);
  useNotices(staff.id, client);
  return (
    <Live value={client}>
      <OnThisDevice staff={staff} />
      {children}
    </Live>
  );
}

function OnThisDevice({ staff }: ViewProps) {
  useForgetErased(staff);
  useSendWaiting();
  return null;
}

function NoLiveInquiries({ children }: LiveProps) {
  useEffect(forgetCopies, []);
  return children;
}

function CurrentView({ staff }: ViewProps) {
  const { pathname } = useAddress();
  const hydrated = useHydrated();
  const booking = useBooking();
  const view = viewAt(pathname);
  const hasTools = !useIsInquiryOpen() && worksOnInquiries(staff.role);
  const firstView = useContext(FirstView);
  // The first view sets its own title, with the number of overdue inquiries.
  useTabTitle(view === VIEWS[0] ? null : titleAt(pathname));
  const isOpen = view && viewsOf(staff, booking).includes(view);
  const home = homeOf(staff);
  const isElsewhere = view !== undefined && view === VIEWS[0] && home !== view.path;
  useEffect(() => {
    if (isElsewhere) goTo(home, { replace: true });
  }, [isElsewhere, home]);
  if (isElsewhere) return <Loading title={titleAt(home)} />;
  if (!view || !isOpen) return <NoAccess staff={staff} />;
  const atHand = view === VIEWS[0] ? firstView : null;
  // The server doesn't wait: a lazy view would fail there, and React would report it in the console.
  if (!hydrated && !atHand) return <Loading title={view.title} />;
  const Shown = atHand ?? view.Component;
  return (
    <ViewFailure key={view.path}>
      <Suspense fallback={<Loading title={view.title} />}>
        <Shown staff={staff} />
      </Suspense>
      {hasTools && <PhoneTools />}
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

/** On a phone, the actions of an open inquiry take the place of the tabs. */
function useIsInquiryOpen(): boolean {
  const isOpen = useSelectedInquiry() !== null;
  return viewAt(useAddress().pathname) === VIEWS[0] && isOpen;
}

type ShellProps = ViewProps & { onSignedOut: () => void; children: ReactNode };

/** The parts around every view: the header, or on a phone the tab bar; keys; signing out. */
function Shell({ staff, onSignedOut, children }: ShellProps) {
  const booking = useBooking();
  const signOut = useMutation({
    mutationFn: async () => {
      // While the session lasts: the server forgets the device, too. Signing out must work without that.
      await endPushHere().catch(() => {});
      return request('/api/auth/sign-out', { method: 'POST', body: {} });
    },
    onSuccess: onSignedOut,
    meta: { failed: 'Couldn’t sign out' },
  });
  const account: AccountProps = {
    staff,
    isSigningOut: signOut.isPending,
    onSignOut: () => signOut.mutate(),
  };
  return (
    <>
      <Bar {...account} />
      {children}
      {!useIsInquiryOpen() && <TabBar {...account} />}
      <AppKeys
        views={viewsOf(staff, booking)}
        hasInquiries={worksOnInquiries(staff.role)}
        onSignOut={account.onSignOut}
      />
    </>
  );
}

/** A view that the signed-in person's role can't open. */
function NoAccess({ staff }: { staff: StaffMember }) {
  return (
    <main className="grow px-4 pt-6 pb-16 md:px-6">
      <h1 className="text-28 leading-tight font-semibold tracking-tight">No access</h1>
      <p className="mt-2 max-w-lg text-graphite">
        Your role doesn’t include this page. Ask an owner for access.
      </p>
      <a href={homeOf(staff)} className={`${BUTTON.primary} mt-5`}>
        Back to dashboard
      </a>
    </main>
  );
}
