import { useEffect, useState } from 'react';
import type { LinkHolder } from '#contract/staff/staff.ts';
import { useHydrated } from '../../layout/use-hydrated.ts';
import { TextField } from '../components/field.tsx';
import {
  RefusalNotice,
  refusalOf,
  SendForm,
  type SendRefusal,
  SubmitButton,
} from '../components/send-form.tsx';
import { useFirm } from '../format/use-firm.ts';
import { PageSheet } from './page-sheet.tsx';
import { PasswordField } from './password-field.tsx';
import { postStaff } from './staff-calls.ts';

/** Sets a name and a password through a one-time link (requirements §13). @param token from the link. */
export function SetUp({ token }: { token: string }) {
  const firm = useFirm();
  const known = useLinkHolder(token);
  const hasPassword = known?.holder?.account?.hasPassword;
  return (
    <PageSheet title={hasPassword ? 'Choose a new password' : 'Set up your account'}>
      <p className="text-graphite">
        {hasPassword
          ? `For your ${firm.name} account. You’ll be signed out on other devices.`
          : `Create your ${firm.name} dashboard account.`}
      </p>
      {known?.holder && <SetUpForm token={token} {...known.holder} />}
      {known?.refusal && <Refused refusal={known.refusal} />}
      {!known && (
        <p role="status" className="mt-5">
          Checking link...
        </p>
      )}
    </PageSheet>
  );
}

type Known = { holder?: LinkHolder; refusal?: SendRefusal };

/** Fetches whose link it is; null until it is known. */
function useLinkHolder(token: string): Known | null {
  const [known, setKnown] = useState<Known | null>(null);
  useEffect(() => {
    postStaff('/api/staff/set-up/holder', { token }).then(
      async (answer) => setKnown({ holder: await answer.json() }),
      (error) => setKnown({ refusal: refusalOf(error) }),
    );
  }, [token]);
  return known;
}

/**
 * The form behind a valid link. @param account what is known: only the first owner types a name and an email address; an owner
 * entered those of the others.
 */
function SetUpForm({ token, account }: { token: string } & LinkHolder) {
  const isReady = useHydrated();
  const readOnly = account !== null;
  return (
    <SendForm
      Notice={Refused}
      send={async ({ name, email, password }) => {
        await postStaff('/api/staff/set-up', { token, name, email, password });
        // Replaced, because the link is used up: Back must not return to it.
        location.replace(account === null ? '/admin/start' : '/admin');
        await new Promise(() => {});
      }}
    >
      <TextField
        label="Name"
        name="name"
        autoComplete="name"
        maxLength={200}
        required
        {...{ readOnly, defaultValue: account?.name }}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        maxLength={320}
        required
        {...{ readOnly, defaultValue: account?.email }}
      />
      <PasswordField
        autoComplete="new-password"
        minLength={12}
        maxLength={128}
        hint="Use at least 12 characters. A few random words work well."
      />
      <SubmitButton sending="Setting up..." disabled={!isReady} className="mt-3 w-full">
        {account?.hasPassword ? 'Save and sign in' : 'Set up and sign in'}
      </SubmitButton>
    </SendForm>
  );
}

const Refused = ({ refusal }: { refusal: SendRefusal | null }) => (
  <>
    <RefusalNotice refusal={refusal} />
    {refusal?.status === 410 && (
      <p className="mt-5">
        Already have an account?{' '}
        <a href="/admin" className="text-section">
          Go to sign-in
        </a>
        .
      </p>
    )}
  </>
);
