/** Which time zone of IANA's database a name in a calendar means. */
import { findIana } from 'windows-iana';
import { isTimeZone } from '#contract/shared/zoned-day.ts';

/** People write them for the time on the wall all year round. */
const US_ABBREVIATIONS: Record<string, string> = {
  ...{ E: 'America/New_York', C: 'America/Chicago' },
  ...{ M: 'America/Denver', P: 'America/Los_Angeles' },
};
/** ICU has more abbreviations, but with meanings that few writers intend: BST is Bangladesh Standard Time. */
const SAFE_ABBREVIATIONS = new Set(['UTC', 'GMT', 'CET', 'EET', 'MET', 'WET', 'HST']);

const IANA = Intl.supportedValuesOf('timeZone');

/** `/Europe/Berlin`, `Europe/Berlin`, `US/Eastern`. */
export function ianaZone(name: string): string | null {
  const plain = name.replace(/^\/+/, '');
  return plain.includes('/') && isTimeZone(plain) ? plain : null;
}

/** Returns the IANA zone of a name that is clear without a definition in the calendar. */
export function knownZone(name: string): string | null {
  const parts = name.split('/');
  // `/mozilla.org/20050126_1/America/Indiana/Knox`, `tzone://Microsoft/Utc`.
  const ends = [3, 2, 1].map((n) => parts.slice(-n).join('/'));
  for (const end of [name, ...ends]) {
    const zone = findIana(end)[0] ?? abbreviated(end) ?? ianaOrNull(end) ?? offset(end);
    if (zone) return zone;
  }
  return labelled(name);
}

function abbreviated(name: string): string | null {
  const [, region] = /^([ECMP])[SD]T$/i.exec(name) ?? [];
  return region ? (US_ABBREVIATIONS[region.toUpperCase()] ?? null) : null;
}

function ianaOrNull(name: string): string | null {
  if (/^z$/i.test(name)) return 'UTC';
  if (/^[a-z]{3}$/i.test(name) && !SAFE_ABBREVIATIONS.has(name.toUpperCase())) return null;
  return isTimeZone(name) ? name : null;
}

/** `GMT+2`, `UTC-05:30`: as a zone that Intl takes. */
function offset(name: string): string | null {
  const [, sign, hours = '', minutes = '00'] =
    /^\(?(?:GMT|UTC)\s*([+-])(\d{1,2})[:.]?(\d\d)?\)?$/i.exec(name) ?? [];
  const zone = sign && `${sign}${hours.padStart(2, '0')}:${minutes}`;
  return zone && isTimeZone(zone) ? zone : null;
}

/** `(GMT-06:00) Central Time (US & Canada)`, `(UTC+01:00) Amsterdam, Berlin, Bern`. */
function labelled(name: string): string | null {
  const [, given = '', words = ''] = /^\(((?:GMT|UTC)[^)]*)\)\s*(.+)$/i.exec(name) ?? [];
  const [region = ''] = words.split(' (');
  const windows = findIana(region.replace(/ Time$/, ' Standard Time'))[0];
  return windows ?? zoneOfCity(region) ?? offset(given) ?? (/^(GMT|UTC)$/i.test(given) ? 'UTC' : null);
}

function zoneOfCity(cities: string): string | null {
  const wanted = cities.split(/,\s*/).map((city) => `/${city.replaceAll(' ', '_')}`);
  return IANA.find((zone) => wanted.some((city) => zone.endsWith(city))) ?? null;
}
