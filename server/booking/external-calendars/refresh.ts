/** Reads staff's own calendars every ten minutes. */
import { HOURS_LIMITS } from '#contract/booking/booking-hours.ts';
import type { Config } from '../../config/config.ts';
import type { Network } from '../../http/public-lookup.ts';
import { parseApart } from './parse-apart.ts';
import { readAddress } from './read-address.ts';
import { unreadWords } from './reading/unread.ts';
import type { BusyStore, ClaimedCalendar } from './store.ts';
import { BusyTrouble } from './trouble.ts';

const AT_ONCE = 4;
const DAY_MS = 24 * 60 * 60_000;

type Parts = { store: BusyStore; config: Pick<Config, 'origin'>; network?: Partial<Network> };

export type Refresh = ReturnType<typeof createRefresh>;

/** @param network the far end; the internet when omitted. */
export function createRefresh({ store, config, network }: Parts) {
  const ownHost = new URL(config.origin).host;

  /** Reads one calendar and keeps the copy, or why it failed. */
  async function read(calendar: ClaimedCalendar, now = new Date()): Promise<void> {
    try {
      const text = await readAddress(calendar.url, network);
      const from = now.getTime() - DAY_MS;
      const to = now.getTime() + (HOURS_LIMITS.horizonDaysMax + 1) * DAY_MS;
      const { times, unread } = await parseApart(text, { from, to, ownHost });
      await store.keep(calendar, times, unreadWords(unread), now.toISOString());
    } catch (error) {
      if (!(error instanceof BusyTrouble)) throw error;
      await store.fail(calendar, error.message);
    }
  }

  return {
    read,
    /** Reads all that are due. Any number of servers may run it at once. */
    async readDue(now = new Date()): Promise<number> {
      let all = 0;
      for (;;) {
        const claimed = await store.claim(AT_ONCE, now);
        await Promise.all(claimed.map((calendar) => read(calendar, now)));
        all += claimed.length;
        if (claimed.length < AT_ONCE) return all;
      }
    },
  };
}
