import { useId } from 'react';
import type { FieldChange, Finding, RecordChange } from '#contract/site-records.ts';
import { cardDate } from '../words/dates.ts';
import { editHref } from './site-query.ts';
import { kindInWords } from './state-words.ts';

type ChangeCardProps = {
  change: RecordChange;
  isChosen: boolean;
  /** Absent while something stands in the way. */
  onChoose?: (isChosen: boolean) => void;
};

/** Fields shown of a change before "and 7 more". */
const SHOWN = 6;

/** One entry with what differs: old beside new. */
export function ChangeCard({ change, isChosen, onChoose }: ChangeCardProps) {
  const id = useId();
  const { name, kind, draft, fields, findings } = change;
  const isNew = kind === 'added';
  return (
    <li className="border-b border-hairline py-5">
      <div className="flex items-start gap-3">
        <input
          id={id}
          type="checkbox"
          checked={isChosen}
          disabled={!onChoose}
          onChange={({ target }) => onChoose?.(target.checked)}
          className="mt-1 size-5 shrink-0"
        />
        <div className="min-w-0 grow">
          <label htmlFor={id} className="font-semibold wrap-anywhere">
            {name}
          </label>
          <p className="text-[0.85rem] text-graphite">
            {kindInWords(kind)} by {draft.by}, {cardDate(draft.at)} ·{' '}
            <a href={editHref(change)} className="text-section">
              Open
            </a>
          </p>
          {findings.map((finding) => (
            <FindingLine key={finding.path.join('.') + finding.text} change={change} finding={finding} />
          ))}
          {!isNew && fields.length > 0 && (
            <dl className="mt-3 grid gap-4">
              {fields.slice(0, SHOWN).map((field) => (
                <Difference key={field.path.join('.')} field={field} />
              ))}
            </dl>
          )}
          {!isNew && fields.length > SHOWN && (
            <p className="mt-3 text-graphite">And {fields.length - SHOWN} more.</p>
          )}
        </div>
      </div>
    </li>
  );
}

function FindingLine({ change, finding }: { change: RecordChange; finding: Finding }) {
  return (
    <p
      className={`mt-2 border-l-3 px-3 py-1.5 ${finding.blocks ? 'border-cancelled bg-cancelled-bg text-cancelled' : 'border-hairline text-graphite'}`}
    >
      {finding.text}{' '}
      {finding.path.length > 0 && (
        <a href={editHref(change, finding.path.join('.'))} className="font-[560]">
          Mend it
        </a>
      )}
    </p>
  );
}

function Difference({ field: { label, before, after } }: { field: FieldChange }) {
  return (
    <div>
      <dt className="label">{label}</dt>
      <dd className="mt-1 grid gap-x-6 gap-y-1 md:grid-cols-2">
        <p className="text-graphite line-through decoration-graphite/60 wrap-anywhere">
          <span className="sr-only">Before: </span>
          {before ?? 'Nothing'}
        </p>
        <p className="wrap-anywhere">
          <span className="sr-only">After: </span>
          {after ?? 'Nothing'}
        </p>
      </dd>
    </div>
  );
}
