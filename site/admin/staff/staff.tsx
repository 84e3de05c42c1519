import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StaffLink } from '#contract/staff/staff.ts';
import { Loaded } from '../components/loaded.tsx';
import { ShownOnce } from '../components/shown-once.tsx';
import { ViewPage, ViewPart } from '../components/view-page.tsx';
import { detailDate } from '../format/dates.ts';
import type { ViewProps } from '../state/view-props.ts';
import { InviteForm } from './invite-form.tsx';
import { MemberRow } from './member-row.tsx';
import { SessionRuleForm } from './session-rule-form.tsx';
import { StaffLog } from './staff-log.tsx';
import { roster } from './staff-query.ts';

/** Accounts and their log, for owners (requirements §13). */
export function Staff({ staff }: ViewProps) {
  const list = useQuery(roster());
  const [link, setLink] = useState<StaffLink | null>(null);
  return (
    <ViewPage title="Staff" about="Manage accounts and roles">
      {link && <LinkNotice key={link.link} link={link} onClose={() => setLink(null)} />}
      <ViewPart id="accounts" title={list.data ? `Accounts (${list.data.length})` : 'Accounts'}>
        <Loaded query={list} what="accounts" waiting="Loading accounts...">
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

const LinkNotice = ({ link, onClose }: { link: StaffLink; onClose: () => void }) => (
  <ShownOnce title={`Sign-in link for ${link.member.name}`} name="Link" secret={link.link} onDone={onClose}>
    {link.mailed
      ? `Emailed to ${link.member.email}. `
      : 'Email isn’t set up. Copy the link and send it yourself. '}
    It won’t be shown again. It works once and expires {detailDate(link.expiresAt)}. Earlier links no longer
    work.
  </ShownOnce>
);
