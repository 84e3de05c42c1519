import { setup } from '#content/firm.ts';
import { isTimeZone } from '#contract/shared/zoned-day.ts';

export type ReadZone = {
  /** IANA zone; null for the firm's. */
  zone: string | null;
  isUnknown: boolean;
};

/** Longer than any zone's name. */
const MAX_NAME = 64;

/** Reads the zone that a visitor's browser or choice names; without one, times are in the firm's zone only. */
export function readZone(name: string | undefined): ReadZone {
  if (!name) return { zone: null, isUnknown: false };
  // JavaScript accepts offsets such as "+05:00" as zones, but they have no daylight saving time.
  if (name.length > MAX_NAME || !/^[A-Z]/i.test(name) || !isTimeZone(name))
    return { zone: null, isUnknown: true };
  const zone = canonical(name);
  return { zone: zone === canonical(setup.timeZone) ? null : zone, isUnknown: false };
}

/** "US/Central" is the same zone as "America/Chicago". */
const canonical = (timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone;
