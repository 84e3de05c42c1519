import type { StaffRecord } from '#contract/staff/staff.ts';
import { ConfirmedButton } from '../components/confirmed-button.tsx';

type RemoveTwoFactorProps = { member: StaffRecord; disabled: boolean; onRemove: () => void };

/** For a lost phone and lost recovery codes. Asks for confirmation: afterwards the password alone is enough. */
export function RemoveTwoFactor({ member: { name, email }, disabled, onRemove }: RemoveTwoFactorProps) {
  return (
    <ConfirmedButton
      look="bare"
      disabled={disabled}
      aria-label={`Remove two-factor ${name}`}
      question={`Remove two-factor sign-in from ${name}’s account?`}
      consequences={
        <>
          <p className="mt-2 break-words">
            Until {name} sets it up again, the password alone is enough to sign in. Passkeys will be removed
            and all sessions of the account will end, and we’ll notify {email}.
          </p>
          <p className="mt-2 text-graphite">
            Speak with the person first: a written request may come from someone else.
          </p>
        </>
      }
      confirm="Remove it"
      onConfirm={onRemove}
    >
      Remove two-factor
    </ConfirmedButton>
  );
}
