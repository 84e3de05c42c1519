/** Reads a mail's calendar part (RFC 5546): an answer to our invitation, or an invitation. */
import type ICAL from 'ical.js';
import type { Attachment } from 'postal-mime';
import { PARSE_LIMITS } from './bounds.ts';
import { oneLine } from './headers.ts';
import type { CalendarPart } from './read-mail.ts';

/** Larger calendar parts are ignored: a meeting has a few hundred bytes. */
const MOST_BYTES = 1024 * 1024;

type Component = InstanceType<typeof ICAL.Component>;
type Property = InstanceType<typeof ICAL.Property>;
type Time = InstanceType<typeof ICAL.Time>;

const ANSWERS = { ACCEPTED: 'accepted', DECLINED: 'declined', TENTATIVE: 'tentative' } as const;
const SAID = {
  accepted: 'Accepted',
  declined: 'Declined',
  tentative: 'Accepted tentatively',
  answered: 'Answered',
  countered: 'Proposed another time',
  cancelled: 'Cancelled',
  invited: 'Invitation',
};

export type CalendarMail = {
  part: Omit<CalendarPart, 'words'>;
  /** Its words for staff: the meeting, its time, and the comment. */
  text: string;
  /** The sender's comment on the answer or the invitation. */
  comment: string;
};

/** Returns the mail's calendar part; null when there is none, or it can't be read. */
export async function calendarIn(
  attachments: readonly Attachment[],
  from: string | null,
): Promise<CalendarMail | null> {
  const found = attachments.find(
    ({ mimeType, content }) =>
      /^(text\/calendar|application\/ics)$/.test(mimeType) &&
      (content as ArrayBuffer).byteLength < MOST_BYTES,
  );
  if (!found) return null;
  const { default: ICAL } = await import('ical.js');
  try {
    const text = new TextDecoder().decode(found.content as ArrayBuffer);
    const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
    return read(calendar, from);
  } catch {
    return null;
  }
}

function read(calendar: Component, from: string | null): CalendarMail | null {
  const event = calendar.getFirstSubcomponent('vevent');
  if (!event) return null;
  const said = (name: string) =>
    oneLine(String(event.getFirstPropertyValue(name) ?? ''), PARSE_LIMITS.subject);
  const attendee = attendeeOf(event, from);
  const answer =
    ANSWERS[String(attendee?.getParameter('partstat') ?? '').toUpperCase() as keyof typeof ANSWERS];
  const kind = kindOf(String(calendar.getFirstPropertyValue('method') ?? ''), answer);
  const start = event.getFirstProperty('dtstart');
  const comment = kind === 'invited' ? said('description') : said('comment');
  const words = [`${SAID[kind]}: ${said('summary') || 'a meeting'}`, start && timeInWords(start), comment];
  return {
    part: { kind, uid: said('uid').slice(0, PARSE_LIMITS.id) || null, sequence: sequenceOf(event) },
    text: words.filter(Boolean).join('\n'),
    comment,
  };
}

function sequenceOf(event: Component): number | null {
  const sequence = Number(event.getFirstPropertyValue('sequence') ?? Number.NaN);
  return Number.isSafeInteger(sequence) && sequence >= 0 ? sequence : null;
}

function kindOf(
  method: string,
  answer: (typeof ANSWERS)[keyof typeof ANSWERS] | undefined,
): CalendarPart['kind'] {
  const name = method.toUpperCase();
  if (name === 'REPLY') return answer ?? 'answered';
  if (name === 'COUNTER') return 'countered';
  return name === 'CANCEL' ? 'cancelled' : 'invited';
}

/** Returns the attendee with the sender's address, else the first; some programs list all attendees. */
function attendeeOf(event: Component, from: string | null): Property | undefined {
  const attendees = event.getAllProperties('attendee');
  const isFrom = (attendee: Property) =>
    String(attendee.getFirstValue())
      .toLowerCase()
      .replace(/^mailto:/, '') === from;
  return attendees.find(isFrom) ?? attendees[0];
}

/** Formats a time in the zone that the calendar names; no other zone is known here. */
function timeInWords(start: Property): string {
  const time = start.getFirstValue() as Time;
  const written = new Date(Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute));
  const zone = time.isDate
    ? ''
    : (start.getFirstParameter('tzid') ?? (time.zone?.tzid === 'UTC' ? 'UTC' : ''));
  const words = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone: 'UTC', dateStyle: 'full' },
    ...(!time.isDate && { timeStyle: 'short' }),
  }).format(written);
  return zone ? `${words} (${oneLine(zone, 60)})` : words;
}
