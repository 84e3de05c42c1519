import { useState } from 'react';
import { encode } from 'uqr';
import { request } from '../../layout/request.ts';
import { toast } from '../../layout/toaster.tsx';
import { AuthenticatorCode } from '../components/authenticator-code.tsx';
import { Button } from '../components/button.tsx';
import { CopyButton } from '../components/copy-button.tsx';
import { SendForm, SubmitOrCancel } from '../components/send-form.tsx';
import { useFirstFocus } from '../components/use-first-focus.ts';
import { useFirm } from '../format/use-firm.ts';
import { CurrentPassword } from './current-password.tsx';
import { useRefreshAccount } from './own-account.ts';

/** The part of better-auth's answer that is shown. */
type TwoFactorStart = { totpURI: string; backupCodes: string[] };

/** The step that a password confirms. */
const ASKED = {
  on: {
    why: 'Enter your password to set up your authenticator app.',
    action: 'Continue',
    // Two-factor sign-in takes effect once a code is confirmed.
    path: 'enable',
  },
  codes: {
    why: 'Enter your password to create new recovery codes. Your old codes will stop working.',
    action: 'Create new codes',
    path: 'generate-backup-codes',
  },
  off: {
    why: 'Enter your password to turn off two-factor sign-in. You’ll then sign in with your password only.',
    action: 'Turn off',
    path: 'disable',
  },
};

type Step =
  | { at: 'rest' }
  | { at: 'asking'; what: keyof typeof ASKED }
  | { at: 'setting-up'; start: TwoFactorStart }
  | { at: 'codes'; codes: string[] };

const call = (path: string, body: object) =>
  request(`/api/auth/two-factor/${path}`, { method: 'POST', body });

/** Turning it on: QR code, a code from the app, then the recovery codes. Each change asks for the password. */
export function TwoFactor({ isOn }: { isOn: boolean }) {
  const [step, setStep] = useState<Step>({ at: 'rest' });
  const refresh = useRefreshAccount();
  const rest = () => setStep({ at: 'rest' });
  const ask = (what: keyof typeof ASKED) => () => setStep({ at: 'asking', what });
  async function change(what: keyof typeof ASKED, fields: object) {
    const answer = await call(ASKED[what].path, fields);
    if (what === 'on') return setStep({ at: 'setting-up', start: await answer.json() });
    if (what === 'codes') return setStep({ at: 'codes', codes: (await answer.json()).backupCodes });
    toast({ title: 'Two-factor sign-in is off' });
    rest();
    await refresh();
  }
  switch (step.at) {
    case 'asking':
      return (
        <PasswordAsked
          {...ASKED[step.what]}
          onCancel={rest}
          onPassword={(fields) => change(step.what, fields)}
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
    case 'codes':
      return <RecoveryCodes codes={step.codes} onDone={rest} />;
    case 'rest':
      return (
        <>
          <p className="max-w-2xl">
            <strong className={isOn ? 'font-semibold text-completed' : 'font-semibold'}>
              {isOn ? 'On.' : 'Off.'}
            </strong>{' '}
            {isOn
              ? 'After your password, you enter a code from your authenticator app.'
              : 'Protect your account with a code from your phone, in case your password is stolen.'}
          </p>
          <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
            {isOn ? (
              <>
                <Button look="quiet" onClick={ask('codes')}>
                  New recovery codes
                </Button>
                <Button look="bare" onClick={ask('off')}>
                  Turn off two-factor sign-in
                </Button>
              </>
            ) : (
              <Button onClick={ask('on')}>Turn on two-factor sign-in</Button>
            )}
          </div>
        </>
      );
  }
}

type PasswordAskedProps = {
  why: string;
  action: string;
  onPassword: (fields: Record<string, string>) => Promise<void>;
  onCancel: () => void;
};

function PasswordAsked({ why, action, onPassword, onCancel }: PasswordAskedProps) {
  return (
    <SendForm about={why} send={onPassword} className="max-w-104">
      <CurrentPassword ref={useFirstFocus<HTMLInputElement>()} />
      <SubmitOrCancel label={action} onCancel={onCancel} />
    </SendForm>
  );
}

type SetUpProps = { uri: string; onConfirmed: () => Promise<void>; onCancel: () => void };

/** Shows the authenticator secret as a QR code and as text; a code from the app proves that it was stored. */
function AuthenticatorSetUp({ uri, onConfirmed, onCancel }: SetUpProps) {
  const secret = new URL(uri).searchParams.get('secret') ?? '';
  return (
    <div className="grid max-w-208 gap-x-8 gap-y-6 sm:cols-label">
      <QrCode text={uri} label="QR code for your authenticator app" />
      <div>
        <p>Scan this code with your authenticator app, or enter this key:</p>
        <p className="mt-2 text-17 font-strong tracking-wider break-words">
          <code className="font-sans">{secret.match(/.{1,4}/g)?.join(' ')}</code>
        </p>
        <div className="mt-3">
          <CopyButton text={secret} label="Copy key" />
        </div>
        <SendForm
          send={async ({ code = '' }) => {
            await call('verify-totp', { code: code.replace(/\s/g, '') });
            await onConfirmed();
          }}
        >
          <AuthenticatorCode hint="Enter the 6-digit code from the app." />
          <SubmitOrCancel label="Confirm" onCancel={onCancel} />
        </SendForm>
      </div>
    </div>
  );
}

/** Dark on light in both themes: many phones can't read it the other way. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 3 });
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="size-56 border border-hairline"
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}

/** Shown once, because the server keeps them encrypted. Each code works once, in place of a lost phone. */
function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const firm = useFirm();
  const heading = useFirstFocus<HTMLHeadingElement>();
  return (
    <div className="max-w-2xl border border-copper p-4 md:p-5">
      <h3 ref={heading} tabIndex={-1} className="text-17 font-semibold outline-none">
        Your recovery codes
      </h3>
      <p className="mt-1 text-graphite">
        Each code signs you in to {firm.name} once if you lose your phone. Store them somewhere other than
        your phone; they won’t be shown again.
      </p>
      <ul
        aria-label="Recovery codes"
        className="mt-4 grid grid-cols-2 gap-x-6 border-t border-hairline text-17 tracking-wider"
      >
        {codes.map((code) => (
          <li key={code} className="border-b border-hairline py-2">
            {code}
          </li>
        ))}
      </ul>
      <div className="no-print mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <CopyButton text={codes.join('\n')} label="Copy codes" />
        <Button look="quiet" onClick={() => print()}>
          Print
        </Button>
        <Button onClick={onDone} className="ml-auto">
          I’ve saved them
        </Button>
      </div>
    </div>
  );
}
