import { useQuery } from '@tanstack/react-query';
import { ROLE_LABELS, worksOnInquiries } from '#contract/staff/staff-roles.ts';
import { BUTTON } from '../components/button.tsx';
import { Loaded } from '../components/loaded.tsx';
import { ViewPage, ViewPart } from '../components/view-page.tsx';
import { NoticeSetting } from '../inquiries/live/notice-setting.tsx';
import { PushSetting } from '../push/push-setting.tsx';
import { ownProfile } from '../state/own-profile.ts';
import type { ViewProps } from '../state/view-props.ts';
import { ownAccount } from './own-account.ts';
import { OwnTemplates } from './own-templates.tsx';
import { Passkeys } from './passkeys.tsx';
import { PasswordChange } from './password-change.tsx';
import { ProfileForm } from './profile-form.tsx';
import { Sessions } from './sessions.tsx';
import { TwoFactor } from './two-factor.tsx';

/** Your own replies, password, second factor, passkeys and sessions, for every role (requirements §13). */
export function Account({ staff }: ViewProps) {
  const account = useQuery(ownAccount());
  const hasInquiries = worksOnInquiries(staff.role);
  return (
    <ViewPage title="Your account" about={`${staff.name}, ${staff.email}. ${ROLE_LABELS[staff.role]}.`}>
      {hasInquiries && <Replies accountName={staff.name} />}
      <Loaded query={account} what="your account" waiting="Loading your account...">
        {({ twoFactor, sessionRule, sessions }) => (
          <>
            <ViewPart id="two-factor" title="Two-factor sign-in">
              <TwoFactor isOn={twoFactor} />
            </ViewPart>
            <ViewPart id="passkeys" title="Passkeys">
              <Passkeys />
            </ViewPart>
            <ViewPart id="password" title="Password">
              <PasswordChange email={staff.email} />
            </ViewPart>
            {hasInquiries && (
              <>
                <ViewPart id="push" title="Notifications on this device">
                  <PushSetting staffId={staff.id} />
                </ViewPart>
                <ViewPart id="notifications" title="Browser notifications">
                  <NoticeSetting staffId={staff.id} />
                </ViewPart>
              </>
            )}
            <ViewPart id="sessions" title="Active sessions">
              <Sessions rule={sessionRule} sessions={sessions} />
            </ViewPart>
          </>
        )}
      </Loaded>
      {staff.role === 'owner' && (
        <ViewPart id="api" title="API">
          <p className="mb-3 max-w-xl">
            Connect your own programs. They can read and change dashboard data with the same permissions as
            your account.
          </p>
          <a href="/admin/api" className={BUTTON.quiet}>
            View the API
          </a>
        </ViewPart>
      )}
    </ViewPage>
  );
}

function Replies({ accountName }: { accountName: string }) {
  const profile = useQuery(ownProfile());
  return (
    <Loaded query={profile} what="your settings" waiting="Loading your settings...">
      {(own) => (
        <>
          <ViewPart id="profile" title="Signature and email">
            <ProfileForm profile={own} accountName={accountName} />
          </ViewPart>
          <ViewPart id="templates" title="Your reply templates">
            <OwnTemplates templates={own.templates} />
          </ViewPart>
        </>
      )}
    </Loaded>
  );
}
