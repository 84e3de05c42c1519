import { useEffect, useRef, useState } from 'react';
import { Button } from '../button.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { askForLink } from './staff-calls.ts';
import { TextField } from './text-field.tsx';
import { useSending } from './use-sending.ts';

/** A link for a new password by mail; without a mail server an owner makes it. */
export function ForgottenStep({ onBack }: { onBack: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
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
            If this address has an account, a link to choose a new password is on its way to it. It works for
            24 hours. If nothing comes, look among your spam, or ask an owner of the studio.
          </p>
        )}
        {outcome === 'no-mail' && (
          <p className="mt-3">
            No mail can be sent from here. Ask an owner of the studio: on the Staff page they make a link for
            you. Whoever runs the server can do it, too.
          </p>
        )}
      </div>
      {outcome === null && (
        <form method="post" onSubmit={onSubmit}>
          <p className="text-graphite">We send you a link to choose a new one.</p>
          <RefusalNotice refusal={refusal} />
          <TextField
            ref={input}
            label="E-mail"
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
        Back to signing in
      </Button>
    </>
  );
}
