import { useMutation } from '@tanstack/react-query';
import type { RecordChange, RecordName } from '#contract/site/site-records.ts';
import { toast } from '../../../layout/toaster.tsx';
import { ConfirmedButton } from '../../components/confirmed-button.tsx';
import { momentDate, weekdayTime } from '../../format/dates.ts';
import { redraft, useRefreshSite } from '../state/content-query.ts';
import { editHref, type SiteAddress, siteHref } from '../state/site-address.ts';
import { CHANGE_WORDS, oneOf } from '../state/site-words.ts';
import { FieldChanges } from './field-changes.tsx';

type ChangeCardProps = {
  change: RecordChange;
  isChosen: boolean;
  /** Null while an error must be fixed first. */
  onChoose: ((isChosen: boolean) => void) | null;
  shown: SiteAddress;
};

/** One part of the site as it is and as it would be. */
export function ChangeCard({ change, isChosen, onChoose, shown }: ChangeCardProps) {
  const { collection, name, kind, draft, fields, findings, scheduledAt } = change;
  const hrefOf = (path: RecordChange['fields'][number]['path'], record: RecordName = change) =>
    collection === 'order' ? `${siteHref({})}#site-${change.slug}` : editHref(shown, record, path);
  return (
    <li className="border-b border-hairline py-4">
      <label className="flex min-h-11 cursor-pointer items-start gap-3">
        <input
          type="checkbox"
          checked={isChosen}
          disabled={!onChoose}
          onChange={({ target }) => onChoose?.(target.checked)}
          className="mt-0.5 size-5 shrink-0 accent-copper"
        />
        <span className="min-w-0">
          <span className="block font-semibold wrap-anywhere">{name}</span>
          <span className="block text-13 text-graphite">
            <span className="inline-block first-letter:uppercase">{oneOf(collection)}</span>,{' '}
            {CHANGE_WORDS[kind]} · {draft.by}, {momentDate(draft.at)}
          </span>
        </span>
      </label>
      <div className="sm:pl-8">
        {scheduledAt && (
          <p className="mt-2 border-l-3 border-progress bg-progress-bg px-3 py-2 text-progress">
            An earlier version is scheduled for {weekdayTime(scheduledAt)}. Publish this one later, or
            unschedule the other first.
          </p>
        )}
        {findings.some(({ blocks }) => blocks) && (
          <p className="mt-2 text-cancelled">Fix the problems listed above before you publish this.</p>
        )}
        {kind === 'hidden' && (
          <p className="mt-2 text-graphite">
            Will be hidden, with every link to it. Text and pictures are kept.
          </p>
        )}
        {kind === 'shown' && fields.length === 0 && (
          <p className="mt-2 text-graphite">Will be shown again, unchanged.</p>
        )}
        {fields.length > 0 && kind !== 'hidden' && (
          <FieldChanges fields={fields} isNew={kind === 'added'} hrefOf={hrefOf} />
        )}
        <p className="flex flex-wrap gap-x-6">
          <a href={hrefOf([])} className="inline-flex min-h-11 items-center text-section">
            Edit<span className="sr-only"> {name}</span>
          </a>
          {kind !== 'added' && <DropChanges change={change} />}
        </p>
      </div>
    </li>
  );
}

/** Discards the changes: the record is as on the site again. */
function DropChanges({ change }: { change: RecordChange }) {
  const refresh = useRefreshSite();
  const drop = useMutation({
    mutationFn: () =>
      redraft(change, ({ liveValue, live }) => ({ value: liveValue, hidden: live === 'hidden' })),
    onSuccess: () =>
      toast({ title: 'Changes discarded', description: `${change.name} is back to its published version.` }),
    meta: { failed: 'Changes not discarded' },
    onSettled: () => void refresh(),
  });
  return (
    <ConfirmedButton
      look="bare"
      disabled={drop.isPending}
      aria-label={`Discard changes to ${change.name}`}
      question={`Discard changes to ${change.name}?`}
      consequences={`Unpublished changes by ${change.draft.by} will be lost. The website won’t change.`}
      confirm="Discard changes"
      keep="Keep changes"
      onConfirm={() => drop.mutate()}
    >
      Discard changes
    </ConfirmedButton>
  );
}
