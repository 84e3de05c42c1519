import { useState } from 'react';
import { AuthenticatorCode } from '../components/authenticator-code.tsx';
import { Button } from '../components/button.tsx';
import { TextField } from '../components/field.tsx';
import { SendForm, SubmitButton } from '../components/send-form.tsx';
import { useFirstFocus } from '../components/use-first-focus.ts';
import { postStaff } from './staff-calls.ts';

type CodeStepProps = { onSignedIn: () => Promise<void>; onStartAgain: () => void };
type CodeKind = 'totp' | 'backup-code';

/** The second factor: the app's six digits; a recovery code replaces a lost phone. */
export function CodeStep({ onSignedIn, onStartAgain }: CodeStepProps) {
  const [kind, setKind] = useState<CodeKind>('totp');
  return (
    <SendForm
      send={async ({ code = '' }) => {
        await postStaff(`/api/auth/two-factor/verify-${kind}`, { code: code.replace(/\s/g, '') });
        await onSignedIn();
      }}
    >
      <CodeField key={kind} kind={kind} />
      <SubmitButton sending="Checking..." className="mt-5 w-full">
        Continue
      </SubmitButton>
      <div className="mt-3 flex flex-wrap justify-between gap-x-4">
        <Button look="bare" onClick={() => setKind(kind === 'totp' ? 'backup-code' : 'totp')}>
          {kind === 'totp' ? 'Use a recovery code' : 'Use authenticator app'}
        </Button>
        <Button look="bare" onClick={onStartAgain}>
          Start over
        </Button>
      </div>
    </SendForm>
  );
}

function CodeField({ kind }: { kind: CodeKind }) {
  const input = useFirstFocus<HTMLInputElement>();
  return kind === 'totp' ? (
    <AuthenticatorCode ref={input} hint="Enter the 6-digit code from your authenticator app." />
  ) : (
    <TextField
      ref={input}
      label="Recovery code"
      name="code"
      hint="Enter a code you saved when you turned on two-factor sign-in."
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}
