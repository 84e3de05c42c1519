import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StaffLink } from '#contract/staff.ts';
import { LoadingFailed, ViewPage, ViewPart } from '../view-page.tsx';
import type { ViewProps } from '../views.ts';
import { InviteForm } from './invite-form.tsx';
import { LinkNotice } from './link-notice.tsx';
import { MemberRow } from './member-row.tsx';
import { StaffLog } from './staff-log.tsx';
import { roster } from './staff-query.ts';

/** Who may sign in; for owners (product decision §8). */
export function Staff({ staff }: ViewProps) {
  const list = useQuery(roster());
  const [link, setLink] = useState<StaffLink | null>(null);
  return (
    <ViewPage title="Staff" about="Who may sign in, as what, and what was done to accounts">
      {link && <LinkNotice key={link.link} link={link} onClose={() => setLink(null)} />}
      <ViewPart id="accounts" title={list.data ? `Accounts (${list.data.length})` : 'Accounts'}>
        {list.data ? (
          <ul className="-mt-4 divide-y divide-hairline">
            {list.data.map((member) => (
              <MemberRow key={member.id} member={member} isSelf={member.id === staff.id} onLink={setLink} />
            ))}
          </ul>
        ) : list.isError ? (
          <LoadingFailed what="The accounts" error={list.error} onRetry={() => void list.refetch()} />
        ) : (
          <LoadingRows />
        )}
      </ViewPart>
      <ViewPart id="invite" title="Invite somebody">
        <InviteForm onLink={setLink} />
      </ViewPart>
      <ViewPart id="log" title="What was done">
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
