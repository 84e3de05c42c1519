/**
 * How long visitors waited after they wrote again: each wait begins with a message that wasn't answered before, and ends
 * with the next contact (contract/inquiries/queue.ts, replayed from the timeline).
 */
import { answeredClock, type Clock, responseClockOf } from '#contract/inquiries/clock.ts';
import { isClosed } from '#contract/inquiries/statuses.ts';

export type SaidEvent = {
  inquiry_id: string;
  first_contact_at: string | null;
  at: string;
  kind: string;
  actor_id: string | null;
  /** JSON. */
  data: string;
};

/** Kinds of events that begin or end a wait. */
export const SAID_KINDS = [
  'visitor-message',
  'mail',
  'mail-taken-back',
  'mail-went-out',
  'mail-failed',
  'mail-bounced',
  'contact',
  'meeting-booked',
  'meeting-proposed',
  'meeting-held',
  'no-reply-needed',
  'status',
] as const;

/** Contacts by staff, when one of them is the author. */
const MEETINGS: readonly string[] = ['meeting-booked', 'meeting-proposed', 'meeting-held'];

type Wait = { since: string; until: string | null; isAnswered: boolean };

/**
 * Returns the clock of each wait that began within a span. Messages before the first contact belong to the first
 * answer's clock.
 * @param events of one inquiry, in their order.
 */
export function followUpTimes(
  events: readonly SaidEvent[],
  from: string,
  before: string,
  now: Date,
): Clock[] {
  return waitsOf(events)
    .filter(({ since }) => since >= from && since < before)
    .map(({ since, until, isAnswered }): Clock => {
      if (until === null)
        return responseClockOf({ createdAt: since, firstContactAt: null, waitingSince: since }, now);
      return isAnswered ? answeredClock(since, until) : { state: 'stopped' };
    });
}

function waitsOf(events: readonly SaidEvent[]): Wait[] {
  const waits: Wait[] = [];
  const undelivered = new Set(events.flatMap(undeliveredMail));
  let open: Wait | undefined;
  for (const event of events) {
    const { kind, at, first_contact_at } = event;
    if (kind === 'visitor-message') {
      if (open || first_contact_at === null || at <= first_contact_at) continue;
      open = { since: at, until: null, isAnswered: false };
      waits.push(open);
    } else if (open && endsWait(event, undelivered)) {
      open.until = at;
      open.isAnswered = kind !== 'no-reply-needed' && kind !== 'status';
      open = undefined;
    }
  }
  return waits;
}

const undeliveredMail = ({ kind, data }: SaidEvent): string[] =>
  ['mail-taken-back', 'mail-failed', 'mail-bounced'].includes(kind) ? [JSON.parse(data).mailId] : [];

function endsWait({ kind, actor_id, data }: SaidEvent, undelivered: ReadonlySet<string>): boolean {
  if (kind === 'no-reply-needed') return true;
  if (kind === 'status') return isClosed(JSON.parse(data).to);
  if (kind === 'contact') return (JSON.parse(data).outcome ?? 'reached') === 'reached';
  if (kind === 'mail' || kind === 'mail-went-out') {
    const { mailId, scheduledAt } = JSON.parse(data);
    // A scheduled reply counts at its scheduled time, when a separate event records that it was sent.
    return scheduledAt === undefined && !undelivered.has(mailId);
  }
  return MEETINGS.includes(kind) && actor_id !== null;
}
