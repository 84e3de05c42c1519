import { lazy, Suspense, useState } from 'react';
import type { StaffMember } from '#contract/site/page-services.ts';
import { useHydrated } from '../../layout/use-hydrated.ts';
import { Button } from '../components/button.tsx';
import { TextField } from '../components/field.tsx';
import { SendForm, SubmitButton } from '../components/send-form.tsx';
import { PlainError } from '../format/failure-in-words.ts';
import { hasPasskeys } from '../passkeys/has-passkeys.ts';
import { PageSheet } from './page-sheet.tsx';
import { PasswordField } from './password-field.tsx';
import { postStaff, readStaff } from './staff-calls.ts';

const CodeStep = lazy(async () => ({ default: (await import('./code-step.tsx')).CodeStep }));
const ForgottenStep = lazy(async () => ({ default: (await import('./forgotten-step.tsx')).ForgottenStep }));

/** The reason for showing the sign-in page. */
export type SignInReason = 'no-session' | 'expired' | 'signed-out';

const EXPLANATIONS: Record<SignInReason, string> = {
  'no-session': 'For studio staff.',
  expired: 'Your session ended. Sign in again; your unsaved notes are safe.',
  'signed-out': 'You’ve signed out.',
};

type SignInProps = { why: SignInReason; onSignedIn: (staff: StaffMember) => void };

/** Password, then a code if the account requires one; or a passkey alone (requirements §13; docs/decisions/0013). */
export function SignIn({ why, onSignedIn }: SignInProps) {
  const [step, setStep] = useState<'password' | 'code' | 'forgotten'>('password');
  const isReady = useHydrated();

  async function enter() {
    const staff = await readStaff();
    if (!staff)
      throw new PlainError(
        'Your browser blocked the sign-in cookie. Allow cookies for this site, then try again.',
      );
    onSignedIn(staff);
  }

  return (
    <PageSheet title={step === 'forgotten' ? 'New password' : 'Sign in'}>
      {step !== 'forgotten' && <p className="text-graphite">{EXPLANATIONS[why]}</p>}
      {step === 'password' && (
        <>
          <PasswordStep isReady={isReady} onSignedIn={enter} onSecondFactor={() => setStep('code')} />
          {isReady && hasPasskeys() && <PasskeyButton onSignedIn={enter} />}
          <Button look="bare" className="mt-2" disabled={!isReady} onClick={() => setStep('forgotten')}>
            Forgot your password?
          </Button>
        </>
      )}
      <Suspense>
        {step === 'forgotten' && <ForgottenStep onBack={() => setStep('password')} />}
        {step === 'code' && <CodeStep onSignedIn={enter} onStartAgain={() => setStep('password')} />}
      </Suspense>
      <noscript>
        <p className="mt-6">The dashboard needs JavaScript. Turn it on in your browser settings.</p>
      </noscript>
    </PageSheet>
  );
}

type PasswordStepProps = { isReady: boolean; onSignedIn: () => Promise<void>; onSecondFactor: () => void };

const PasswordStep = ({ isReady, onSignedIn, onSecondFactor }: PasswordStepProps) => (
  <SendForm
    send={async ({ email, password }) => {
      const answer = await postStaff('/api/auth/sign-in/email', { email, password });
      const { twoFactorRedirect } = (await answer.json()) as { twoFactorRedirect?: boolean };
      if (twoFactorRedirect) onSecondFactor();
      else await onSignedIn();
    }}
  >
    <TextField label="Email" name="email" type="email" autoComplete="username" required />
    <PasswordField autoComplete="current-password" />
    <SubmitButton sending="Signing in..." disabled={!isReady} className="mt-3 w-full">
      Sign in
    </SubmitButton>
  </SendForm>
);

/** Signs in without a password. A passkey checks its person, so no code is asked for. */
const PasskeyButton = ({ onSignedIn }: { onSignedIn: () => Promise<void> }) => (
  <SendForm
    send={async () => {
      const { signInWithPasskey } = await import('../passkeys/ceremony.ts');
      await signInWithPasskey();
      await onSignedIn();
    }}
  >
    <SubmitButton look="quiet" sending="Waiting for your passkey..." className="mt-3 w-full">
      Sign in with a passkey
    </SubmitButton>
  </SendForm>
);
