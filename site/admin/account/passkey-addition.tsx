import { RefusalNotice } from '../components/refusal-notice.tsx';
import { SubmitOrCancel } from '../components/submit-or-cancel.tsx';
import { TextField } from '../components/text-field.tsx';
import { useSending } from '../components/use-sending.ts';
import { PasskeyNameField } from './passkey-name-field.tsx';

type PasskeyAdditionProps = { onAdded: () => Promise<void>; onCancel: () => void };

/** Asks for a name and the password, then has the device make the passkey. */
export function PasskeyAddition({ onAdded, onCancel }: PasskeyAdditionProps) {
  const { isSending, refusal, onSubmit } = useSending(async ({ name = '', password = '' }) => {
    const { addPasskey } = await import('../passkeys/ceremony.ts');
    await addPasskey(name, password);
    await onAdded();
  });
  return (
    <form method="post" onSubmit={onSubmit} className="mt-4 max-w-[26rem]">
      <RefusalNotice refusal={refusal} />
      <PasskeyNameField hint="The device it’s on, such as “Phone”." mistake={refusal?.errors.name} />
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
