/** The zones that a calendar's times are in: IANA's, or those that its own VTIMEZONE explains. */
import type { TimeZoneComponents } from './components.ts';
import { definedZone } from './defined-zone.ts';
import { zoneOfIana } from './iana-zone.ts';
import type { Zone, Zones } from './zone.ts';
import { ianaZone, knownZone } from './zone-names.ts';

/**
 * @param names `ofCalendar`: of times without a zone; our own if it is unknown.
 * @param around instants that the definitions have to cover.
 */
export function zonesOf(
  definitions: readonly TimeZoneComponents[],
  names: { own: string; ofCalendar: string | null },
  around: { from: number; to: number },
): Zones {
  const own = zoneOfIana(names.own);
  const unknown = new Set<Zone>();
  const found = new Map<string, Zone>();
  const defined = new Map(definitions.map((one) => [one.zone.text('TZID')?.toLowerCase(), one]));

  function look(name: string): Zone {
    const iana = ianaZone(name);
    if (iana) return zoneOfIana(iana);
    const definition = defined.get(name.toLowerCase());
    const zone = definition && definedZone(definition.onsets, around);
    if (zone) return zone;
    const known = knownZone(name);
    if (known) return zoneOfIana(known);
    const guess: Zone = { ...own };
    unknown.add(guess);
    return guess;
  }

  const find = (given: string): Zone | null => {
    const name = given.trim();
    if (name === '') return null;
    const zone = found.get(name) ?? look(name);
    found.set(name, zone);
    return zone;
  };
  const floating = find(names.ofCalendar ?? '');
  return { own, unknown, find, floating: floating && !unknown.has(floating) ? floating : own };
}
