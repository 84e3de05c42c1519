import { useState } from 'react';
import { request } from '../../layout/request.ts';
import { toast } from '../../layout/toaster.tsx';
import { TextField } from '../components/field.tsx';
import { SendForm, SubmitButton } from '../components/send-form.tsx';
import { CurrentPassword } from './current-password.tsx';
import { useRefreshAccount } from './own-account.ts';

export function PasswordChange({ email }: { email: string }) {
  const refresh = useRefreshAccount();
  const [done, setDone] = useState(0);
  return (
    <SendForm
      key={done}
      about="Changing your password signs you out on your other devices."
      className="max-w-104"
      send={async ({ currentPassword, newPassword }) => {
        const body = { currentPassword, newPassword };
        await request('/api/auth/change-password', { method: 'POST', body });
        toast({ title: 'Password changed', description: 'You’ve been signed out on your other devices.' });
        setDone(done + 1);
        await refresh();
      }}
    >
      {/* For password managers, which otherwise store the password without a user name. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <CurrentPassword name="currentPassword" />
      <TextField
        label="New password"
        name="newPassword"
        type="password"
        autoComplete="new-password"
        minLength={12}
        maxLength={128}
        hint="Use at least 12 characters. A few random words work well."
        required
      />
      <SubmitButton look="quiet" sending="Changing..." className="mt-5">
        Change password
      </SubmitButton>
    </SendForm>
  );
}
