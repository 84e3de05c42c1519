import { useState } from 'react';
import { Button } from '../components/button.tsx';
import { RefusalNotice } from '../components/refusal-notice.tsx';
import { TextField } from '../components/text-field.tsx';
import { useFirstFocus } from '../components/use-first-focus.ts';
import { useSending } from '../components/use-sending.ts';
import { askForLink } from './staff-calls.ts';

/** Sends a link for a new password by email; without a mail server an owner creates it. */
export function ForgottenStep({ onBack }: { onBack: () => void }) {
  const input = useFirstFocus<HTMLInputElement>();
  const [outcome, setOutcome] = useState<'mailed' | 'no-mail' | null>(null);
  const { isSending, refusal, onSubmit } = useSending(async ({ email = '' }) => {
    const { canMail } = await askForLink(email);
    setOutcome(canMail ? 'mailed' : 'no-mail');
  });
  return (
    <>
      <div role="status">
        {outcome === 'mailed' && (
          <p className="mt-3">
            If this address has an account, we’ve sent it a link to choose a new password. It works for 24
            hours. If it doesn’t arrive, check your junk folder, or ask an owner of the studio.
          </p>
        )}
        {outcome === 'no-mail' && (
          <p className="mt-3">
            This server can’t send email. Ask an owner of the studio for a link from the Staff page. The
            server’s operator can create one too.
          </p>
        )}
      </div>
      {outcome === null && (
        <form method="post" onSubmit={onSubmit}>
          <p className="text-graphite">We’ll send you a link to choose a new one.</p>
          <RefusalNotice refusal={refusal} />
          <TextField
            ref={input}
            label="Email"
            name="email"
            type="email"
            autoComplete="username"
            required
            mistake={refusal?.errors.email}
          />
          <Button type="submit" disabled={isSending} className="mt-5 w-full">
            {isSending ? 'Sending...' : 'Send the link'}
          </Button>
        </form>
      )}
      <Button look="bare" className="mt-2" onClick={onBack}>
        Back to sign-in
      </Button>
    </>
  );
}
