import type { DeskUpdate } from '#contract/desk.ts';
import type { Inquiry } from '#contract/inquiry.ts';
import { RequestError } from '../../frame/request.ts';
import { failureInWords } from '../failure-in-words.ts';
import { statusLabel } from './status.ts';

type UpdateFailureProps = { inquiry: Inquiry; change?: DeskUpdate; error: unknown };

/** Why the last change was refused and what became of it; stays until the next one. */
export function UpdateFailure({ inquiry, change, error }: UpdateFailureProps) {
  if (!error) return null;
  return (
    <div
      role="alert"
      className="mb-4 max-w-[44em] border-l-3 border-cancelled bg-cancelled-bg px-4 py-3 text-cancelled"
    >
      <p className="font-[560]">
        {isStale(error) ? 'A colleague changed this inquiry meanwhile.' : 'Not saved.'}
      </p>
      <p>{isStale(error) ? staleInWords(inquiry, change) : failureInWords(error)}</p>
      {change?.notes !== undefined && <p>What you typed is still in the box.</p>}
    </div>
  );
}

export const isStale = (error: unknown): boolean => error instanceof RequestError && error.status === 412;

/** Both versions: what the colleague made of it stands below, what you wanted stands here. */
function staleInWords(inquiry: Inquiry, change?: DeskUpdate): string {
  if (change?.status === undefined) return 'Below is their version. Read it, then save yours again.';
  return change.status === inquiry.status
    ? `It says ${statusLabel(inquiry.status)} now, as you wanted.`
    : `It says ${statusLabel(inquiry.status)} now; you chose ${statusLabel(change.status)}. Choose again if yours still holds.`;
}
