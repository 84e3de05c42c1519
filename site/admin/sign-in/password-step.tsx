import { useHydrated } from '../../layout/use-hydrated.ts';
import { Button } from '../components/button.tsx';
import { RefusalNotice } from '../components/refusal-notice.tsx';
import { TextField } from '../components/text-field.tsx';
import { useSending } from '../components/use-sending.ts';
import { PasswordField } from './password-field.tsx';
import { signIn } from './staff-calls.ts';

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
      <TextField label="Email" name="email" type="email" autoComplete="username" required />
      <PasswordField autoComplete="current-password" />
      <Button type="submit" disabled={!isReady || isSending} className="mt-3 w-full">
        {isSending ? 'Signing in...' : 'Sign in'}
      </Button>
    </form>
  );
}
