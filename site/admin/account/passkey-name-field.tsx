import { PASSKEY_LIMITS } from '#contract/staff/passkeys.ts';
import { TextField } from '../components/text-field.tsx';
import { useFirstFocus } from '../components/use-first-focus.ts';

type PasskeyNameFieldProps = { defaultValue?: string; hint?: string; mistake: string | undefined };

/** The name of a passkey, asked for when one is added and when it is renamed. Takes the focus. */
export function PasskeyNameField(props: PasskeyNameFieldProps) {
  return (
    <TextField
      ref={useFirstFocus<HTMLInputElement>()}
      label="Name of the passkey"
      name="name"
      autoComplete="off"
      maxLength={PASSKEY_LIMITS.nameMax}
      required
      {...props}
    />
  );
}
