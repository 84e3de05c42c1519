/** Events of one UID as the spans that they occupy: repetitions, exceptions, and those that were moved. */
import type { Event } from './events.ts';
import { DAY_MS, dayOfWall, endOf, instantOf, type Length, type Moment } from './moments.ts';
import { RepeatsTooOften, startsOf, untilOf, withoutUntil } from './repeats.ts';
import { wallOf, type Zone, type Zones } from './zone.ts';

export type TimeSpan = [from: number, to: number];
type Around = { from: number; to: number };
type Instance = { wall: number; at: number; length: Length | null };

/** Adds to the faults of each event what is wrong with its rules. */
export function spansOf(events: readonly Event[], zones: Zones, around: Around): Map<Event, TimeSpan[]> {
  const masters = latest(
    events.filter(({ replaces }) => !replaces),
    () => '',
  );
  const moved = latest(
    events.filter(({ replaces }) => replaces),
    ({ replaces }) => `${replaces?.wall} ${replaces?.isDay}`,
  );
  const spans = new Map<Event, TimeSpan[]>();
  for (const event of moved)
    spans.set(
      event,
      [event].flatMap((one) => spanOf(one, firstOf(one))),
    );
  for (const master of masters) {
    if (!master.start) spans.set(master, []);
    else spans.set(master, seriesOf(master, moved, zones, around));
  }
  return spans;
}

/** Returns, among events for the same time, those with the highest SEQUENCE. */
function latest(events: readonly Event[], keyOf: (event: Event) => string): Event[] {
  const highest = new Map<string, number>();
  for (const event of events)
    highest.set(keyOf(event), Math.max(highest.get(keyOf(event)) ?? 0, event.sequence));
  return events.filter((event) => event.sequence >= (highest.get(keyOf(event)) ?? 0));
}

const firstOf = ({ start, zone }: Event): Instance | null =>
  start && { wall: start.wall, at: instantOf(start, zone), length: null };

function spanOf({ isBusy, length, zone }: Event, instance: Instance | null): TimeSpan[] {
  const lasts = instance?.length ?? length;
  if (!isBusy || !instance || !lasts) return [];
  const to = endOf(instance.wall, lasts, zone);
  return to > instance.at ? [[instance.at, to]] : [];
}

function seriesOf(master: Event, moved: readonly Event[], zones: Zones, around: Around): TimeSpan[] {
  const replaced = matcherOf(
    moved.flatMap(({ replaces }) => replaces ?? []),
    master,
  );
  const excluded = matcherOf(master.excluded, master);
  const shifts = shiftsOf(moved, master);
  const wide = widened(around, [master, ...shifts.map(({ event }) => event)], shifts);
  const counted = (rules: readonly string[]) =>
    rules.flatMap((rule) => instancesOf(rule, master, zones, wide));
  const notThese = new Set(counted(master.excludedRules).map(({ at }) => at));
  return [firstOf(master), ...counted(master.rules), ...extrasOf(master)].flatMap((instance) => {
    if (!instance || excluded(instance) || notThese.has(instance.at) || replaced(instance)) return [];
    const shift = shifts.findLast(({ from }) => instance.at >= from);
    return shift ? spanOf(shift.event, shifted(instance, shift)) : spanOf(master, instance);
  });
}

/** Returns whether a moment refers to an instance: by instant, or by day when either has no time of day. */
function matcherOf(moments: readonly Moment[], { start, zone }: Event): (instance: Instance) => boolean {
  const isDay = (moment: Moment) => moment.isDay || start?.isDay === true;
  const days = new Set(moments.filter(isDay).map(({ wall }) => dayOfWall(wall)));
  const instants = new Set(moments.filter((one) => !isDay(one)).map((one) => instantOf(one, zone)));
  return ({ wall, at }) => days.has(dayOfWall(wall)) || instants.has(at);
}

type Shift = { from: number; by: number; event: Event };

/** RANGE=THISANDFUTURE: from that time on, all are as far from their own as that one is. */
const shiftsOf = (moved: readonly Event[], { zone }: Event): Shift[] =>
  moved
    .flatMap((event): Shift[] => {
      const { andFuture, replaces, start } = event;
      if (!andFuture || !replaces || !start) return [];
      const from = instantOf(replaces, zone);
      return [{ from, by: start.wall - wallOf(from, event.zone), event }];
    })
    .sort((a, b) => a.from - b.from);

function shifted({ at, length }: Instance, { by, event }: Shift): Instance {
  const wall = wallOf(at, event.zone) + by;
  return { wall, at: event.zone.instantOf(wall), length };
}

/** Widens the window: an event that begins before it may last into it, and a moved event may come from outside. */
function widened({ from, to }: Around, events: readonly Event[], shifts: readonly Shift[]): Around {
  const lengths = events.map(({ length }) => (length ? length.days * DAY_MS + length.ms : 0));
  const shift = Math.max(0, ...shifts.map(({ by }) => Math.abs(by)));
  return { from: from - Math.max(...lengths) - shift - 2 * DAY_MS, to: to + shift + 2 * DAY_MS };
}

function instancesOf(rule: string, event: Event, zones: Zones, { from, to }: Around): Instance[] {
  const { start, zone } = event;
  if (!start) return [];
  try {
    const until = untilOf(rule, zones);
    const last = until ? Math.min(to, until.wall + 2 * DAY_MS) : to;
    return startsOf(withoutUntil(rule), start.wall, from, last)
      .map((wall) => ({ wall, at: zone.instantOf(wall), length: null }))
      .filter((instance) => isUntil(instance, until, start, zone));
  } catch (error) {
    event.faults.add(error instanceof RepeatsTooOften ? 'often' : 'repeats');
    return [];
  }
}

function isUntil({ wall, at }: Instance, until: Moment | null, start: Moment, zone: Zone): boolean {
  if (!until) return true;
  if (until.isDay || start.isDay) return dayOfWall(wall) <= dayOfWall(until.wall);
  return at <= instantOf(until, zone);
}

/** A day alone is that day at the event's time. */
const extrasOf = ({ extras, start, zone }: Event): Instance[] =>
  extras.map(({ at: moment, length }) => {
    const time = moment.isDay && start ? start.wall - dayOfWall(start.wall) * DAY_MS : 0;
    const at = instantOf(
      { ...moment, wall: moment.wall + time },
      moment.isDay ? zone : (moment.zone ?? zone),
    );
    return { wall: moment.zone ? wallOf(at, zone) : moment.wall + time, at, length };
  });
