/** Inquiries by what they have in common: the charts of `server/reports/rankings.ts`. */
import { type ServiceType, serviceLabel } from '#contract/inquiries/inquiry-fields.ts';
import type { InquiryView } from '#contract/inquiries/inquiry-list.ts';
import { type LostReason, lostReasonLabel } from '#contract/inquiries/prospect.ts';
import type { RankingName, Reports } from '#contract/inquiries/reports.ts';
import { CHANNEL_LABELS, type SourceChannel } from '#contract/inquiries/source-channel.ts';
import { type AreaName, placeName, usePlaces } from '../state/settings.ts';
import { ChartFigure } from './figure.tsx';
import { count, inquiriesHref, share } from './figures-in-words.ts';
import { RankedBars } from './ranked-bars.tsx';

type RankingChart = {
  name: RankingName;
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

const WON = 'Solid: became projects. Pale: all others.';

const CHARTS: readonly RankingChart[] = [
  {
    name: 'channels',
    title: 'Where they came from',
    note: WON,
    column: 'Source',
    keyInWords: (key) => CHANNEL_LABELS[key as SourceChannel] ?? key,
    filter: (source) => ({ source }),
    none: 'Unknown',
  },
  {
    name: 'services',
    title: 'By service',
    note: WON,
    column: 'Service',
    keyInWords: (key) => serviceLabel(key) ?? key,
    filter: (key) => ({ service: key as ServiceType }),
    none: 'Not given',
  },
  {
    name: 'areas',
    title: 'By area',
    note: WON,
    column: 'Area',
    keyInWords: (key, places) => placeName(places, key),
    filter: (area) => ({ area }),
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

const [SOURCES, ...OTHERS] = CHARTS as [RankingChart, ...RankingChart[]];

type RankingProps = { reports: Reports; className?: string };

/** Sources of inquiries, in the first view. */
export const Sources = (props: RankingProps) => <Ranking chart={SOURCES} {...props} />;

export const OtherRankings = ({ reports }: { reports: Reports }) =>
  OTHERS.map((chart) => <Ranking key={chart.name} chart={chart} reports={reports} />);

function Ranking({ chart, reports, className }: RankingProps & { chart: RankingChart }) {
  const { rankings, from, to } = reports;
  const { name, title, note, column, keyInWords, filter, none } = chart;
  const places = usePlaces();
  const rows = rankings[name].map(({ key, ...counts }) => ({
    ...counts,
    name: key === null ? none : (keyInWords?.(key, places) ?? key),
    // No filter finds inquiries without a key.
    href: key === null || !filter ? undefined : inquiriesHref({ ...filter(key), from, to }),
  }));
  // Lost inquiries became no projects.
  const isLost = name === 'lost';
  return (
    <ChartFigure
      {...{ title, note, rows, className }}
      of={column}
      columns={[['Inquiries', (row) => count(row.count)], ...(isLost ? [] : PROJECT_COLUMNS)]}
    >
      {rows.length === 0 ? (
        <p className="text-graphite">None.</p>
      ) : (
        <RankedBars rows={isLost ? rows.map(({ projects: _none, ...row }) => row) : rows} />
      )}
    </ChartFigure>
  );
}

type Counted = { count: number; projects: number };

const PROJECT_COLUMNS = [
  ['Became projects', ({ projects }: Counted) => count(projects)],
  ['Share', (row: Counted) => share(row.projects / row.count)],
] as const;
