import { useEffect, useState } from 'react';
import type { StaffMember } from '#contract/site/page-services.ts';
import type { Firm } from '#contract/site/records/firm.ts';
import { AdminFrame } from './admin-frame.tsx';
import { forgetCopies } from './offline-storage/forget-copies.ts';
import { SetUp } from './sign-in/set-up.tsx';
import { SignIn, type SignInReason } from './sign-in/sign-in.tsx';
import { SignedIn } from './signed-in.tsx';
import { AskedAddress } from './state/address.ts';
import { browserStorage, createNoteDrafts, type NoteDrafts } from './state/note-drafts.ts';
import { type DashboardSettings, SettingsContext } from './state/settings.ts';

export type AdminProps = { firm: Firm } & (
  | ({
      view: 'signed-in';
      staff: StaffMember | null;
      /** Requested path and query. */
      address: string;
    } & DashboardSettings)
  | { view: 'set-up'; token: string }
);

/** The staff side (requirements §13, §14). */
export function Admin(props: AdminProps) {
  return (
    <AdminFrame firm={props.firm}>
      {props.view === 'set-up' ? (
        <SetUp token={props.token} />
      ) : (
        <AskedAddress value={props.address}>
          <SettingsContext value={props}>
            <SessionGate staff={props.staff} />
          </SettingsContext>
        </AskedAddress>
      )}
    </AdminFrame>
  );
}

type Session = {
  staff: StaffMember | null;
  /** Drafts outlive the session, so that the same member of staff finds them again. */
  drafts: NoteDrafts | null;
  why: SignInReason;
};

/** The requested view for signed-in staff, otherwise the sign-in page; both at the same address. */
function SessionGate({ staff }: { staff: StaffMember | null }) {
  const [session, setSession] = useState<Session>(() => ({
    staff,
    drafts: draftsOf(staff),
    why: 'no-session',
  }));

  const isSignedIn = session.staff !== null;
  useEffect(() => {
    if (!isSignedIn) forgetCopies();
  }, [isSignedIn]);

  const enter = (member: StaffMember) =>
    setSession(({ drafts }) => ({
      staff: member,
      drafts: drafts?.staffId === member.id ? drafts : draftsOf(member),
      why: 'no-session',
    }));
  const leave = (why: SignInReason) =>
    setSession((before) => (before.staff ? { ...before, staff: null, why } : before));

  if (!session.staff || !session.drafts) return <SignIn why={session.why} onSignedIn={enter} />;
  return <SignedIn key={session.staff.id} staff={session.staff} drafts={session.drafts} onLeave={leave} />;
}

const draftsOf = (staff: StaffMember | null) => staff && createNoteDrafts(staff.id, browserStorage());
