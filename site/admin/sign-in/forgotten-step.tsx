import { useState } from 'react';
import type { ForgottenPassword } from '#contract/staff/staff.ts';
import { Button } from '../components/button.tsx';
import { TextField } from '../components/field.tsx';
import { SendForm, SubmitButton } from '../components/send-form.tsx';
import { useFirstFocus } from '../components/use-first-focus.ts';
import { postStaff } from './staff-calls.ts';

/** Sends a link for a new password by email; without a mail server an owner creates it. The answer is the same for every address. */
export function ForgottenStep({ onBack }: { onBack: () => void }) {
  const input = useFirstFocus<HTMLInputElement>();
  const [answer, setAnswer] = useState<ForgottenPassword | null>(null);
  return (
    <>
      <div role="status">
        {answer && (
          <p className="mt-3">
            {answer.canMail
              ? 'If that address has an account, we’ve emailed a link to reset your password. It works for 24 hours. Not there? Check your junk folder, or ask an owner.'
              : 'Email isn’t set up. Ask an owner for a reset link, or ask your site administrator.'}
          </p>
        )}
      </div>
      {!answer && (
        <SendForm
          about="We’ll email you a link to reset it."
          send={async ({ email }) =>
            setAnswer(await (await postStaff('/api/staff/forgotten-password', { email })).json())
          }
        >
          <TextField ref={input} label="Email" name="email" type="email" autoComplete="username" required />
          <SubmitButton sending="Sending..." className="mt-5 w-full">
            Send link
          </SubmitButton>
        </SendForm>
      )}
      <Button look="bare" className="mt-2" onClick={onBack}>
        Back to sign-in
      </Button>
    </>
  );
}
