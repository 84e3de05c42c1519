import { useMutation } from '@tanstack/react-query';
import type { ShownAccount } from '#contract/staff/settings.ts';
import { SETTINGS_LIMITS } from '#contract/staff/settings-limits.ts';
import { ConfirmedButton } from '../components/confirmed-button.tsx';
import { TextField } from '../components/field.tsx';
import { SendForm, SubmitButton } from '../components/send-form.tsx';
import { TestEmail } from '../start/test-email.tsx';
import { SetByHost } from './settings.tsx';
import { useChange } from './settings-query.ts';

type OutgoingAccountProps = { shown: ShownAccount; email: string };

/** The account that sends email, with a test of it. */
export function OutgoingAccount({ shown, email }: OutgoingAccountProps) {
  const { setByHost, account, isUnreadable } = shown;
  const isUsed = account !== null && !isUnreadable;
  return (
    <>
      {setByHost ? (
        <SetByHost>{account ? accountInWords(account) : 'No email is sent'}</SetByHost>
      ) : (
        <AccountForm key={JSON.stringify(account)} shown={shown} />
      )}
      {isUsed && (
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <TestEmail email={email} look="quiet" />
        </div>
      )}
    </>
  );
}

const accountInWords = ({ host, port, user }: NonNullable<ShownAccount['account']>) =>
  `${host}, port ${port}${user && `, as ${user}`}`;

function AccountForm({ shown: { account, isUnreadable } }: { shown: ShownAccount }) {
  const change = useChange();
  const remove = useMutation({
    mutationFn: () => change('outgoing', { method: 'DELETE' }, 'Emails wait until you connect an account.'),
    meta: { failed: 'Couldn’t remove the account' },
  });
  return (
    <SendForm
      aria-label="Account that sends email"
      noValidate
      className="max-w-104"
      about={
        isUnreadable
          ? undefined
          : account
            ? 'Emails are sent by this account.'
            : 'Not set up yet: emails wait, and no one hears of new inquiries. Your email provider lists these under “SMTP” or “outgoing mail.”'
      }
      send={async ({ host, port, user, password }) => {
        const body = { host, port: Number(port), user, ...(password && { password }) };
        await change('outgoing', { body }, 'The sign-in works. Waiting emails are being sent.');
      }}
    >
      {isUnreadable && (
        <p role="alert" className="border-l-3 border-cancelled bg-cancelled-bg px-4 py-3 text-cancelled">
          The saved password can’t be read, because the server’s secret has changed. Enter it again.
        </p>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)_6.5rem] gap-x-4">
        <TextField
          label="Server"
          name="host"
          defaultValue={account?.host}
          placeholder="smtp.example.com"
          maxLength={SETTINGS_LIMITS.host}
          {...PLAIN}
        />
        <TextField
          label="Port"
          name="port"
          inputMode="numeric"
          defaultValue={account?.port ?? 465}
          maxLength={5}
          hint="465 or 587"
        />
      </div>
      <TextField
        label="User name"
        name="user"
        defaultValue={account?.user}
        maxLength={SETTINGS_LIMITS.user}
        hint="Usually your whole email address."
        {...PLAIN}
      />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="new-password"
        maxLength={SETTINGS_LIMITS.password}
        hint={
          account?.hasPassword && !isUnreadable
            ? 'Saved. Leave it empty to keep it.'
            : 'Stored encrypted, and never shown again. With Gmail or iCloud, make an app password.'
        }
      />
      <div className="mt-5 flex flex-wrap items-center gap-6">
        <SubmitButton sending="Signing in...">{account ? 'Save' : 'Connect'}</SubmitButton>
        {account && (
          <ConfirmedButton
            look="bare"
            disabled={remove.isPending}
            question="Remove this account?"
            consequences="Emails wait here until you connect another."
            confirm="Remove account"
            keep="Keep account"
            onConfirm={() => remove.mutate()}
          >
            Remove account
          </ConfirmedButton>
        )}
      </div>
    </SendForm>
  );
}

const PLAIN = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;
