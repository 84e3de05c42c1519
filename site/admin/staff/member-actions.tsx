import { useRef, useState } from 'react';
import type { StaffRecord } from '#contract/staff/staff.ts';
import { ROLE_LABELS, STAFF_ROLES, type StaffRole } from '#contract/staff/staff-roles.ts';
import { Button } from '../components/button.tsx';
import { Confirmation } from '../components/confirmation.tsx';
import { ConfirmedButton } from '../components/confirmed-button.tsx';
import { Options } from '../components/options.tsx';
import type { useMemberAction } from './staff-query.ts';

type MemberActionsProps = { member: StaffRecord; action: ReturnType<typeof useMemberAction> };

/** What an owner can do with another's account. What can't be taken back, or throws someone out, is asked for first. */
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
          aria-label={`Remove two-factor ${name}`}
          question={`Remove two-factor sign-in from ${name}’s account?`}
          consequences={
            <>
              <p className="mt-2 break-words">
                Until {name} sets it up again, the password alone is enough to sign in. Passkeys will be
                removed and all sessions of the account will end, and we’ll notify {email}.
              </p>
              <p className="mt-2 text-graphite">
                Speak with the person first: a written request may come from someone else.
              </p>
            </>
          }
          confirm="Remove it"
          onConfirm={() => action.mutate('remove-two-factor')}
        >
          Remove two-factor
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
                Notes, calls and replies stay under this name.{' '}
                <a href={`/admin?assignee=${encodeURIComponent(id)}`} className="text-section">
                  Inquiries assigned to {name}
                </a>{' '}
                stay assigned. You can enable the account again.
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
  if (!hasPassword) return `The invitation stops working, and ${name} can’t sign in.`;
  if (sessions === 0) return `${name} can’t sign in anymore.`;
  const ended = sessions === 1 ? '1 active session ends' : `${sessions} active sessions end`;
  return `${ended} right away, and ${name} can’t sign in anymore.`;
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
        aria-label={`Role of ${name}`}
        value={member.role}
        disabled={disabled}
        onChange={(event) => {
          setAsked(event.target.value as StaffRole);
          dialog.current?.showModal();
        }}
        className="h-11 border border-graphite/60 bg-paper px-3"
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
        From now on {name} can invite and disable colleagues, change roles, including yours, erase and export
        a person’s data, and send the newsletter.
      </p>
      <p className="mt-2 text-graphite">Any owner can change the role back.</p>
    </>
  ),
});

const changesRole = (name: string, from: StaffRole, to: Exclude<StaffRole, 'owner'>) => ({
  question: `Change ${name} from ${ROLE_LABELS[from].toLowerCase()} to ${ROLE_LABELS[to].toLowerCase()}?`,
  confirm: `Change to ${ROLE_LABELS[to].toLowerCase()}`,
  consequences: (
    <p className="mt-2 break-words">
      {name} {MAY[to]}
      {from === 'owner' &&
        ' Managing accounts, erasing and exporting a person’s data, and sending the newsletter end.'}
    </p>
  ),
});

const MAY: Record<Exclude<StaffRole, 'owner'>, string> = {
  staff: 'works on inquiries, and can’t change the site.',
  editor: 'changes the site, and no longer sees inquiries, mail, meetings or reports.',
  'staff-editor': 'works on inquiries and changes the site.',
};
