/** Collects what couldn't be read of a calendar, as far as it can matter within the window. */

import type { Event } from './events.ts';
import { DAY_MS, instantOf, type Moment } from './moments.ts';
import type { CalendarProperties } from './properties.ts';
import type { CalendarFault, Unread, UnreadEntry } from './unread.ts';

/** Entries that the message names; more would only make it longer. */
const MOST_NAMED = 5;

export class UnreadList {
  readonly unread: Unread = { count: 0, entries: [] };
  /** Rules that couldn't be counted. */
  tooOften = 0;

  readonly #window: { from: number; to: number };

  constructor(window: { from: number; to: number }) {
    this.#window = window;
  }

  /** @param isWithin whether some of it is busy within the window. */
  note(event: Event, isWithin: boolean): void {
    const [fault] = event.faults;
    if (!fault || !event.isBusy) return;
    if (event.faults.has('often')) this.tooOften += 1;
    // An event that is still counted, at another time or in part, is reported only where it counts.
    const isCounted = fault === 'zone' || fault === 'dates';
    if (isWithin || (!isCounted && this.#couldBeWithin(event))) this.addEvent(event, fault);
  }

  addEvent(event: Event | undefined, fault: CalendarFault): void {
    const { start = null, written = null } = event ?? {};
    this.#add({ fault, at: start && shown(start), written });
  }

  addTaken(properties: CalendarProperties): void {
    this.#add({ fault: 'dates', at: null, written: properties.raw('FREEBUSY') });
  }

  #couldBeWithin({ start, zone, rules, extras }: Event): boolean {
    if (!start) return true;
    const at = instantOf(start, zone);
    const repeats = rules.length > 0 || extras.length > 0;
    return at < this.#window.to && (repeats || at > this.#window.from - DAY_MS);
  }

  #add(entry: UnreadEntry): void {
    this.unread.count += 1;
    if (this.unread.entries.length === MOST_NAMED) return;
    this.unread.entries.push({ ...entry, written: entry.written && cut(entry.written) });
  }
}

const cut = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text);

const shown = ({ wall, isDay }: Moment): string => new Date(wall).toISOString().slice(0, isDay ? 10 : 16);
