/** The figures of a range of days (product decision §9; contract/reports.ts). */
import { setImmediate as turn } from 'node:timers/promises';
import { firm } from '#content/firm.ts';
import { answeredClock, type Clock, clockOf } from '#contract/clock.ts';
import type { LateAnswer, Reports } from '#contract/reports.ts';
import { channelOf } from '#contract/source-channel.ts';
import { startOfDay } from '#contract/zoned-day.ts';
import { responseTally, type Tally } from './response-tally.ts';
import type { Kinds, ReportStore, Unanswered } from './store.ts';
import { weeksOf } from './weeks.ts';

/** Late answers that are named. */
const NAMED = 100;

/** @param from first day, @param to last day, in the firm's time zone. */
export async function reportOf(store: ReportStore, from: string, to: string, now: Date): Promise<Reports> {
  const { timeZone } = firm;
  const weeks = weeksOf(from, to, timeZone).map((week) => ({ ...week, tally: responseTally() }));
  const span = [startOfDay(from, timeZone), weeks.at(-1)?.before as string] as const;
  const all = responseTally();
  const people = new Map<string | null, Tally>();
  const kinds = new Map<string, Kinds>();
  let late: string[] = [];
  const add = (createdAt: string, clock: Clock) => {
    all.add(clock);
    weekOf(weeks, createdAt).tally.add(clock);
  };
  for await (const slice of store.slices(span)) {
    const [answered, unanswered, found] = await Promise.all([
      store.answered(slice),
      store.unanswered(slice),
      store.kinds(slice),
    ]);
    for (const row of answered) {
      const clock = answeredClock(row.created_at, row.first_contact_at);
      add(row.created_at, clock);
      tallyOf(people, row.first_contact_by).add(clock);
      if (clock.late) late.push(row.created_at);
    }
    for (const row of unanswered) add(row.created_at, clockOf(clocked(row), now));
    for (const row of found) addKind(kinds, row);
    late = late.sort().slice(-NAMED);
    // SQLite's driver never waits: everybody else would, for a report of many years.
    await turn();
  }
  const names = await store.staffNames();
  const counted = [...kinds.values()];
  return {
    from,
    to,
    timeZone,
    response: all.figures(),
    weeks: weeks.map(({ tally, from, to, partial }) => ({ from, to, partial, ...tally.figures() })),
    services: ranked(counted, (row) => row.service).map(([service, count]) => ({ service, count })),
    areas: ranked(counted, (row) => row.area).map(([area, count]) => ({ area, count })),
    channels: ranked(counted, channelOfRow).map(([channel, count]) => ({ channel, count })),
    people: [...people]
      .map(([id, tally]) => ({ id, name: (id && names.get(id)) || null, ...tally.figures() }))
      .sort((a, b) => b.answered - a.answered),
    late: await newestLate(store, late),
  };
}

const clocked = (row: Unanswered) => ({
  createdAt: row.created_at,
  status: row.status,
  spam: false,
  firstContactAt: null,
  withdrawnAt: row.withdrawn_at,
});

/** By halves: the first week that ends after the instant. */
function weekOf<W extends { before: string }>(weeks: W[], createdAt: string): W {
  let [low, high] = [0, weeks.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (createdAt < (weeks[middle] as W).before) high = middle;
    else low = middle + 1;
  }
  return weeks[low] as W;
}

function tallyOf(tallies: Map<string | null, Tally>, key: string | null): Tally {
  const known = tallies.get(key) ?? responseTally();
  tallies.set(key, known);
  return known;
}

/** To the same kind of earlier slices. */
function addKind(kinds: Map<string, Kinds>, row: Kinds): void {
  const key = JSON.stringify([row.service, row.area, row.source]);
  kinds.set(key, { ...row, count: row.count + (kinds.get(key)?.count ?? 0) });
}

const channelOfRow = ({ source }: Kinds) => channelOf(source === null ? null : JSON.parse(source));

/** What it is, and how often; most first. */
function ranked<Key>(kinds: Kinds[], keyOf: (row: Kinds) => Key): [Key, number][] {
  const counts = new Map<Key, number>();
  for (const row of kinds) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + row.count);
  return [...counts].sort(([, a], [, b]) => b - a);
}

async function newestLate(store: ReportStore, late: string[]): Promise<LateAnswer[]> {
  const answers = await store.answersTo([...new Set(late)]);
  // Another may have arrived in the same millisecond, and been answered in time.
  const isLateAnswer = ({ createdAt, firstContactAt }: LateAnswer) =>
    answeredClock(createdAt, firstContactAt).late;
  return answers.filter(isLateAnswer).slice(0, NAMED);
}
