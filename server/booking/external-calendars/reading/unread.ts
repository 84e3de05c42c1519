/** Calendar entries that can't be read as intended, described for the calendar's owner. */

/** `repeats`: the rule can't be read; `often`: it can't be counted. */
export type CalendarFault = 'entry' | 'start' | 'end' | 'dates' | 'repeats' | 'often' | 'zone';

/**
 * An entry is named by its start, never by its title, which is private. `at` is wall-clock time (`2026-01-05T09:00`,
 * `2026-01-05`); `written` is the text of a start that can't be read.
 */
export type UnreadEntry = { fault: CalendarFault; at: string | null; written: string | null };

/** The first ones, and how many there are. */
export type Unread = { count: number; entries: UnreadEntry[] };

/** Each follows the event's name. */
const WHY: Record<CalendarFault, string> = {
  entry: 'isn’t readable, so it won’t block your time',
  start: 'has no readable start, so it won’t block your time',
  end: 'has no readable end, so it won’t block your time',
  dates: 'has dates we can’t read, so those dates won’t block your time',
  repeats: 'repeats in a way we can’t read, so only its first occurrence blocks your time',
  often: 'repeats too often, so only its first occurrence blocks your time',
  zone: 'has an unknown time zone, so we use ours',
};

/** Null if everything was read. */
export function unreadWords({ count, entries }: Unread): string | null {
  if (count === 0) return null;
  const named = entries.map((entry) => `${nameOf(entry)} ${WHY[entry.fault]}.`);
  const more = count - entries.length;
  return [
    `We couldn’t read all of ${count === 1 ? '1 event' : `${count} events`}.`,
    ...named,
    ...(more > 0 ? [`And ${more} more.`] : []),
    'All other events still block your time.',
  ].join(' ');
}

function nameOf({ at, written }: UnreadEntry): string {
  if (at) return `The event on ${dateOf(at)}`;
  return written ? `The event with the start “${written}”` : 'One event';
}

const dateOf = (at: string): string =>
  new Intl.DateTimeFormat('en-US', {
    ...{ timeZone: 'UTC', dateStyle: 'medium' },
    ...(at.includes('T') && { timeStyle: 'short' }),
  }).format(new Date(`${at}${at.includes('T') ? ':00' : 'T00:00:00'}Z`));
