import type { StaffLink, StaffRecord } from '#contract/staff/staff.ts';
import { ROLE_LABELS } from '#contract/staff/staff-roles.ts';
import { detailDate } from '../format/dates.ts';
import { MemberActions } from './member-actions.tsx';
import { useMemberAction } from './staff-query.ts';

type MemberRowProps = { member: StaffRecord; isSelf: boolean; onLink: (link: StaffLink) => void };

/** One account. You can't change your own role or access: another owner does that. */
export function MemberRow({ member, isSelf, onLink }: MemberRowProps) {
  const action = useMemberAction(member.id, (link) => {
    onLink(link);
    scrollTo({ top: 0 });
  });
  const { disabled } = member;
  return (
    <li
      data-subject={member.id}
      className="grid gap-x-8 gap-y-3 py-4 md:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_26rem]"
    >
      <div className="min-w-0">
        <h3 className={`text-base font-semibold break-words ${disabled ? 'text-graphite line-through' : ''}`}>
          {member.name}
        </h3>
        <p className="break-words text-graphite">
          <EmailBreaks email={member.email} />
          {isSelf && ' (you)'}
        </p>
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4 gap-y-0.5 text-14">
        <dt className="text-graphite">Status</dt>
        <dd className={disabled ? 'font-strong text-cancelled' : ''}>{stateInWords(member)}</dd>
        <dt className="text-graphite">Last sign-in</dt>
        <dd>{member.lastSignInAt ? detailDate(member.lastSignInAt) : 'Never'}</dd>
        <dt className="text-graphite">Two-factor</dt>
        <dd>{member.twoFactor ? 'On' : 'Off'}</dd>
        <dt className="text-graphite">Passkeys</dt>
        <dd>{member.passkeys === 0 ? 'None' : member.passkeys}</dd>
      </dl>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1 md:col-span-2 xl:col-span-1">
        {isSelf ? (
          <p>
            {ROLE_LABELS[member.role]}.{' '}
            <a href="/admin/account" className="inline-flex min-h-11 items-center text-section">
              Your account
            </a>
          </p>
        ) : (
          <MemberActions member={member} action={action} />
        )}
      </div>
    </li>
  );
}

/** A long address breaks before its domain, not within it. */
function EmailBreaks({ email }: { email: string }) {
  const [local, domain] = email.split(/(?=@[^@]*$)/);
  return (
    <>
      {local}
      <wbr />
      {domain}
    </>
  );
}

function stateInWords({ disabled, hasPassword, sessions }: StaffRecord): string {
  if (disabled) return 'Disabled';
  if (!hasPassword) return 'Invited';
  if (sessions === 0) return 'No active sessions';
  return sessions === 1 ? '1 active session' : `${sessions} active sessions`;
}
