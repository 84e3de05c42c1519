/** The figures of a range of days (product decision §9; contract/reports.ts). */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { firm } from '#content/firm.ts';
import { clockOf } from '#contract/clock.ts';
import type { PersonFigures, Reports } from '#contract/reports.ts';
import { channelOf } from '#contract/source-channel.ts';
import { dayAfter, startOfDay } from '#contract/zoned-day.ts';
import { responseTally, type Tally } from './response-tally.ts';
import type { Reported, ReportStore } from './store.ts';
import { weeksOf } from './weeks.ts';

/** Late answers that are named. */
const NAMED = 100;

/** @param from first day, @param to last day, in the firm's time zone. */
export async function reportOf(store: ReportStore, from: string, to: string, now: Date): Promise<Reports> {
  const { timeZone } = firm;
  const [start, before] = [startOfDay(from, timeZone), startOfDay(dayAfter(to), timeZone)];
  const all = responseTally();
  const weeks = weeksOf(from, to, timeZone).map((week) => ({ ...week, tally: responseTally() }));
  const people = new Map<string | null, Tally>();
  const services = new Map<string | null, number>();
  const areas = new Map<string | null, number>();
  const sources = new Map<string | null, number>();
  const late: Reported[] = [];

  let week = 0;
  for await (const rows of store.inquiries(start, before)) {
    for (const row of rows) {
      // They come in order.
      while (row.created_at >= (weeks[week]?.before ?? '~')) week++;
      const clock = clockOf(clocked(row), now);
      all.add(clock);
      weeks[week]?.tally.add(clock);
      if (clock.state === 'answered') {
        tallyOf(people, row.first_contact_by).add(clock);
        if (clock.late) late.push(row);
      }
      count(services, row.service_type);
      count(areas, row.area);
      count(sources, row.source);
    }
    await nextTurn();
  }

  const names = await store.staffNames();
  const byOf = new Map(late.slice(-NAMED).map((row) => [row.id, row.first_contact_by]));
  const nameOf = (id: string | null | undefined) => (id && names.get(id)) || null;
  return {
    from,
    to,
    timeZone,
    response: all.figures(),
    weeks: weeks.map(({ tally, from, to, partial }) => ({ from, to, partial, ...tally.figures() })),
    services: ranked(services).map(([service, count]) => ({ service, count })),
    areas: ranked(areas).map(([area, count]) => ({ area, count })),
    channels: channels(sources),
    people: [...people]
      .map(([id, tally]): PersonFigures => ({ id, name: nameOf(id), ...tally.figures() }))
      .sort((a, b) => b.answered - a.answered),
    late: (await store.named([...byOf.keys()])).map((row) => ({ ...row, by: nameOf(byOf.get(row.id)) })),
  };
}

const clocked = (row: Reported) => ({
  createdAt: row.created_at,
  status: row.status,
  spam: false,
  firstContactAt: row.first_contact_at,
  withdrawnAt: row.withdrawn_at,
});

function tallyOf(tallies: Map<string | null, Tally>, key: string | null): Tally {
  const known = tallies.get(key) ?? responseTally();
  tallies.set(key, known);
  return known;
}

const count = <Key>(counts: Map<Key, number>, key: Key, by = 1) =>
  counts.set(key, (counts.get(key) ?? 0) + by);

const ranked = <Key>(counts: Map<Key, number>): [Key, number][] => [...counts].sort(([, a], [, b]) => b - a);

function channels(sources: Map<string | null, number>): Reports['channels'] {
  const counts = new Map<string, number>();
  for (const [source, times] of sources)
    count(counts, channelOf(source === null ? null : JSON.parse(source)), times);
  return ranked(counts).map(([channel, count]) => ({ channel, count }));
}
