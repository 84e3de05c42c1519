import type { RecordSummary } from '#contract/site-records.ts';
import { editHref } from './site-query.ts';
import { touchedInWords } from './state-words.ts';

/** An entry of the site: opens its form; beside it, how it stands and its page. */
export function RecordRow({ record, state }: { record: RecordSummary; state: string | null }) {
  const touched = touchedInWords(record);
  const isUrgent = record.draft !== null || record.live === 'unpublished';
  return (
    <li className="flex items-center gap-x-4 border-b border-hairline">
      <a
        href={editHref(record)}
        className="flex min-h-14 min-w-0 grow flex-col justify-center py-2 text-ink no-underline hover:text-copper"
      >
        <span className="font-semibold wrap-anywhere">{record.name}</span>
        {(state || touched) && (
          <span className="text-[0.85rem] text-graphite">
            {state && <span className={isUrgent ? 'font-[560] text-copper' : undefined}>{state}</span>}
            {state && touched && ' · '}
            {touched}
          </span>
        )}
      </a>
      {record.path && record.live !== 'hidden' && record.live !== 'unpublished' && (
        <a
          href={record.path}
          target="_blank"
          rel="noreferrer"
          aria-label={`See the page of ${record.name} in a new tab`}
          className="inline-flex min-h-11 shrink-0 items-center text-[0.9rem] text-section"
        >
          Page
        </a>
      )}
    </li>
  );
}
