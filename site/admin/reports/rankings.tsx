/** Inquiries by what they have in common: the charts of `server/reports/rankings.ts`. */
import { type ServiceType, serviceLabel } from '#contract/inquiries/inquiry-fields.ts';
import type { InquiryView } from '#contract/inquiries/inquiry-list.ts';
import { type LostReason, lostReasonLabel } from '#contract/inquiries/prospect.ts';
import type { Reports } from '#contract/inquiries/reports.ts';
import { CHANNEL_LABELS, type SourceChannel } from '#contract/inquiries/source-channel.ts';
import { type AreaName, placeName, usePlaces } from '../state/settings.ts';
import { ChartFigure } from './figure.tsx';
import { count, inquiriesHref, share } from './figures-in-words.ts';
import { RankedBars } from './ranked-bars.tsx';

type RankingChart = {
  /** In the API's answer. */
  name: string;
  title: string;
  note: string;
  /** Head of the table's first column. */
  column: string;
  keyInWords?: (key: string, places: readonly AreaName[]) => string;
  /** The list's filter for a key; without one, a bar is not a link. */
  filter?: (key: string) => InquiryView;
  /** The row of inquiries without a key. */
  none: string;
};

const CHARTS: readonly RankingChart[] = [
  {
    name: 'services',
    title: 'By service',
    note: 'Service chosen on the form. Green: became projects.',
    column: 'Service',
    keyInWords: (key) => serviceLabel(key) ?? key,
    filter: (key) => ({ service: key as ServiceType }),
    none: 'Not given',
  },
  {
    name: 'areas',
    title: 'By area',
    note: 'Town named in the inquiry. Green: became projects.',
    column: 'Area',
    keyInWords: (key, places) => placeName(places, key),
    filter: (area) => ({ area }),
    none: 'Unknown',
  },
  {
    name: 'channels',
    title: 'By source',
    note: 'How the client found the website. Green: became projects.',
    column: 'Source',
    keyInWords: (key) => CHANNEL_LABELS[key as SourceChannel] ?? key,
    filter: (source) => ({ source }),
    none: 'Unknown',
  },
  {
    name: 'lost',
    title: 'Lost reasons',
    note: 'Reasons given for inquiries marked Cancelled.',
    column: 'Reason',
    keyInWords: lostReasonLabel,
    filter: (reason) => ({ lost: reason as LostReason }),
    none: 'Not given',
  },
];

/** @param after the number of the figure before the first. */
export function Rankings({ reports: { rankings, from, to }, after }: { reports: Reports; after: number }) {
  const places = usePlaces();
  return (
    <div className="mt-10 grid gap-x-10 gap-y-10 md:grid-cols-2 xl:grid-cols-4 xl:gap-x-8">
      {CHARTS.map(({ name, title, note, column, keyInWords, filter, none }, i) => {
        const rows = (rankings[name] ?? []).map(({ key, ...counts }) => ({
          ...counts,
          name: key === null ? none : (keyInWords?.(key, places) ?? key),
          // No filter finds inquiries without a key.
          href: key === null || !filter ? undefined : inquiriesHref({ ...filter(key), from, to }),
        }));
        return (
          <ChartFigure
            key={name}
            {...{ title, note, rows }}
            of={column}
            number={after + 1 + i}
            columns={[
              ['Inquiries', (row) => count(row.count)],
              // Lost inquiries became no projects.
              ...(name === 'lost' ? [] : PROJECT_COLUMNS),
            ]}
          >
            {rows.length === 0 ? <p className="text-graphite">None.</p> : <RankedBars rows={rows} />}
          </ChartFigure>
        );
      })}
    </div>
  );
}

type Counted = { count: number; projects: number };

const PROJECT_COLUMNS = [
  ['Became projects', ({ projects }: Counted) => count(projects)],
  ['Share', (row: Counted) => share(row.projects / row.count)],
] as const;
