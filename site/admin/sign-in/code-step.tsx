import { useState } from 'react';
import { AuthenticatorCode } from '../components/authenticator-code.tsx';
import { Button } from '../components/button.tsx';
import { RefusalNotice } from '../components/refusal-notice.tsx';
import { TextField } from '../components/text-field.tsx';
import { useFirstFocus } from '../components/use-first-focus.ts';
import { useSending } from '../components/use-sending.ts';
import { type CodeKind, verifyCode } from './staff-calls.ts';

type CodeStepProps = { onSignedIn: () => Promise<void>; onStartAgain: () => void };

/** The second factor; a recovery code replaces a lost phone. */
export function CodeStep({ onSignedIn, onStartAgain }: CodeStepProps) {
  const [kind, setKind] = useState<CodeKind>('totp');
  const { isSending, refusal, onSubmit } = useSending(async ({ code = '' }) => {
    await verifyCode(kind, code);
    await onSignedIn();
  });
  return (
    <form method="post" onSubmit={onSubmit}>
      <RefusalNotice refusal={refusal} />
      <CodeField key={kind} kind={kind} />
      <Button type="submit" disabled={isSending} className="mt-5 w-full">
        {isSending ? 'Checking...' : 'Continue'}
      </Button>
      <div className="mt-3 flex flex-wrap justify-between gap-x-4">
        <Button look="bare" onClick={() => setKind(kind === 'totp' ? 'backup-code' : 'totp')}>
          {kind === 'totp' ? 'Use a recovery code' : 'Use the authenticator app'}
        </Button>
        <Button look="bare" onClick={onStartAgain}>
          Start over
        </Button>
      </div>
    </form>
  );
}

function CodeField({ kind }: { kind: CodeKind }) {
  const input = useFirstFocus<HTMLInputElement>();
  return kind === 'totp' ? (
    <AuthenticatorCode ref={input} hint="The six digits your authenticator app shows now." />
  ) : (
    <TextField
      ref={input}
      label="Recovery code"
      name="code"
      hint="One of the codes you saved when you turned on two-factor sign-in. Each works once."
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}
