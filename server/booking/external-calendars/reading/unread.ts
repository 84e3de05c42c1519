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

const WHY: Record<CalendarFault, string> = {
  entry: 'it can’t be read, so it doesn’t count',
  start: 'its start can’t be read, so it doesn’t count',
  end: 'its end can’t be read, so it doesn’t count',
  dates: 'some of its dates can’t be read and don’t count',
  repeats: 'how it repeats can’t be read, so only its first time counts',
  often: 'it repeats too often to count, so only its first time counts',
  zone: 'its time zone is unknown, so it counts in our time zone',
};

/** Null if everything was read. */
export function unreadWords({ count, entries }: Unread): string | null {
  if (count === 0) return null;
  const named = entries.map((entry) => `${nameOf(entry)}: ${WHY[entry.fault]}.`);
  const more = count - entries.length;
  return [
    count === 1 ? '1 event couldn’t be read fully.' : `${count} events couldn’t be read fully.`,
    ...named,
    ...(more > 0 ? [`And ${more} more.`] : []),
    'All other events count.',
  ].join(' ');
}

function nameOf({ at, written }: UnreadEntry): string {
  if (at) return `The one on ${dateOf(at)}`;
  return written ? `The one that starts “${written}”` : 'One without a start';
}

const dateOf = (at: string): string =>
  new Intl.DateTimeFormat('en-US', {
    ...{ timeZone: 'UTC', dateStyle: 'medium' },
    ...(at.includes('T') && { timeStyle: 'short' }),
  }).format(new Date(`${at}${at.includes('T') ? ':00' : 'T00:00:00'}Z`));
