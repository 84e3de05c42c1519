import { Button } from '../button.tsx';
import { PasswordField } from './password-field.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { signIn } from './staff-calls.ts';
import { TextField } from './text-field.tsx';
import { useHydrated } from './use-hydrated.ts';
import { useSending } from './use-sending.ts';

type PasswordStepProps = { onSignedIn: () => Promise<void>; onSecondFactor: () => void };

export function PasswordStep({ onSignedIn, onSecondFactor }: PasswordStepProps) {
  const isReady = useHydrated();
  const { isSending, refusal, onSubmit } = useSending(async ({ email = '', password = '' }) => {
    const answer = await signIn(email, password);
    if (answer === 'second-factor') onSecondFactor();
    else await onSignedIn();
  });
  return (
    <form method="post" onSubmit={onSubmit}>
      <RefusalNotice refusal={refusal} />
      <TextField label="E-mail" name="email" type="email" autoComplete="username" required />
      <PasswordField autoComplete="current-password" />
      <Button type="submit" disabled={!isReady || isSending} className="mt-3 w-full">
        {isSending ? 'Signing in...' : 'Sign in'}
      </Button>
    </form>
  );
}
