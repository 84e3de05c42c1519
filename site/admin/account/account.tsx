import { useQuery } from '@tanstack/react-query';
import { ROLE_LABELS } from '#contract/staff.ts';
import { LoadingFailed, ViewPage, ViewPart } from '../view-page.tsx';
import type { ViewProps } from '../views.ts';
import { ownAccount } from './account-query.ts';
import { PasswordChange } from './password-change.tsx';
import { Sessions } from './sessions.tsx';
import { TwoFactor } from './two-factor.tsx';

/** The own password, second factor and sessions; for everybody (product decision §8). */
export function Account({ staff }: ViewProps) {
  const account = useQuery(ownAccount());
  return (
    <ViewPage title="Your account" about={`${staff.name}, ${staff.email}. ${ROLE_LABELS[staff.role]}.`}>
      {account.data ? (
        <>
          <ViewPart id="two-factor" title="Two-factor sign-in">
            <TwoFactor isOn={account.data.twoFactor} />
          </ViewPart>
          <ViewPart id="password" title="Password">
            <PasswordChange email={staff.email} />
          </ViewPart>
          <ViewPart id="sessions" title="Where you are signed in">
            <Sessions sessions={account.data.sessions} />
          </ViewPart>
        </>
      ) : account.isError ? (
        <LoadingFailed what="Your account" error={account.error} onRetry={() => void account.refetch()} />
      ) : (
        <p role="status" className="mt-8 font-semibold">
          Loading your account...
        </p>
      )}
    </ViewPage>
  );
}
