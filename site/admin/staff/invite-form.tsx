import { useState } from 'react';
import type { StaffLink } from '#contract/staff/staff.ts';
import { ROLE_LABELS, STAFF_ROLES, type StaffRole } from '#contract/staff/staff-roles.ts';
import { Button } from '../components/button.tsx';
import { RefusalNotice } from '../components/refusal-notice.tsx';
import { TextField } from '../components/text-field.tsx';
import { useSending } from '../components/use-sending.ts';
import { invite, useRefreshStaff } from './staff-query.ts';

/** The most frequent first. */
const INVITED: readonly StaffRole[] = [...STAFF_ROLES.slice(1), 'owner'];
const ROLE_WORDS: Record<StaffRole, string> = {
  staff: 'works on inquiries',
  editor: 'changes the site, sees no inquiries',
  'staff-editor': 'does both',
  owner: 'also manages accounts, erasure and the firm’s facts',
};

export function InviteForm({ onLink }: { onLink: (link: StaffLink) => void }) {
  const refresh = useRefreshStaff();
  const [sent, setSent] = useState(0);
  const { isSending, refusal, onSubmit } = useSending(async ({ name = '', email = '', role }) => {
    onLink(await invite({ name, email, role: role as StaffRole }));
    setSent(sent + 1);
    scrollTo({ top: 0 });
    await refresh();
  });
  return (
    <form key={sent} method="post" onSubmit={onSubmit} className="max-w-[52rem]">
      <RefusalNotice refusal={refusal} />
      <div className="-mt-5 grid gap-x-6 md:grid-cols-2">
        <TextField label="Name" name="name" maxLength={200} required mistake={refusal?.errors.name} />
        <TextField
          label="Email"
          name="email"
          type="email"
          maxLength={320}
          autoComplete="off"
          required
          mistake={refusal?.errors.email}
        />
      </div>
      <fieldset className="mt-4">
        <legend className="font-[560]">Role</legend>
        <div className="flex flex-wrap gap-x-8">
          {INVITED.map((role) => (
            <label key={role} className="flex min-h-11 cursor-pointer items-center gap-2.5">
              <input
                type="radio"
                name="role"
                value={role}
                defaultChecked={role === 'staff'}
                className="size-4.5 accent-copper"
              />
              <span>
                {ROLE_LABELS[role]} <span className="text-graphite">{ROLE_WORDS[role]}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <Button type="submit" disabled={isSending} className="mt-3">
        {isSending ? 'Inviting...' : 'Invite'}
      </Button>
    </form>
  );
}
