/** The charts of the reports: their titles, notes and columns, more data than code. */
import type { ComponentProps } from 'react';
import type { Reports, ResponseFigures, WeekFigures } from '#contract/inquiries/reports.ts';
import { shortDay } from '../format/dates.ts';
import { ChartFigure, type ChartFigureProps, type FigureColumn } from './figure.tsx';
import { count, inquiriesHref, share, time } from './figures-in-words.ts';
import { RankedBars } from './ranked-bars.tsx';
import { OtherRankings, Sources } from './rankings.tsx';
import { WeekChart } from './week-chart.tsx';

const HOUR = 3_600_000;

/** The two charts of the first view. */
export function MainCharts({ reports }: { reports: Reports }) {
  return (
    <div className="mt-4 grid gap-4 lg:grid-cols-5">
      <WeekFigure
        title="Inquiries per week"
        note={`Hatched: late or overdue. ${reports.weeks.some(({ partial }) => partial) ? 'Paler: partial week.' : ''}`}
        label="Bar chart: inquiries per week"
        inWords={count}
        barInWords={(n) => (n === 1 ? '1 inquiry' : `${count(n)} inquiries`)}
        weeks={reports.weeks}
        value={(w) => w.inquiries}
        solid={(w) => w.inquiries - w.late - w.overdue}
        first={['Inquiries', (w) => count(w.inquiries)]}
        className="lg:col-span-3"
      />
      <Sources reports={reports} className="lg:col-span-2" />
    </div>
  );
}

export function OtherCharts({ reports }: { reports: Reports }) {
  const { weeks } = reports;
  const people = reports.people.map((person) => ({
    ...person,
    name: person.name ?? 'Unknown',
    count: person.answered,
  }));
  const slowest = Math.max(24 * HOUR, ...weeks.map(({ medianMs }) => medianMs ?? 0));
  return (
    <div className="mt-6 grid gap-4 lg:grid-cols-2">
      <WeekFigure
        title="Median response time by week"
        note="Hours from inquiry to first contact."
        label="Bar chart: median response time per week"
        top={Math.ceil(slowest / (24 * HOUR)) * 24 * HOUR}
        inWords={(ms) => `${Math.round(ms / HOUR)} h`}
        weeks={weeks}
        value={(w) => w.medianMs}
      />
      <WeekFigure
        title="Response within 24 hours, by week"
        note="Answered on time, as a share of all answered or overdue inquiries."
        label="Bar chart: share of inquiries answered within 24 hours, by week"
        top={1}
        inWords={(part) => `${Math.round(part * 100)}%`}
        weeks={weeks}
        value={(w) => w.within24}
      />
      <ChartFigure
        title="First responses by person"
        note="Who responded first. See the table for response times."
        of="Person"
        rows={people}
        columns={[['Responses', (person) => count(person.answered)], ...RESPONSE_COLUMNS]}
      >
        {people.length === 0 ? (
          <p className="text-graphite">No responses yet.</p>
        ) : (
          <RankedBars rows={people} />
        )}
      </ChartFigure>
      <OtherRankings reports={reports} />
    </div>
  );
}

type WeekFigureProps = Pick<ChartFigureProps<never>, 'title' | 'note' | 'className'> &
  Omit<ComponentProps<typeof WeekChart>, 'bars'> & {
    weeks: readonly WeekFigures[];
    value: (week: WeekFigures) => number | null;
    solid?: (week: WeekFigures) => number;
    /** Column of the table before those that every week has. */
    first?: FigureColumn<WeekFigures>;
  };

function WeekFigure({ title, note, className, weeks, value, solid, first, ...chart }: WeekFigureProps) {
  const rows = weeks.map((week) => ({
    ...week,
    name: `${shortDay(week.from)} to ${shortDay(week.to)}${week.partial ? ' (part)' : ''}`,
    href: inquiriesHref({ from: week.from, to: week.to }),
    value: value(week),
    solid: solid?.(week),
  }));
  return (
    <ChartFigure
      {...{ title, note, className, rows }}
      of="Week"
      columns={[...(first ? [first] : []), ...RESPONSE_COLUMNS]}
    >
      <WeekChart {...chart} bars={rows} />
    </ChartFigure>
  );
}

const RESPONSE_COLUMNS: readonly FigureColumn<ResponseFigures>[] = [
  ['Within 24 h', (row) => share(row.within24)],
  ['Median', (row) => time(row.medianMs)],
  ['Slowest 5%', (row) => time(row.p95Ms)],
  ['Late', (row) => count(row.late)],
];
