import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Settings as Loadable } from '#contract/staff/settings.ts';
import { Loaded } from '../components/loaded.tsx';
import { ViewPage, ViewPart } from '../components/view-page.tsx';
import type { ViewProps } from '../state/view-props.ts';
import { AddressesForm } from './addresses-form.tsx';
import { AssignmentRules } from './assignment-rules.tsx';
import { OutgoingAccount } from './outgoing-account.tsx';
import { RetentionForm } from './retention-form.tsx';
import { settingsQuery } from './settings-query.ts';

/** For owners: settings of the studio, and those that its host has set. */
export function Settings({ staff }: ViewProps) {
  const settings = useQuery(settingsQuery());
  return (
    <ViewPage title="Settings" about="Email and how long inquiries are kept">
      <Loaded query={settings} what="settings" waiting="Loading settings...">
        {(loaded) => <Parts settings={loaded} email={staff.email} />}
      </Loaded>
    </ViewPage>
  );
}

function Parts({ settings, email }: { settings: Loadable; email: string }) {
  const { outgoing, addresses, retention, origin } = settings;
  return (
    <>
      <ViewPart id="outgoing" title="Sending email">
        <OutgoingAccount shown={outgoing} email={email} />
      </ViewPart>
      <ViewPart id="addresses" title="Addresses">
        <AddressesForm addresses={addresses} />
      </ViewPart>
      <ViewPart id="assignment" title="New inquiries">
        <AssignmentRules />
      </ViewPart>
      <ViewPart id="retention" title="Closed inquiries">
        <RetentionForm retention={retention} />
      </ViewPart>
      <ViewPart id="address" title="Web address">
        <SetByHost>{origin}</SetByHost>
      </ViewPart>
      <ViewPart id="elsewhere" title="Elsewhere">
        <ul className="-mt-1 grid gap-1">
          {ELSEWHERE.map(([href, label, about]) => (
            <li key={href}>
              <a
                href={href}
                className="inline-flex min-h-11 items-center font-strong text-section md:min-h-8"
              >
                {label}
              </a>{' '}
              <span className="text-graphite">{about}</span>
            </li>
          ))}
        </ul>
      </ViewPart>
    </>
  );
}

const ELSEWHERE = [
  ['/admin/site?edit=firm/firm&field=name', 'Studio details', 'Name, address, phone, logo, default theme'],
  ['/admin/hours', 'Hours', 'When clients can meet you'],
  ['/admin/staff', 'Staff', 'Accounts, roles, session length'],
  ['/admin/account', 'Account', 'Your password, two-factor sign-in, notifications'],
] as const;

/** A value that a variable of the server sets. */
export const SetByHost = ({ children }: { children: ReactNode }) => (
  <p className="max-w-2xl">
    <span className="font-strong wrap-anywhere">{children}</span>
    <span className="block text-14 text-graphite">
      Set by your host. Ask your site administrator to change it.
    </span>
  </p>
);
