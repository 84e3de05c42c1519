import { RefusalNotice } from '../components/refusal-notice.tsx';
import { SubmitOrCancel } from '../components/submit-or-cancel.tsx';
import { TextField } from '../components/text-field.tsx';
import { useFirstFocus } from '../components/use-first-focus.ts';
import { useSending } from '../components/use-sending.ts';

type PasswordAskedProps = {
  why: string;
  action: string;
  onPassword: (password: string) => Promise<void>;
  onCancel: () => void;
};

/** Asks for the current password again before an action that a stranger at an unlocked desk must not take. */
export function PasswordAsked({ why, action, onPassword, onCancel }: PasswordAskedProps) {
  const input = useFirstFocus<HTMLInputElement>();
  const { isSending, refusal, onSubmit } = useSending(({ password = '' }) => onPassword(password));
  return (
    <form method="post" onSubmit={onSubmit} className="max-w-[26rem]">
      <p className="text-graphite">{why}</p>
      <RefusalNotice refusal={refusal} />
      <TextField
        ref={input}
        label="Current password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
      />
      <SubmitOrCancel isSending={isSending} label={action} onCancel={onCancel} />
    </form>
  );
}
