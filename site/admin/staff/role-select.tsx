import { useRef, useState } from 'react';
import type { StaffRecord } from '#contract/staff/staff.ts';
import { ROLE_LABELS, STAFF_ROLES, type StaffRole } from '#contract/staff/staff-roles.ts';
import { Confirmation } from '../components/confirmation.tsx';

type RoleSelectProps = { member: StaffRecord; disabled: boolean; onChange: (role: StaffRole) => void };

/** Changes a role after confirmation; the list shows the current role until then. */
export function RoleSelect({ member, disabled, onChange }: RoleSelectProps) {
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
        {STAFF_ROLES.map((role) => (
          <option key={role} value={role}>
            {ROLE_LABELS[role]}
          </option>
        ))}
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
