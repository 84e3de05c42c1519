import type { ImportRow } from '#contract/inquiries/import.ts';
import { serviceLabel } from '#contract/inquiries/inquiry-fields.ts';
import { PRIORITY_LABELS } from '#contract/inquiries/priority.ts';
import { cardDate } from '../format/dates.ts';
import { StatusBadge } from '../inquiries/status-badge.tsx';
import { type AreaName, placeName } from '../state/settings.ts';

type PreviewProps = { rows: readonly ImportRow[]; places: readonly AreaName[] };

/** The first rows as inquiries. */
export function Preview({ rows, places }: PreviewProps) {
  if (rows.length === 0)
    return <p className="text-graphite">No row can be imported yet. Check the columns and the mistakes.</p>;
  return (
    <ol aria-label="Preview of the first inquiries" className="-mt-3 divide-y divide-hairline">
      {rows.map((row) => (
        <li key={row.line} className="grid gap-x-8 gap-y-1 py-3 md:grid-cols-5">
          <div className="min-w-0 md:col-span-2">
            <p className="flex flex-wrap items-center gap-x-3 font-strong wrap-anywhere">
              {row.name}
              <StatusBadge status={row.status} />
            </p>
            <p className="text-14 wrap-anywhere">{[row.phone, row.email].filter(Boolean).join(', ')}</p>
            <p className="text-13 text-graphite">
              Line {row.line}, received {cardDate(row.createdAt)}
            </p>
          </div>
          <div className="min-w-0 md:col-span-3">
            <p className="line-clamp-2 font-serif wrap-anywhere whitespace-pre-line">{row.message}</p>
            <p className="text-13 text-graphite wrap-anywhere">{factsOf(row, places)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

const factsOf = (row: ImportRow, places: readonly AreaName[]): string =>
  [
    serviceLabel(row.serviceType || null),
    row.area && placeName(places, row.area),
    row.priority && PRIORITY_LABELS[row.priority],
    row.tags.length > 0 && `Tags: ${row.tags.join(', ')}`,
    row.referredBy && `Source: ${row.referredBy}`,
    row.notes && `Notes: ${row.notes}`,
  ]
    .filter(Boolean)
    .join(' · ');
