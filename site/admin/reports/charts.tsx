/** The charts of the reports, one after another: their titles, notes and columns, more data than code. */
import type { ComponentProps } from 'react';
import type { Reports, ResponseFigures, WeekFigures } from '#contract/inquiries/reports.ts';
import { ChartFigure, type FigureColumn } from './figure.tsx';
import { inquiriesHref } from './inquiries-href.ts';
import { RankedBars } from './ranked-bars.tsx';
import { Rankings } from './rankings.tsx';
import { WeekChart } from './week-chart.tsx';
import { count, dayInWords, share, time } from './words.ts';

const HOUR = 3_600_000;

export function Charts({ reports }: { reports: Reports }) {
  const { weeks } = reports;
  const people = reports.people.map((row) => row.name ?? 'Unknown');
  const slowest = Math.max(24 * HOUR, ...weeks.map(({ medianMs }) => medianMs ?? 0));
  return (
    <>
      <div className="mt-10 grid gap-x-10 gap-y-10 lg:grid-cols-2">
        <WeekFigure
          number={1}
          title="Inquiries per week"
          note="Hatched: answered late or overdue. Lighter: an incomplete week."
          label="Inquiries per week, as bars"
          inWords={count}
          barInWords={(n) => (n === 1 ? '1 inquiry' : `${count(n)} inquiries`)}
          weeks={weeks}
          value={(w) => w.inquiries}
          solid={(w) => w.inquiries - w.late - w.overdue}
          first={[of('Inquiries', weeks, (w) => count(w.inquiries))]}
        />
        <WeekFigure
          number={2}
          title="First answer by week, median"
          note="Hours from arrival to the first contact."
          label="Median time to the first answer per week, as bars"
          top={Math.ceil(slowest / (24 * HOUR)) * 24 * HOUR}
          inWords={(ms) => `${Math.round(ms / HOUR)} h`}
          weeks={weeks}
          value={(w) => w.medianMs}
        />
        <WeekFigure
          number={3}
          title="Answered within 24 hours, by week"
          note="Of inquiries that were answered or are overdue."
          label="Share answered within 24 hours per week, as bars"
          top={1}
          inWords={(part) => `${Math.round(part * 100)}%`}
          weeks={weeks}
          value={(w) => w.within24}
        />
        <ChartFigure
          number={4}
          title="First answers by person"
          note="Who made the first contact. The table shows how fast."
          columns={[
            { name: 'Person', values: people },
            of('Answered', reports.people, (p) => count(p.answered)),
            ...responseColumns(reports.people),
          ]}
        >
          {people.length === 0 ? (
            <p className="text-graphite">No answers yet.</p>
          ) : (
            <RankedBars
              rows={reports.people.map((p, i) => ({ name: people[i] as string, count: p.answered }))}
            />
          )}
        </ChartFigure>
      </div>
      <Rankings reports={reports} after={4} />
    </>
  );
}

type WeekFigureProps = Omit<ComponentProps<typeof ChartFigure>, 'columns' | 'children'> &
  Omit<ComponentProps<typeof WeekChart>, 'bars'> & {
    weeks: readonly WeekFigures[];
    value: (week: WeekFigures) => number | null;
    solid?: (week: WeekFigures) => number;
    /** Columns of the table before those that every week has. */
    first?: readonly FigureColumn[];
  };

function WeekFigure({ number, title, note, weeks, value, solid, first = [], ...chart }: WeekFigureProps) {
  const names = weeks.map(
    ({ from, to, partial }) => `${dayInWords(from)} to ${dayInWords(to)}${partial ? ' (part)' : ''}`,
  );
  const bars = weeks.map((week) => ({
    from: week.from,
    href: inquiriesHref({ from: week.from, to: week.to }),
    partial: week.partial,
    value: value(week),
    solid: solid?.(week),
  }));
  return (
    <ChartFigure
      number={number}
      title={title}
      note={note}
      columns={[
        { name: 'Week', values: names, hrefs: bars.map(({ href }) => href) },
        ...first,
        ...responseColumns(weeks),
      ]}
    >
      <WeekChart {...chart} bars={bars} />
    </ChartFigure>
  );
}

const of = <T,>(name: string, rows: readonly T[], read: (row: T) => string): FigureColumn => ({
  name,
  values: rows.map(read),
});

const responseColumns = (rows: readonly ResponseFigures[]): FigureColumn[] => [
  of('In 24 h', rows, (row) => share(row.within24)),
  of('Median', rows, (row) => time(row.medianMs)),
  of('Slowest 5%', rows, (row) => time(row.p95Ms)),
  of('Late', rows, (row) => count(row.late)),
];
