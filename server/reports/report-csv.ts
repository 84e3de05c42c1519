/** A report as a table for spreadsheets: a row for the whole, each week, kind of inquiry and person. */
import type { Readable } from 'node:stream';
import { serviceLabel } from '#contract/inquiries/inquiry-fields.ts';
import { lostReasonLabel } from '#contract/inquiries/prospect.ts';
import {
  type MeetingFigures,
  type ProjectValue,
  RANKING_NAMES,
  type RankingName,
  type Reports,
  type ResponseFigures,
} from '#contract/inquiries/reports.ts';
import { CHANNEL_LABELS, type SourceChannel } from '#contract/inquiries/source-channel.ts';
import { areaNameFromSlug } from '#contract/site/area-name.ts';
import { type CsvColumns, csv } from '../http/csv.ts';

type Row = {
  part: string;
  name: string;
  from: string;
  to: string;
  projects?: number;
  projectsWorth?: ProjectValue;
  meetings?: MeetingFigures | null;
} & Partial<ResponseFigures>;

const HOUR = 3_600_000;

const KINDS: Record<RankingName, { part: string; inWords: (key: string) => string }> = {
  services: { part: 'Service', inWords: (key) => serviceLabel(key) ?? key },
  areas: { part: 'Town', inWords: areaNameFromSlug },
  channels: { part: 'Source', inWords: (key) => CHANNEL_LABELS[key as SourceChannel] ?? key },
  lost: { part: 'Lost reason', inWords: lostReasonLabel },
};

export const reportAsCsv = (report: Reports): Readable =>
  csv<Row>(rowsOf(report), [...COLUMNS, ...(report.meetings ? MEETING_COLUMNS : [])]);

const COLUMNS: CsvColumns<Row> = [
  ['Group', (row) => row.part],
  ['Name', (row) => row.name],
  ['From', (row) => row.from],
  ['To', (row) => row.to],
  ['Inquiries', (row) => row.inquiries],
  ['Became projects', (row) => row.projects],
  ['Project value (low)', (row) => row.projectsWorth?.low],
  ['Project value (high)', (row) => row.projectsWorth?.high],
  ['Answered', (row) => row.answered],
  ['Answered late', (row) => row.late],
  ['Share answered within 24 hours', (row) => row.within24],
  ['Median hours to first response', (row) => hours(row.medianMs)],
  ['Slowest 5% (hours)', (row) => hours(row.p95Ms)],
];

const MEETING_COLUMNS: CsvColumns<Row> = [
  ['Meetings booked', (row) => row.meetings?.requests],
  ['Share with a meeting booked', (row) => row.meetings?.share],
  ['Median hours to first meeting', (row) => hours(row.meetings?.medianMs)],
  ['Meetings held', (row) => row.meetings?.held],
  ['No-shows', (row) => row.meetings?.noShows],
];

function* rowsOf({ from, to, before, weeks, rankings, people, ...range }: Reports): Iterable<Row> {
  const days = { from, to };
  for (const [part, figures] of [
    ['Range', { ...days, ...range }],
    ['Previous range', before],
  ] as const) {
    const { from, to, response, later, projects, projectsWorth, meetings } = figures;
    yield { part, name: '', from, to, ...response, projects, projectsWorth, meetings };
    const { answered, late, within24, medianMs, p95Ms } = later;
    yield { part: `${part}: later messages`, name: '', from, to, answered, late, within24, medianMs, p95Ms };
  }
  for (const week of weeks) yield { part: 'Week', name: '', ...week };
  for (const ranking of RANKING_NAMES) {
    const { part, inWords } = KINDS[ranking];
    for (const { key, count, projects } of rankings[ranking])
      yield { part, name: key === null ? 'Unknown' : inWords(key), ...days, inquiries: count, projects };
  }
  for (const person of people) {
    const { name, answered, late, within24, medianMs, p95Ms } = person;
    yield { part: 'Person', name: name ?? 'Unknown', ...days, answered, late, within24, medianMs, p95Ms };
  }
}

const hours = (ms: number | null | undefined) => (ms == null ? null : Math.round((ms / HOUR) * 100) / 100);
