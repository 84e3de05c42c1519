import { useState } from 'react';
import type { StaffLink } from '#contract/staff/staff.ts';
import { ROLE_LABELS, STAFF_ROLES, type StaffRole } from '#contract/staff/staff-roles.ts';
import { request } from '../../layout/request.ts';
import { Checkbox, TextField } from '../components/field.tsx';
import { SendForm, SubmitButton } from '../components/send-form.tsx';
import { useRefreshStaff } from './staff-query.ts';

/** The most frequent first. */
const INVITED: readonly StaffRole[] = [...STAFF_ROLES.slice(1), 'owner'];
const ROLE_WORDS: Record<StaffRole, string> = {
  staff: 'Manages inquiries',
  editor: 'Edits the website; no access to inquiries',
  'staff-editor': 'Manages inquiries and edits the website',
  owner: 'Full access, including accounts, privacy, and studio details',
};

export function InviteForm({ onLink }: { onLink: (link: StaffLink) => void }) {
  const refresh = useRefreshStaff();
  const [sent, setSent] = useState(0);
  return (
    <SendForm
      key={sent}
      className="max-w-208"
      send={async (body) => {
        onLink(await (await request('/api/staff', { method: 'POST', body })).json());
        setSent(sent + 1);
        scrollTo({ top: 0 });
        await refresh();
      }}
    >
      <div className="-mt-5 grid gap-x-6 md:grid-cols-2">
        <TextField label="Name" name="name" maxLength={200} required />
        <TextField label="Email" name="email" type="email" maxLength={320} autoComplete="off" required />
      </div>
      <fieldset className="mt-4">
        <legend className="font-strong">Role</legend>
        <div className="flex flex-wrap gap-x-8">
          {INVITED.map((role) => (
            <Checkbox key={role} type="radio" name="role" value={role} defaultChecked={role === 'staff'}>
              {ROLE_LABELS[role]} <span className="text-graphite">{ROLE_WORDS[role]}</span>
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <SubmitButton sending="Inviting..." className="mt-3">
        Invite
      </SubmitButton>
    </SendForm>
  );
}
