/** A list of busy times without events, as Kolab, Zimbra and SOGo publish them (RFC 5545 section 3.6.4). */
import { endOf, instantOf, periodOf } from './moments.ts';
import type { CalendarProperties, Property } from './properties.ts';
import type { TimeSpan } from './series.ts';
import type { Zones } from './zone.ts';

export function takenIn(properties: CalendarProperties, zones: Zones, unreadable: () => void): TimeSpan[] {
  let isWhole = !properties.isBroken('FREEBUSY');
  const spans = properties
    .all('FREEBUSY')
    .filter(({ parameters }) => parameters.fbtype?.toUpperCase() !== 'FREE')
    .flatMap((property) =>
      property.values.flatMap((value) => {
        try {
          if (typeof value === 'string') throw new Error('No period.');
          return [spanOf(value, property, zones)];
        } catch {
          isWhole = false;
          return [];
        }
      }),
    );
  if (!isWhole) unreadable();
  return spans.filter(([from, to]) => to > from);
}

function spanOf(value: [string, string], property: Property, zones: Zones): TimeSpan {
  const { start, end } = periodOf(value, property, zones);
  const zone = start.zone ?? zones.floating;
  return [zone.instantOf(start.wall), 'wall' in end ? instantOf(end, zone) : endOf(start.wall, end, zone)];
}
