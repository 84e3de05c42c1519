import type { Clash } from '#contract/inquiries/clashes.ts';
import type { InquiryChange } from '#contract/inquiries/inquiry-action-schemas.ts';
import { Button } from '../../../components/button.tsx';
import { momentDate } from '../../../format/dates.ts';
import { failureInWords } from '../../../format/failure-in-words.ts';
import { useOpenInquiry } from '../../../state/open-inquiry.ts';
import { useStaffNames } from '../../../state/staff-names.ts';
import { clashIn } from '../../queries/patch-inquiry.ts';
import { type VersionPair, versionsOf } from './versions.ts';

type UpdateFailureProps = { change?: InquiryChange; error: unknown };

/** The reason for the last refusal and its outcome; stays until the next change. */
export function UpdateFailure({ change, error }: UpdateFailureProps) {
  if (!error) return null;
  const clashes = clashIn(error)?.clashes;
  return (
    <div
      role="alert"
      className="mb-4 max-w-2xl border-l-3 border-cancelled bg-cancelled-bg px-4 py-3 text-cancelled"
    >
      {clashes && change ? (
        <BothVersions change={change} clashes={clashes} />
      ) : (
        <>
          <p className="font-strong">Not saved.</p>
          <p>{failureInWords(error)}</p>
        </>
      )}
      {change?.notes !== undefined && <p>Your text is still here.</p>}
    </div>
  );
}

type BothVersionsProps = { change: InquiryChange; clashes: readonly Clash[] };

function BothVersions({ change, clashes }: BothVersionsProps) {
  const { inquiry, onUpdate } = useOpenInquiry();
  const versions = versionsOf(inquiry, change, useStaffNames());
  const pairs = clashes.flatMap(({ field, by, at }) =>
    versions
      .filter((pair) => pair.field === field)
      .map((pair) => ({ ...pair, by: by ?? 'The client', at: momentDate(at) })),
  );
  return (
    <>
      {pairs.map(({ field, label, by }) => (
        <p key={field} className="font-strong">
          {by} changed the {label.toLowerCase()} while you were editing.
        </p>
      ))}
      {pairs.every(({ isSame }) => isSame) ? (
        <p>Both versions match. No action needed.</p>
      ) : (
        <>
          {pairs.map((pair) => (
            <Pair key={pair.field} {...pair} />
          ))}
          <Button look="quiet" className="mt-3 mb-1" onClick={() => onUpdate(change)}>
            Save my version
          </Button>
        </>
      )}
    </>
  );
}

function Pair({ label, theirs, yours, by, at }: VersionPair & { by: string; at: string }) {
  const words = 'mt-0.5 text-ink wrap-anywhere whitespace-pre-line';
  return (
    <dl aria-label={`${label}: both versions`} className="mt-2 grid gap-x-6 gap-y-2 @md:grid-cols-2">
      <div>
        <dt className="label">
          Current {label.toLowerCase()}, by {by}, {at}
        </dt>
        <dd className={words}>{theirs || 'Empty'}</dd>
      </div>
      <div>
        <dt className="label">Your version (not saved)</dt>
        <dd className={words}>{yours}</dd>
      </div>
    </dl>
  );
}
