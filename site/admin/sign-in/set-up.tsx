import type { LinkHolder } from '#contract/staff/staff.ts';
import { useHydrated } from '../../layout/use-hydrated.ts';
import { Button } from '../components/button.tsx';
import { RefusalNotice } from '../components/refusal-notice.tsx';
import { TextField } from '../components/text-field.tsx';
import { type SendRefusal, useSending } from '../components/use-sending.ts';
import { useFirm } from '../format/use-firm.ts';
import { PageSheet } from './page-sheet.tsx';
import { PasswordField } from './password-field.tsx';
import { setUp } from './staff-calls.ts';
import { useLinkHolder } from './use-link-holder.ts';

/** Sets a name and a password through a one-time link (product decision §8). @param token from the link. */
export function SetUp({ token }: { token: string }) {
  const firm = useFirm();
  const known = useLinkHolder(token);
  const hasPassword = known?.holder?.account?.hasPassword;
  return (
    <PageSheet title={hasPassword ? 'Choose a new password' : 'Set up your account'}>
      <p className="text-graphite">
        {hasPassword
          ? `For your account at ${firm.name}. Your other sessions will end.`
          : `This sets up your account for ${firm.name}’s inquiries.`}
      </p>
      {known?.holder && <SetUpForm token={token} {...known.holder} />}
      {known?.refusal && <Refused refusal={known.refusal} />}
      {!known && (
        <p role="status" className="mt-5">
          Checking the link...
        </p>
      )}
    </PageSheet>
  );
}

/** The form behind a valid link. @param account what is known: a person who was invited types only a password. */
function SetUpForm({ token, account }: { token: string } & LinkHolder) {
  const isReady = useHydrated();
  const { isSending, refusal, onSubmit } = useSending(async ({ name = '', email = '', password = '' }) => {
    await setUp({ token, name, email, password });
    // Replaced, because the link is used up: Back must not return to it.
    location.replace('/admin');
    await new Promise(() => {});
  });
  return (
    <form method="post" onSubmit={onSubmit}>
      <Refused refusal={refusal} />
      <SetUpFields errors={refusal?.errors ?? {}} account={account} />
      <Button type="submit" disabled={!isReady || isSending} className="mt-3 w-full">
        {isSending ? 'Setting up...' : account?.hasPassword ? 'Save and sign in' : 'Set up and sign in'}
      </Button>
    </form>
  );
}

function Refused({ refusal }: { refusal: SendRefusal | null }) {
  return (
    <>
      <RefusalNotice refusal={refusal} />
      {refusal?.status === 410 && (
        <p className="mt-5">
          You may already have an account.{' '}
          <a href="/admin" className="text-section">
            Go to the sign-in page
          </a>
          .
        </p>
      )}
    </>
  );
}

/** Only the first owner types a name and an email address; an owner entered those of the others. */
function SetUpFields({ errors, account }: { errors: SendRefusal['errors'] } & LinkHolder) {
  const readOnly = account !== null;
  return (
    <>
      <TextField
        label="Name"
        name="name"
        autoComplete="name"
        maxLength={200}
        required
        {...{ readOnly, defaultValue: account?.name, mistake: errors.name }}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        maxLength={320}
        required
        {...{ readOnly, defaultValue: account?.email, mistake: errors.email }}
      />
      <PasswordField
        autoComplete="new-password"
        minLength={12}
        maxLength={128}
        hint="At least 12 characters. A phrase of a few words works well."
        mistake={errors.password}
      />
    </>
  );
}
