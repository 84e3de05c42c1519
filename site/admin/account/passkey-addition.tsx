import { PASSKEY_LIMITS } from '#contract/passkeys.ts';
import { RefusalNotice } from '../controls/refusal-notice.tsx';
import { SubmitOrCancel } from '../controls/submit-or-cancel.tsx';
import { TextField } from '../controls/text-field.tsx';
import { useFirstFocus } from '../controls/use-first-focus.ts';
import { useSending } from '../controls/use-sending.ts';

type PasskeyAdditionProps = { onAdded: () => Promise<void>; onCancel: () => void };

/** Asks for a name and the password, then has the device make the passkey. */
export function PasskeyAddition({ onAdded, onCancel }: PasskeyAdditionProps) {
  const input = useFirstFocus<HTMLInputElement>();
  const { isSending, refusal, onSubmit } = useSending(async ({ name = '', password = '' }) => {
    const { addPasskey } = await import('../passkeys/ceremony.ts');
    await addPasskey(name, password);
    await onAdded();
  });
  return (
    <form method="post" onSubmit={onSubmit} className="mt-4 max-w-[26rem]">
      <RefusalNotice refusal={refusal} />
      <TextField
        ref={input}
        label="Name of the passkey"
        name="name"
        hint="The device it’s on, such as “Phone”."
        autoComplete="off"
        maxLength={PASSKEY_LIMITS.nameMax}
        required
        mistake={refusal?.errors.name}
      />
      <TextField
        label="Current password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
      />
      <SubmitOrCancel isSending={isSending} label="Continue" onCancel={onCancel} />
    </form>
  );
}
