import { useState } from 'react';
import { toast } from '../../layout/toaster.tsx';
import { Button } from '../components/button.tsx';
import {
  beginTwoFactor,
  endTwoFactor,
  newRecoveryCodes,
  type TwoFactorStart,
  useRefreshAccount,
} from './account-query.ts';
import { AuthenticatorSetUp } from './authenticator-set-up.tsx';
import { PasswordAsked } from './password-asked.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Step =
  | { at: 'rest' | 'asking-on' | 'asking-off' | 'asking-codes' }
  | { at: 'setting-up'; start: TwoFactorStart }
  | { at: 'codes'; codes: string[] };

/** Turning it on: QR code, a code from the app, then the recovery codes. Each change asks for the password. */
export function TwoFactor({ isOn }: { isOn: boolean }) {
  const [step, setStep] = useState<Step>({ at: 'rest' });
  const refresh = useRefreshAccount();
  const rest = () => setStep({ at: 'rest' });
  switch (step.at) {
    case 'asking-on':
      return (
        <PasswordAsked
          why="To set up your app, enter your password."
          action="Continue"
          onCancel={rest}
          onPassword={async (password) =>
            setStep({ at: 'setting-up', start: await beginTwoFactor(password) })
          }
        />
      );
    case 'setting-up':
      return (
        <AuthenticatorSetUp
          uri={step.start.totpURI}
          onCancel={rest}
          onConfirmed={async () => {
            setStep({ at: 'codes', codes: step.start.backupCodes });
            await refresh();
          }}
        />
      );
    case 'asking-codes':
      return (
        <PasswordAsked
          why="New recovery codes replace the ones you have. To create them, enter your password."
          action="Create new codes"
          onCancel={rest}
          onPassword={async (password) => setStep({ at: 'codes', codes: await newRecoveryCodes(password) })}
        />
      );
    case 'codes':
      return <RecoveryCodes codes={step.codes} onDone={rest} />;
    case 'asking-off':
      return (
        <PasswordAsked
          why="To turn off two-factor sign-in, enter your password. From then on, it alone signs you in."
          action="Turn off"
          onCancel={rest}
          onPassword={async (password) => {
            await endTwoFactor(password);
            toast({ title: 'Two-factor sign-in is off' });
            rest();
            await refresh();
          }}
        />
      );
    case 'rest':
      return (
        <>
          <p className="max-w-[44em]">
            <strong className={isOn ? 'font-semibold text-completed' : 'font-semibold'}>
              {isOn ? 'On.' : 'Off.'}
            </strong>{' '}
            {isOn
              ? 'Signing in asks for a code from your authenticator app after the password.'
              : 'Anyone who learns your password can sign in. An authenticator app on your phone prevents that.'}
          </p>
          <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
            {isOn ? (
              <>
                <Button look="quiet" onClick={() => setStep({ at: 'asking-codes' })}>
                  New recovery codes
                </Button>
                <Button look="bare" onClick={() => setStep({ at: 'asking-off' })}>
                  Turn off two-factor
                </Button>
              </>
            ) : (
              <Button onClick={() => setStep({ at: 'asking-on' })}>Turn on two-factor</Button>
            )}
          </div>
        </>
      );
  }
}
