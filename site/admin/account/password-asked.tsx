import { useEffect, useRef } from 'react';
import { Button } from '../button.tsx';
import { RefusalNotice } from '../sign-in/refusal-notice.tsx';
import { TextField } from '../sign-in/text-field.tsx';
import { useSending } from '../sign-in/use-sending.ts';

type PasswordAskedProps = {
  why: string;
  action: string;
  onPassword: (password: string) => Promise<void>;
  onCancel: () => void;
};

/** The present password once more, before something that a stranger at an open desk must not do. */
export function PasswordAsked({ why, action, onPassword, onCancel }: PasswordAskedProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const { isSending, refusal, onSubmit } = useSending(({ password = '' }) => onPassword(password));
  return (
    <form method="post" onSubmit={onSubmit} className="max-w-[26rem]">
      <p className="text-graphite">{why}. Please enter your password.</p>
      <RefusalNotice refusal={refusal} />
      <TextField
        ref={input}
        label="Your password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
      />
      <div className="mt-5 flex items-center gap-6">
        <Button type="submit" disabled={isSending}>
          {isSending ? 'Checking...' : action}
        </Button>
        <Button look="bare" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
