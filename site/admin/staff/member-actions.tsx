import { useRef, useState } from 'react';
import type { StaffRecord } from '#contract/staff/staff.ts';
import { ROLE_LABELS, STAFF_ROLES, type StaffRole } from '#contract/staff/staff-roles.ts';
import { Button } from '../components/button.tsx';
import { Confirmation } from '../components/confirmation.tsx';
import { ConfirmedButton } from '../components/confirmed-button.tsx';
import { Options } from '../components/options.tsx';
import type { useMemberAction } from './staff-query.ts';

type MemberActionsProps = { member: StaffRecord; action: ReturnType<typeof useMemberAction> };

/** An owner's actions on another account. Actions that can't be undone, or end sessions, ask for confirmation. */
export function MemberActions({ member, action }: MemberActionsProps) {
  const { id, name, email, disabled, sessions, twoFactor, passkeys } = member;
  const each = { look: 'bare', disabled: action.isPending } as const;
  return (
    <>
      <RoleSelect
        member={member}
        disabled={action.isPending}
        onChange={(role) => action.mutate({ change: { role } })}
      />
      {!disabled && (
        <Button {...each} aria-label={`New link for ${name}`} onClick={() => action.mutate('link')}>
          New link
        </Button>
      )}
      {sessions > 0 && (
        <Button
          {...each}
          aria-label={`Sign out ${name} everywhere`}
          onClick={() => action.mutate('sign-out')}
        >
          Sign out everywhere
        </Button>
      )}
      {(twoFactor || passkeys > 0) && (
        <ConfirmedButton
          {...each}
          aria-label={`Remove two-factor sign-in for ${name}`}
          question={`Remove two-factor sign-in from ${name}’s account?`}
          consequences={
            <>
              <p className="mt-2 break-words">
                {name} will sign in with a password only. We’ll remove their passkeys, sign them out
                everywhere, and notify {email}.
              </p>
              <p className="mt-2 text-graphite">
                Call them first to confirm; a written request could be fake.
              </p>
            </>
          }
          confirm="Remove two-factor sign-in"
          onConfirm={() => action.mutate('remove-two-factor')}
        >
          Remove two-factor sign-in
        </ConfirmedButton>
      )}
      {disabled ? (
        <Button
          {...each}
          aria-label={`Enable ${name}`}
          onClick={() => action.mutate({ change: { disabled: false } })}
        >
          Enable
        </Button>
      ) : (
        <ConfirmedButton
          {...each}
          aria-label={`Disable ${name}`}
          question={`Disable ${name}’s account?`}
          consequences={
            <>
              <p className="mt-2 break-words">{whatEnds(member)}</p>
              <p className="mt-2 text-graphite">
                Notes, calls, and replies are kept.{' '}
                <a href={`/admin?assignee=${encodeURIComponent(id)}`} className="text-section">
                  Inquiries assigned to {name}
                </a>{' '}
                stay assigned. You can enable the account again later.
              </p>
            </>
          }
          confirm="Disable"
          onConfirm={() => action.mutate({ change: { disabled: true } })}
        >
          Disable
        </ConfirmedButton>
      )}
    </>
  );
}

function whatEnds({ name, hasPassword, sessions }: StaffRecord): string {
  if (!hasPassword) return 'The invitation will stop working.';
  if (sessions === 0) return `${name} won’t be able to sign in.`;
  const ended = sessions === 1 ? '1 active session will end' : `${sessions} active sessions will end`;
  return `${ended} right away, and ${name} won’t be able to sign in.`;
}

type RoleSelectProps = { member: StaffRecord; disabled: boolean; onChange: (role: StaffRole) => void };

/** Changes a role after confirmation; the list shows the current role until then. */
function RoleSelect({ member, disabled, onChange }: RoleSelectProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [asked, setAsked] = useState<StaffRole>(member.role);
  const { name } = member;
  return (
    <>
      <select
        aria-label={`Role for ${name}`}
        value={member.role}
        disabled={disabled}
        onChange={(event) => {
          setAsked(event.target.value as StaffRole);
          dialog.current?.showModal();
        }}
        className="h-11 rounded-control border border-edge bg-sheet px-3"
      >
        <Options of={STAFF_ROLES.map((role) => [role, ROLE_LABELS[role]])} />
      </select>
      <Confirmation
        ref={dialog}
        {...(asked === 'owner' ? makesOwner(name) : changesRole(name, member.role, asked))}
        onConfirm={() => onChange(asked)}
      />
    </>
  );
}

const makesOwner = (name: string) => ({
  question: `Make ${name} an owner?`,
  confirm: 'Make owner',
  consequences: (
    <>
      <p className="mt-2 break-words">
        {name} will be able to manage accounts, change roles (including yours), export and erase data, and
        send the newsletter.
      </p>
      <p className="mt-2 text-graphite">Any owner can change this back.</p>
    </>
  ),
});

const changesRole = (name: string, from: StaffRole, to: Exclude<StaffRole, 'owner'>) => ({
  question: `Change ${name} from ${ROLE_LABELS[from].toLowerCase()} to ${ROLE_LABELS[to].toLowerCase()}?`,
  confirm: `Change to ${ROLE_LABELS[to].toLowerCase()}`,
  consequences: (
    <p className="mt-2 break-words">
      {name} {MAY[to]}
      {from === 'owner' && ' They’ll lose access to accounts, data export, erasure, and the newsletter.'}
    </p>
  ),
});

const MAY: Record<Exclude<StaffRole, 'owner'>, string> = {
  staff: 'can manage inquiries but not edit the website.',
  editor: 'can edit the website but not see inquiries, email, meetings, or reports.',
  'staff-editor': 'can manage inquiries and edit the website.',
};
