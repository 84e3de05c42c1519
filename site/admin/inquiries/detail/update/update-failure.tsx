import type { DeskUpdate } from '#contract/desk.ts';
import type { Inquiry } from '#contract/inquiry.ts';
import { Button } from '../../../controls/button.tsx';
import { useStaffNames } from '../../../state/staff-names.ts';
import { failureInWords } from '../../../words/failure-in-words.ts';
import { Conflict, type TouchedField } from '../../queries/patch-inquiry.ts';
import { type VersionPair, versionsOf } from './versions.ts';

type UpdateFailureProps = {
  inquiry: Inquiry;
  change?: DeskUpdate;
  isPending?: boolean;
  error: unknown;
  /** Repeats the refused change on top of the newest version. */
  onAgain: (change: DeskUpdate) => void;
};

/** The reason for the last refusal and its outcome; stays until the next change. */
export function UpdateFailure({ inquiry, change, error, onAgain }: UpdateFailureProps) {
  if (!error) return null;
  return (
    <div
      role="alert"
      className="mb-4 max-w-[44em] border-l-3 border-cancelled bg-cancelled-bg px-4 py-3 text-cancelled"
    >
      {error instanceof Conflict && change ? (
        <BothVersions inquiry={inquiry} change={change} touched={error.touched} onAgain={onAgain} />
      ) : (
        <>
          <p className="font-[560]">Not saved.</p>
          <p>{failureInWords(error)}</p>
        </>
      )}
      {change?.notes !== undefined && <p>Your text is still in the box.</p>}
    </div>
  );
}

type BothVersionsProps = {
  inquiry: Inquiry;
  change: DeskUpdate;
  touched: readonly TouchedField[];
  onAgain: (change: DeskUpdate) => void;
};

function BothVersions({ inquiry, change, touched, onAgain }: BothVersionsProps) {
  const pairs = versionsOf(inquiry, change, useStaffNames()).filter(({ field }) =>
    touched.some((each) => each.field === field),
  );
  return (
    <>
      {pairs.map((pair) => (
        <p key={pair.field} className="font-[560]">
          {authorOf(pair, touched)} changed the {pair.label.toLowerCase()} in the meantime.
        </p>
      ))}
      {pairs.every(({ isSame }) => isSame) ? (
        <p>It already says what you wanted. Nothing is left to do.</p>
      ) : (
        <>
          {pairs.map((pair) => (
            <Pair key={pair.field} {...pair} by={authorOf(pair, touched)} />
          ))}
          <Button look="quiet" className="mt-3 mb-1" onClick={() => onAgain(change)}>
            Save my version
          </Button>
        </>
      )}
    </>
  );
}

const authorOf = ({ field }: VersionPair, touched: readonly TouchedField[]): string =>
  touched.find((each) => each.field === field)?.by ?? 'The visitor';

function Pair({ label, theirs, yours, by }: VersionPair & { by: string }) {
  const words = 'mt-0.5 text-ink wrap-anywhere whitespace-pre-line';
  return (
    <dl aria-label={`${label}: both versions`} className="mt-2 grid gap-x-6 gap-y-2 @md:grid-cols-2">
      <div>
        <dt className="label">
          {label} now, by {by}
        </dt>
        <dd className={words}>{theirs || 'Nothing'}</dd>
      </div>
      <div>
        <dt className="label">Your version, not saved</dt>
        <dd className={words}>{yours}</dd>
      </div>
    </dl>
  );
}
