/** Inquiries by what they have in common: the charts of `server/reports/rankings.ts`. */
import { type ServiceType, serviceLabel } from '#contract/inquiries/inquiry-fields.ts';
import type { InquiryView } from '#contract/inquiries/inquiry-list.ts';
import { type LostReason, lostReasonLabel } from '#contract/inquiries/prospect.ts';
import type { Ranking, Reports } from '#contract/inquiries/reports.ts';
import { CHANNEL_LABELS, type SourceChannel } from '#contract/inquiries/source-channel.ts';
import { type AreaName, placeName, usePlaces } from '../state/settings.ts';
import { ChartFigure } from './figure.tsx';
import { inquiriesHref } from './inquiries-href.ts';
import { RankedBars } from './ranked-bars.tsx';
import { count, share } from './words.ts';

type RankingChart = {
  /** In the API's answer. */
  name: string;
  title: string;
  note: string;
  /** Head of the table's first column. */
  column: string;
  keyInWords?: (key: string, places: readonly AreaName[]) => string;
  /** The list's filter for a key; without one, a bar leads nowhere. */
  filter?: (key: string) => InquiryView;
  /** The row of inquiries without a key. */
  none?: string;
  /** These became no projects. */
  isLost?: boolean;
};

const CHARTS: readonly RankingChart[] = [
  {
    name: 'services',
    title: 'By service',
    note: 'The service chosen in the form. Green: became projects.',
    column: 'Service',
    keyInWords: (key) => serviceLabel(key) ?? key,
    filter: (key) => ({ service: key as ServiceType }),
    none: 'Not given',
  },
  {
    name: 'areas',
    title: 'By area',
    note: 'The request’s town, as far as we can tell. Green: became projects.',
    column: 'Area',
    keyInWords: (key, places) => placeName(places, key),
    filter: (area) => ({ area }),
  },
  {
    name: 'channels',
    title: 'By source',
    note: 'What led to the visit. Green: became projects.',
    column: 'Source',
    keyInWords: (key) => CHANNEL_LABELS[key as SourceChannel] ?? key,
    filter: (source) => ({ source }),
  },
  {
    name: 'lost',
    title: 'Why inquiries were lost',
    note: 'The reasons staff gave for inquiries that are Cancelled now.',
    column: 'Reason',
    keyInWords: lostReasonLabel,
    filter: (reason) => ({ lost: reason as LostReason }),
    none: 'Not given',
    isLost: true,
  },
];

/** @param after the number of the figure before the first. */
export function Rankings({ reports: { rankings, from, to }, after }: { reports: Reports; after: number }) {
  return (
    <div className="mt-10 grid gap-x-10 gap-y-10 md:grid-cols-2 xl:grid-cols-4 xl:gap-x-8">
      {CHARTS.map((chart, i) => (
        <Ranked
          key={chart.name}
          {...chart}
          days={{ from, to }}
          number={after + 1 + i}
          ranking={rankings[chart.name] ?? []}
        />
      ))}
    </div>
  );
}

type RankedProps = RankingChart & { days: { from: string; to: string }; number: number; ranking: Ranking };

function Ranked({
  number,
  title,
  note,
  column,
  keyInWords,
  filter,
  none = 'Unknown',
  isLost = false,
  ...props
}: RankedProps) {
  const { ranking, days } = props;
  const places = usePlaces();
  const rows = ranking.map(({ key, ...counts }) => ({
    name: key === null ? none : (keyInWords?.(key, places) ?? key),
    ...counts,
    // No filter finds inquiries without a key.
    href: key === null || !filter ? undefined : inquiriesHref({ ...filter(key), ...days }),
  }));
  return (
    <ChartFigure
      number={number}
      title={title}
      note={note}
      columns={[
        { name: column, values: rows.map((row) => row.name) },
        { name: 'Inquiries', values: rows.map((row) => count(row.count)) },
        ...(isLost
          ? []
          : [
              { name: 'Became projects', values: rows.map((row) => count(row.projects)) },
              { name: 'Share', values: rows.map((row) => share(row.projects / row.count)) },
            ]),
      ]}
    >
      {rows.length === 0 ? <p className="text-graphite">None.</p> : <RankedBars rows={rows} />}
    </ChartFigure>
  );
}
