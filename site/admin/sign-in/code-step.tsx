import { useEffect, useRef, useState } from 'react';
import { Button } from '../button.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { type CodeKind, verifyCode } from './staff-calls.ts';
import { TextField } from './text-field.tsx';
import { useSending } from './use-sending.ts';

type CodeStepProps = { onSignedIn: () => Promise<void>; onStartAgain: () => void };

/** The second factor; a recovery code for whoever has lost the phone. */
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
          Start again
        </Button>
      </div>
    </form>
  );
}

function CodeField({ kind }: { kind: CodeKind }) {
  const input = useRef<HTMLInputElement>(null);
  // The step was asked for by pressing a button that is gone now; typing goes on here.
  useEffect(() => input.current?.focus(), []);
  return kind === 'totp' ? (
    <TextField
      ref={input}
      label="Code"
      name="code"
      hint="The six digits that your authenticator app shows now."
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="\s*\d{3}\s*\d{3}\s*"
      title="Six digits"
      required
    />
  ) : (
    <TextField
      ref={input}
      label="Recovery code"
      name="code"
      hint="One of the codes you kept when you turned on two-factor sign-in. Each works once."
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}
