/** Reads staff's own calendars. */
import { HOURS_LIMITS } from '#contract/booking/booking-hours.ts';
import type { Config } from '../../config/config.ts';
import type { Network } from '../../http/public-lookup.ts';
import { CalendarError } from './calendar-error.ts';
import { parseApart } from './parse-apart.ts';
import { readAddress } from './read-address.ts';
import { unreadWords } from './reading/unread.ts';
import type { BusyAddress, BusyStore } from './store.ts';

const AT_ONCE = 4;
const DAY_MS = 24 * 60 * 60_000;

type Parts = { store: BusyStore; config: Pick<Config, 'origin'>; network?: Partial<Network> };

export type Refresh = ReturnType<typeof createRefresh>;

/** @param network the far end; the internet when omitted. */
export function createRefresh({ store, config, network }: Parts) {
  const ownHost = new URL(config.origin).host;

  /** Reads one calendar and keeps the copy, or why it failed. */
  async function read(calendar: BusyAddress, now = new Date()): Promise<void> {
    try {
      const text = await readAddress(calendar.url, network);
      const from = now.getTime() - DAY_MS;
      const to = now.getTime() + (HOURS_LIMITS.horizonDaysMax + 1) * DAY_MS;
      const { times, unread } = await parseApart(text, { from, to, ownHost });
      await store.keep(calendar, times, unreadWords(unread), now.toISOString());
    } catch (error) {
      if (!(error instanceof CalendarError)) throw error;
      await store.fail(calendar, error.message);
    }
  }

  return {
    read,
    async readAll(now = new Date()): Promise<void> {
      const all = await store.all();
      for (let from = 0; from < all.length; from += AT_ONCE)
        await Promise.all(all.slice(from, from + AT_ONCE).map((calendar) => read(calendar, now)));
    },
  };
}
