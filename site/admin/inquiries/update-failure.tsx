import type { DeskUpdate } from '#contract/desk.ts';
import type { Inquiry } from '#contract/inquiry.ts';
import { RequestError } from '../../frame/request.ts';
import { Button } from '../button.tsx';
import { failureInWords } from '../failure-in-words.ts';
import { useStaffNames } from '../staff-names.ts';
import { type VersionPair, versionsOf } from './versions.ts';

type UpdateFailureProps = {
  inquiry: Inquiry;
  change?: DeskUpdate;
  isPending?: boolean;
  error: unknown;
  /** Makes the refused change once more, now upon the colleague's version. */
  onAgain: (change: DeskUpdate) => void;
};

/** Why the last change was refused and what became of it; stays until the next one. */
export function UpdateFailure({ inquiry, change, error, onAgain }: UpdateFailureProps) {
  if (!error) return null;
  return (
    <div
      role="alert"
      className="mb-4 max-w-[44em] border-l-3 border-cancelled bg-cancelled-bg px-4 py-3 text-cancelled"
    >
      <p className="font-[560]">
        {isStale(error) ? 'A colleague changed this inquiry meanwhile.' : 'Not saved.'}
      </p>
      {isStale(error) && change ? (
        <BothVersions inquiry={inquiry} change={change} onAgain={onAgain} />
      ) : (
        <p>{failureInWords(error)}</p>
      )}
      {change?.notes !== undefined && <p>What you typed is still in the box.</p>}
    </div>
  );
}

export const isStale = (error: unknown): boolean => error instanceof RequestError && error.status === 412;

type BothVersionsProps = { inquiry: Inquiry; change: DeskUpdate; onAgain: (change: DeskUpdate) => void };

function BothVersions({ inquiry, change, onAgain }: BothVersionsProps) {
  const pairs = versionsOf(inquiry, change, useStaffNames());
  if (pairs.every(({ isSame }) => isSame)) return <p>It says what you wanted now. Nothing is left to do.</p>;
  return (
    <>
      {pairs.map((pair) => (
        <Pair key={pair.field} {...pair} />
      ))}
      <Button look="quiet" className="mt-3 mb-1" onClick={() => onAgain(change)}>
        Save yours now
      </Button>
    </>
  );
}

function Pair({ label, theirs, yours }: VersionPair) {
  const words = 'mt-0.5 text-ink wrap-anywhere whitespace-pre-line';
  return (
    <dl aria-label={`${label}: both versions`} className="mt-2 grid gap-x-6 gap-y-2 @md:grid-cols-2">
      <div>
        <dt className="label">{label} now, by a colleague</dt>
        <dd className={words}>{theirs || 'Nothing'}</dd>
      </div>
      <div>
        <dt className="label">Yours, not saved</dt>
        <dd className={words}>{yours}</dd>
      </div>
    </dl>
  );
}
