import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StaffLink } from '#contract/staff/staff.ts';
import { Loaded } from '../components/loaded.tsx';
import { ViewPage, ViewPart } from '../components/view-page.tsx';
import type { ViewProps } from '../state/view-props.ts';
import { InviteForm } from './invite-form.tsx';
import { LinkNotice } from './link-notice.tsx';
import { MemberRow } from './member-row.tsx';
import { SessionRuleForm } from './session-rule-form.tsx';
import { StaffLog } from './staff-log.tsx';
import { roster } from './staff-query.ts';

/** Accounts and their log, for owners (product decision §8). */
export function Staff({ staff }: ViewProps) {
  const list = useQuery(roster());
  const [link, setLink] = useState<StaffLink | null>(null);
  return (
    <ViewPage title="Staff" about="Accounts, roles, and activity">
      {link && <LinkNotice key={link.link} link={link} onClose={() => setLink(null)} />}
      <ViewPart id="accounts" title={list.data ? `Accounts (${list.data.length})` : 'Accounts'}>
        <Loaded query={list} what="The accounts" waiting={<LoadingRows />}>
          {(members) => (
            <ul className="-mt-4 divide-y divide-hairline">
              {members.map((member) => (
                <MemberRow key={member.id} member={member} isSelf={member.id === staff.id} onLink={setLink} />
              ))}
            </ul>
          )}
        </Loaded>
      </ViewPart>
      <ViewPart id="invite" title="Invite a colleague">
        <InviteForm onLink={setLink} />
      </ViewPart>
      <ViewPart id="sessions" title="Sessions">
        <SessionRuleForm />
      </ViewPart>
      <ViewPart id="log" title="Activity">
        <StaffLog />
      </ViewPart>
    </ViewPage>
  );
}

function LoadingRows() {
  return (
    <>
      <p role="status" className="font-semibold">
        Loading accounts...
      </p>
      <div aria-hidden="true">
        {[1, 2, 3].map((row) => (
          <div key={row} className="border-b border-hairline py-5">
            <div className="h-4 w-1/4 bg-ledge" />
            <div className="mt-3 h-3 w-1/3 bg-ledge" />
          </div>
        ))}
      </div>
    </>
  );
}
