/** Writes iCalendar text (RFC 5545) in UTC, which needs no VTIMEZONE and which no program reads an hour off. */

export type CalendarMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH';

export type CalendarEntry = {
  /** Globally unique, and the same for the life of the meeting (`uidOf`). */
  uid: string;
  sequence: number;
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  /** Instants as ISO 8601 UTC; `stamp` is when this revision was made. */
  stamp: string;
  startsAt: string;
  endsAt: string;
  summary: string;
  location: string | null;
  description: string | null;
  organizer: Party;
  attendee?: Party;
};

type Party = { name: string; email: string };

/** @param origin the site's, whose host makes the id globally unique (RFC 7986 §5.3). */
export const uidOf = (bookingId: string, origin: string): string => `${bookingId}@${new URL(origin).host}`;

/** @param name of the calendar, for a feed that programs subscribe to. */
export function calendarText(
  method: CalendarMethod,
  entries: readonly CalendarEntry[],
  name?: string,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Design-build desk//Meetings//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...(name === undefined ? [] : [`X-WR-CALNAME:${text(name)}`, 'REFRESH-INTERVAL;VALUE=DURATION:PT1H']),
    ...entries.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const eventLines = ({ organizer, attendee, ...entry }: CalendarEntry): string[] => [
  'BEGIN:VEVENT',
  `UID:${text(entry.uid)}`,
  `SEQUENCE:${entry.sequence}`,
  `STATUS:${entry.status}`,
  `DTSTAMP:${instant(entry.stamp)}`,
  `LAST-MODIFIED:${instant(entry.stamp)}`,
  `DTSTART:${instant(entry.startsAt)}`,
  `DTEND:${instant(entry.endsAt)}`,
  `SUMMARY:${text(entry.summary)}`,
  ...(entry.location ? [`LOCATION:${text(entry.location)}`] : []),
  ...(entry.description ? [`DESCRIPTION:${text(entry.description)}`] : []),
  `ORGANIZER;CN=${parameter(organizer.name)}:${mailto(organizer.email)}`,
  ...(attendee
    ? [
        `ATTENDEE;CN=${parameter(attendee.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:${mailto(attendee.email)}`,
      ]
    : []),
  'END:VEVENT',
];

/** `20261201T160000Z`. */
const instant = (iso: string): string => `${new Date(iso).toISOString().replace(/[-:]|\.\d+/g, '')}`;

/** A TEXT value (§3.3.11): line breaks escaped, other controls out, so that nothing typed begins a property. */
const text = (value: string): string =>
  clean(value)
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');

/** A quoted parameter value (§3.2), which has no escape for its own quotes. */
const parameter = (value: string): string => `"${clean(value).replace(/"/g, '’').replace(/\n/g, ' ')}"`;

const mailto = (email: string): string =>
  `mailto:${encodeURI(clean(email)).replace(/[?#]/g, encodeURIComponent)}`;

const clean = (value: string): string =>
  value
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, '')
    .replace(/[\u202A-\u202E\u2066-\u2069]/g, '');

/** Lines of at most 75 octets (§3.1), cut between characters, never within one. */
function folded(line: string): string {
  const parts = [''];
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > 75) {
      parts.push('');
      // The space that marks a continued line counts.
      octets = 1;
    }
    parts[parts.length - 1] += character;
    octets += size;
  }
  return parts.join('\r\n ');
}
