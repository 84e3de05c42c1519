/** Splits a calendar's text into events, busy times and time zones. An error in one component doesn't affect the others. */
import { type CalendarProperties, propertiesOf } from './properties.ts';

export type Component = {
  name: 'VCALENDAR' | 'VEVENT' | 'VFREEBUSY' | 'VTIMEZONE' | 'STANDARD' | 'DAYLIGHT';
  properties: CalendarProperties;
};

const NAMES = new Set(['VCALENDAR', 'VEVENT', 'VFREEBUSY', 'VTIMEZONE', 'STANDARD', 'DAYLIGHT']);
type Raw = { name: string; lines: string[] };

export const componentsOf = (text: string): Component[] =>
  rawComponentsOf(text).map(({ name, lines }) => ({
    name: name as Component['name'],
    properties: propertiesOf(lines),
  }));

function rawComponentsOf(text: string): Raw[] {
  const all: Raw[] = [];
  let open: Raw | null = null;
  // Alarms and whatever else is inside of a component.
  let inside = 0;
  for (const line of unfolded(text)) {
    const [, edge, given = ''] = /^(BEGIN|END):([\w-]+)\s*$/i.exec(line) ?? [];
    const name = given.toUpperCase();
    if (!edge) {
      if (open && inside === 0) open.lines.push(line);
    } else if (NAMES.has(name)) {
      // A component whose end is missing ends where the next one begins.
      open = edge.toUpperCase() === 'BEGIN' ? { name, lines: [] } : null;
      inside = 0;
      if (open) all.push(open);
    } else inside = Math.max(0, inside + (edge.toUpperCase() === 'BEGIN' ? 1 : -1));
  }
  return all;
}

/** RFC 5545 section 3.1; line breaks of any system. */
const unfolded = (text: string): string[] =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '')
    .split('\n');

export type TimeZoneComponents = { zone: CalendarProperties; onsets: CalendarProperties[] };

/** An onset (STANDARD or DAYLIGHT) belongs to the VTIMEZONE before it. */
export function timeZonesIn(components: readonly Component[]): TimeZoneComponents[] {
  const zones: TimeZoneComponents[] = [];
  for (const { name, properties } of components) {
    if (name === 'VTIMEZONE') zones.push({ zone: properties, onsets: [] });
    else if (name === 'STANDARD' || name === 'DAYLIGHT') zones.at(-1)?.onsets.push(properties);
  }
  return zones;
}
