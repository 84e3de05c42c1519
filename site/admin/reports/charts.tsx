import { SERVICE_TYPE_LABELS, type ServiceType } from '#contract/inquiry.ts';
import type { Reports, ResponseFigures } from '#contract/reports.ts';
import { CHANNEL_LABELS, type SourceChannel } from '#contract/source-channel.ts';
import { placeName, usePlaces } from '../places.ts';
import { ChartFigure, type Column } from './figure.tsx';
import { RankedBars } from './ranked-bars.tsx';
import { WeekChart } from './week-chart.tsx';
import { count, dayInWords, share, time } from './words.ts';

const HOUR = 3_600_000;

export function Charts({ reports }: { reports: Reports }) {
  const places = usePlaces();
  const { weeks } = reports;
  const names = weeks.map(({ from, to, partial }) =>
    partial ? `${dayInWords(from)} to ${dayInWords(to)} (part)` : `${dayInWords(from)} to ${dayInWords(to)}`,
  );
  const week: Column = { name: 'Week', values: names };
  const services = reports.services.map((row) => ({ name: serviceName(row.service), count: row.count }));
  const areas = reports.areas.map((row) => ({
    name: row.area === null ? 'Not known' : placeName(places, row.area),
    count: row.count,
  }));
  const channels = reports.channels.map((row) => ({
    name: CHANNEL_LABELS[row.channel as SourceChannel] ?? row.channel,
    count: row.count,
  }));
  const people = reports.people.map((row) => row.name ?? 'Not known');
  const slowest = Math.max(24 * HOUR, ...weeks.map(({ medianMs }) => medianMs ?? 0));
  return (
    <>
      <div className="mt-10 grid gap-x-10 gap-y-10 lg:grid-cols-2">
        <ChartFigure
          number={1}
          title="Inquiries per week"
          note="Hatched: answered late or overdue. Lighter: a week that the range cuts."
          columns={[week, of('Inquiries', weeks, (w) => count(w.inquiries)), ...responseColumns(weeks)]}
        >
          <WeekChart
            label="Inquiries per week, as bars"
            inWords={count}
            bars={weeks.map((w) => ({
              from: w.from,
              partial: w.partial,
              value: w.inquiries,
              solid: w.inquiries - w.late - w.overdue,
            }))}
          />
        </ChartFigure>
        <ChartFigure
          number={2}
          title="First answer by week, median"
          note="Hours from arrival to the first contact."
          columns={[week, ...responseColumns(weeks)]}
        >
          <WeekChart
            label="Median time to the first answer per week, as bars"
            top={Math.ceil(slowest / (24 * HOUR)) * 24 * HOUR}
            inWords={(ms) => `${Math.round(ms / HOUR)} h`}
            bars={weeks.map((w) => ({ from: w.from, partial: w.partial, value: w.medianMs }))}
          />
        </ChartFigure>
        <ChartFigure
          number={3}
          title="Answered within 24 hours, by week"
          note="Of those that were answered or are overdue."
          columns={[week, ...responseColumns(weeks)]}
        >
          <WeekChart
            label="Share answered within 24 hours per week, as bars"
            top={1}
            inWords={(part) => `${Math.round(part * 100)} %`}
            bars={weeks.map((w) => ({ from: w.from, partial: w.partial, value: w.within24 }))}
          />
        </ChartFigure>
        <ChartFigure
          number={4}
          title="First answers by person"
          note="Who made the first contact. How fast, the table says."
          columns={[
            { name: 'Person', values: people },
            of('Answered', reports.people, (p) => count(p.answered)),
            ...responseColumns(reports.people),
          ]}
        >
          {people.length === 0 ? (
            <p className="text-graphite">Nobody has answered yet.</p>
          ) : (
            <RankedBars
              rows={reports.people.map((p, i) => ({ name: people[i] as string, count: p.answered }))}
            />
          )}
        </ChartFigure>
      </div>
      <div className="mt-10 grid gap-x-10 gap-y-10 md:grid-cols-3 md:gap-x-6 xl:gap-x-10">
        <Ranked
          number={5}
          title="By service"
          note="What the form was asked for."
          first="Service"
          rows={services}
        />
        <Ranked
          number={6}
          title="By area"
          note="The town that the request is about, as far as we can tell."
          first="Area"
          rows={areas}
        />
        <Ranked number={7} title="By source" note="What led to the visit." first="Source" rows={channels} />
      </div>
    </>
  );
}

type RankedProps = {
  number: number;
  title: string;
  note: string;
  first: string;
  rows: { name: string; count: number }[];
};

function Ranked({ number, title, note, first, rows }: RankedProps) {
  return (
    <ChartFigure
      number={number}
      title={title}
      note={note}
      columns={[
        { name: first, values: rows.map((row) => row.name) },
        { name: 'Inquiries', values: rows.map((row) => count(row.count)) },
      ]}
    >
      <RankedBars rows={rows} />
    </ChartFigure>
  );
}

const of = <T,>(name: string, rows: readonly T[], read: (row: T) => string): Column => ({
  name,
  values: rows.map(read),
});

const responseColumns = (rows: readonly ResponseFigures[]): Column[] => [
  of('In 24 h', rows, (row) => share(row.within24)),
  of('Median', rows, (row) => time(row.medianMs)),
  of('95th percentile', rows, (row) => time(row.p95Ms)),
  of('Late', rows, (row) => count(row.late)),
];

const serviceName = (value: string | null) =>
  value === null ? 'Not given' : (SERVICE_TYPE_LABELS[value as ServiceType] ?? value);
