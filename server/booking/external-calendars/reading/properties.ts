/** The properties of a calendar's component that matter for busy times, read by ical.js. */
import ICAL from 'ical.js';

/** As ical.js reads it: a period is a pair of its start and its end or length. */
export type PropertyValue = string | [string, string];
export type Property = { parameters: Record<string, string>; values: PropertyValue[] };

export type CalendarProperties = {
  all: (name: string) => Property[];
  /** The value of the first one, as text. */
  text: (name: string) => string | null;
  /** Whether there is a line of that name, readable or not. */
  has: (name: string) => boolean;
  /** Whether a line of that name can't be read. */
  isBroken: (name: string) => boolean;
  /** The text of such a line, without its name. */
  raw: (name: string) => string | null;
};

/** A DATE where a DATE-TIME is due, and the other way around, is common. */
ICAL.design.strict = false;

const TIMES = new Set([
  ...['DTSTART', 'DTEND', 'DURATION', 'RDATE', 'EXDATE', 'RECURRENCE-ID', 'FREEBUSY'],
  ...['TZOFFSETFROM', 'TZOFFSETTO'],
]);
const RULES = new Set(['RRULE', 'EXRULE']);
const WORDS = new Set(['UID', 'SEQUENCE', 'STATUS', 'TRANSP', 'TZID', 'X-WR-TIMEZONE']);

/** Other lines aren't looked at, so that what is wrong in them harms nothing. */
export function propertiesOf(lines: readonly string[]): CalendarProperties {
  const found = new Map<string, Property[]>();
  const broken = new Set<string>();
  const written = new Map<string, string>();
  for (const line of lines) {
    const name = /^[\w-]+/.exec(line)?.[0].toUpperCase() ?? '';
    const property = propertyOf(name, line);
    if (property !== undefined) written.set(name, line.slice(name.length + 1));
    if (property) {
      const same = found.get(name);
      if (same) same.push(property);
      else found.set(name, [property]);
    } else if (property === null) broken.add(name);
  }
  const all = (name: string): Property[] => found.get(name) ?? [];
  return {
    all,
    text: (name) => {
      const value = all(name)[0]?.values[0];
      return value === undefined ? null : String(value).trim();
    },
    has: (name) => written.has(name),
    isBroken: (name) => broken.has(name),
    raw: (name) => written.get(name) || null,
  };
}

/** Null: it can't be read; undefined: it doesn't matter. */
function propertyOf(name: string, line: string): Property | null | undefined {
  // Recurrence rules stay text; the code that expands them parses them.
  if (RULES.has(name)) return { parameters: {}, values: [line.slice(line.indexOf(':') + 1)] };
  if (!TIMES.has(name) && !WORDS.has(name)) return undefined;
  // `EXDATE:` says nothing.
  if (/:\s*$/.test(line)) return undefined;
  try {
    const [, parameters, , ...values] = ICAL.parse.property(TIMES.has(name) ? repaired(line) : line);
    return { parameters, values };
  } catch {
    return null;
  }
}

/** Where a value of times begins: a date, a length or an offset from UTC. */
const VALUE = /:\s*(?=[+-]?P[\dT]|\d{4}-?\d{2}-?\d{2}|[+-]\d{4})/i;
/** Exchange and Zimbra write zones with a colon in them and no quotation marks. */
const BARE_ZONE = /;TZID=(?!")(.*?)(?=;[\w-]+=|$)/i;
/** Characters of a property's name and parameters. */
const MOST_PARAMETERS = 2000;
/** ical.js would leave out what comes after a time, an offset for example. */
const TIMES_ONLY = /^(?:\d{8}(?:T\d{6}Z?)?(?:\/(?:\d{8}(?:T\d{6}Z?)?|P[\dWDTHMS]+))?(?:,|$))+$/;

/** Repairs common mistakes of calendar programs that have one clear meaning. @throws when the line has none. */
function repaired(line: string): string {
  const at = line.search(VALUE);
  if (at < 0 || at > MOST_PARAMETERS)
    throw new Error('The value is missing, or its parameters are too long.');
  const head = line
    .slice(0, at)
    // The value's type is evident from the value, and VALUE is sometimes wrong.
    .replace(/;VALUE=[^;:]*/gi, '')
    .replace(BARE_ZONE, (_, zone: string) => `;TZID="${zone.replaceAll('"', '')}"`);
  const value = line
    .slice(at + 1)
    .replace(/\s/g, '')
    .toUpperCase()
    .replace(/(\d{4})-(\d\d)-(\d\d)/g, '$1$2$3')
    .replace(/T(\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?/g, 'T$1$2$3')
    .replace(/T(\d{4})(?=Z?(?:[/,]|$))/g, 'T$100')
    // Google's.
    .replace(/\b(\d{8})Z/g, '$1')
    .replace(/,+$/, '');
  if (/^\d/.test(value) && !TIMES_ONLY.test(value)) throw new Error('The value contains more than times.');
  return `${head}:${value}`;
}
