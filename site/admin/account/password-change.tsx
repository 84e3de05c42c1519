import { useState } from 'react';
import { toast } from '../../layout/toaster.tsx';
import { Button } from '../components/button.tsx';
import { RefusalNotice } from '../components/refusal-notice.tsx';
import { TextField } from '../components/text-field.tsx';
import { useSending } from '../components/use-sending.ts';
import { changePassword, useRefreshAccount } from './account-query.ts';

export function PasswordChange({ email }: { email: string }) {
  const refresh = useRefreshAccount();
  const [done, setDone] = useState(0);
  const { isSending, refusal, onSubmit } = useSending(async ({ currentPassword = '', newPassword = '' }) => {
    await changePassword(currentPassword, newPassword);
    toast({ title: 'Password changed', description: 'All your other sessions have ended.' });
    setDone(done + 1);
    await refresh();
  });
  return (
    <form key={done} method="post" onSubmit={onSubmit} className="max-w-[26rem]">
      <p className="text-graphite">A new password ends your sessions on all other devices.</p>
      <RefusalNotice refusal={refusal} />
      {/* For password managers, which otherwise store the password without a user name. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <TextField
        label="Current password"
        name="currentPassword"
        type="password"
        autoComplete="current-password"
        required
      />
      <TextField
        label="New password"
        name="newPassword"
        type="password"
        autoComplete="new-password"
        minLength={12}
        maxLength={128}
        hint="At least 12 characters. A phrase of a few words works well."
        mistake={refusal?.errors.newPassword}
        required
      />
      <Button look="quiet" type="submit" disabled={isSending} className="mt-5">
        {isSending ? 'Changing...' : 'Change password'}
      </Button>
    </form>
  );
}
