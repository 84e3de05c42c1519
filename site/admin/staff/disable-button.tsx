import type { StaffRecord } from '#contract/staff/staff.ts';
import { ConfirmedButton } from '../components/confirmed-button.tsx';

type DisableButtonProps = { member: StaffRecord; disabled: boolean; onDisable: () => void };

/** Disables an account. Asks for confirmation: the person is signed out at once, perhaps in mid-sentence. */
export function DisableButton({ member, disabled, onDisable }: DisableButtonProps) {
  const { id, name } = member;
  return (
    <ConfirmedButton
      look="bare"
      disabled={disabled}
      aria-label={`Disable ${name}`}
      question={`Disable ${name}’s account?`}
      consequences={
        <>
          <p className="mt-2 break-words">{whatEnds(member)}</p>
          <p className="mt-2 text-graphite">
            Notes, calls and replies stay under this name.{' '}
            <a href={`/admin?assignee=${encodeURIComponent(id)}`} className="text-section">
              Inquiries assigned to {name}
            </a>{' '}
            stay assigned. You can enable the account again.
          </p>
        </>
      }
      confirm="Disable"
      onConfirm={onDisable}
    >
      Disable
    </ConfirmedButton>
  );
}

function whatEnds({ name, hasPassword, sessions }: StaffRecord): string {
  if (!hasPassword) return `The invitation stops working, and ${name} can’t sign in.`;
  if (sessions === 0) return `${name} can’t sign in anymore.`;
  const ended = sessions === 1 ? '1 active session ends' : `${sessions} active sessions end`;
  return `${ended} right away, and ${name} can’t sign in anymore.`;
}
