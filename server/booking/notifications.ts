/** Queues the emails of a change to a meeting, in the change's own transaction. */
import type { BookingKind } from '#contract/booking/booking.ts';
import type { MailFacts, StaffMeetingChange } from '#contract/mail/mail.ts';
import type { BookingRow, Trx } from '../database/schema.ts';
import { kindsWith } from '../outbox/mail-traits.ts';
import type { NewMail, Outbox } from '../outbox/outbox.ts';
import { addressOfStaff } from '../staff/active-staff-store.ts';
import type { MeetingNotification, MeetingNotifier } from './meeting-notification.ts';
import { type ReplacedMail, takeQueued } from './queued-mails-store.ts';

/** Delay of an email about a reschedule, for visitors who try several times in a row. */
const SETTLE_MS = 60_000;

/**
 * The visitor is notified of every change except an erasure; the member of staff concerned, unless they made it. Emails
 * about suspected spam are held until its rescue. A change that the visitor hasn't been notified of yet is combined with
 * the later one in a single email (docs/decisions/0009).
 */
export const createMeetingNotifier =
  (outbox: Pick<Outbox, 'enqueue'>): MeetingNotifier =>
  async (trx, notification) => {
    const replaced =
      'booking' in notification && notification.change !== 'erased'
        ? await takeQueued(trx, notification.booking, kindsWith('replaced-by-changes'))
        : [];
    const mails = [...toVisitor(notification, replaced), ...(await toStaff(trx, notification))];
    const { at, runAt } = notification;
    const later = mails.map((mail) => ({ ...mail, ...(runAt && { runAt }) }));
    if (mails.length > 0) await outbox.enqueue(trx, later, at);
  };

function toVisitor(notification: MeetingNotification, replaced: ReplacedMail[]): NewMail[] {
  const { inquiry } = notification;
  const to = {
    ...{ recipient: inquiry.email, inquiryId: inquiry.id, held: inquiry.spam === 1 },
    byStaff: notification.actor !== null,
  };
  switch (notification.change) {
    case 'erased':
      return [];
    case 'proposed': {
      const { proposalId, text, actor } = notification;
      if (!actor) return [];
      const facts = { proposalId, text, staffId: actor.id, staffName: actor.name };
      return [{ ...to, kind: 'meeting-proposed', facts }];
    }
    case 'requested':
      return [{ ...to, kind: 'meeting-requested', facts: { bookingId: notification.booking.id } }];
    case 'moved': {
      const from = knownTime(notification, replaced);
      if (from === null) return [{ ...to, kind: 'meeting-booked', facts: revisionOf(notification.booking) }];
      const runAt = new Date(Date.parse(notification.at) + SETTLE_MS).toISOString();
      return [{ ...to, kind: 'meeting-moved', facts: { ...revisionOf(notification.booking), from }, runAt }];
    }
    case 'cancelled': {
      const isUntold = replaced.some(({ kind }) => kind === 'meeting-booked' || kind === 'meeting-moved');
      const facts = { ...revisionOf(notification.booking), ...(isUntold && { untold: true as const }) };
      return [{ ...to, kind: 'meeting-cancelled', facts }];
    }
    default:
      return [{ ...to, kind: 'meeting-booked', facts: revisionOf(notification.booking) }];
  }
}

/** Returns the time that the visitor was last notified of; null when they weren't notified of the meeting. */
function knownTime({ before }: { before?: BookingRow }, replaced: ReplacedMail[]): string | null {
  if (replaced.some(({ kind }) => kind === 'meeting-booked')) return null;
  const first = replaced.find((mail) => mail.kind === 'meeting-moved');
  return first?.facts.from ?? before?.starts_at ?? null;
}

/** Proposed and held times may never become meetings, and anyone can choose one: staff see them, but get no email. */
type StaffNotification = Extract<MeetingNotification, { booking: BookingRow }> & {
  change: StaffMeetingChange;
};

async function toStaff(trx: Trx, notification: MeetingNotification): Promise<NewMail[]> {
  if (!isForStaff(notification)) return [];
  const mails: NewMail[] = [];
  for (const { staffId, change } of concernedBy(notification)) {
    const recipient = staffId === notification.actor?.id ? null : await addressOfStaff(trx, staffId);
    if (recipient !== null) mails.push({ ...staffMail(notification, staffId, change), recipient });
  }
  return mails;
}

/** Nothing that names the visitor outlives an erasure. */
function staffMail(
  notification: StaffNotification,
  staffId: string,
  change: StaffMeetingChange,
): Omit<Extract<NewMail, { kind: 'meeting-staff' }>, 'recipient'> {
  const { booking, inquiry, actor } = notification;
  const time = { kind: booking.kind as BookingKind, startsAt: booking.starts_at };
  const facts = (more: Pick<MailFacts['meeting-staff'], 'by' | 'from' | 'meeting'>) => ({
    ...{ change, staffId, ...time, ...more },
  });
  if (notification.change === 'erased')
    return { kind: 'meeting-staff', inquiryId: null, facts: facts({ by: null, from: null, meeting: null }) };
  const from = notification.change === 'moved' ? (notification.before?.starts_at ?? null) : null;
  return {
    kind: 'meeting-staff',
    inquiryId: inquiry.id,
    held: inquiry.spam === 1,
    facts: facts({
      by: actor?.name ?? null,
      from: from === booking.starts_at ? null : from,
      meeting: revisionOf(booking),
    }),
  };
}

function concernedBy(notification: StaffNotification): { staffId: string; change: StaffMeetingChange }[] {
  const staffId = notification.booking.staff_id;
  const before = notification.change === 'moved' ? notification.before?.staff_id : undefined;
  if (before === undefined || before === staffId) return [{ staffId, change: notification.change }];
  return [
    { staffId: before, change: 'given' },
    { staffId, change: 'taken-over' },
  ];
}

const isForStaff = (notification: MeetingNotification): notification is StaffNotification =>
  notification.change !== 'proposed' && notification.change !== 'requested';

const revisionOf = ({ id, sequence }: BookingRow) => ({ bookingId: id, sequence });
