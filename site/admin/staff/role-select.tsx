import { useRef, useState } from 'react';
import { ROLE_LABELS, STAFF_ROLES, type StaffRecord, type StaffRole } from '#contract/staff.ts';
import { Confirmation } from '../controls/confirmation.tsx';

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
        {...(asked === 'owner' ? makesOwner(name) : makesStaff(name))}
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

const makesStaff = (name: string) => ({
  question: `Change ${name} from owner to staff?`,
  confirm: 'Change to staff',
  consequences: (
    <p className="mt-2 break-words">
      {name} keeps working on inquiries, and can no longer manage accounts, erase or export a person’s data,
      or send the newsletter.
    </p>
  ),
});
