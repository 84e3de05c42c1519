import { useHydrated } from '../../layout/use-hydrated.ts';
import { Button } from '../components/button.tsx';
import { RefusalNotice } from '../components/refusal-notice.tsx';
import { useSending } from '../components/use-sending.ts';
import { hasPasskeys } from '../passkeys/has-passkeys.ts';

/** Signs in without a password, where the browser can. A passkey checks its person, so no code is asked for. */
export function PasskeyButton({ onSignedIn }: { onSignedIn: () => Promise<void> }) {
  const isReady = useHydrated();
  const { isSending, refusal, onSubmit } = useSending(async () => {
    const { signInWithPasskey } = await import('../passkeys/ceremony.ts');
    await signInWithPasskey();
    await onSignedIn();
  });
  if (!isReady || !hasPasskeys()) return null;
  return (
    <form method="post" onSubmit={onSubmit}>
      <Button type="submit" look="quiet" disabled={isSending} className="mt-3 w-full">
        {isSending ? 'Waiting for your passkey...' : 'Sign in with a passkey'}
      </Button>
      <RefusalNotice refusal={refusal} />
    </form>
  );
}
