/** Queues the emails of a change to a meeting, in the change's own transaction. */
import type { BookingKind } from '#contract/booking/booking.ts';
import type { MailFacts, StaffMeetingChange } from '#contract/mail/mail.ts';
import type { BookingRow, Trx } from '../database/schema.ts';
import type { NewMail, Outbox } from '../outbox/outbox.ts';
import { addressOfStaff } from '../staff/active-staff-store.ts';
import type { MeetingNotification, MeetingNotifier } from './news.ts';
import { REPLACED_BY_CHANGES, type ReplacedMail, takeQueued } from './queued-mails-store.ts';

/** Delay of an email about a reschedule, for visitors who try several times in a row. */
const SETTLE_MS = 60_000;

/**
 * The visitor is notified of every change except an erasure; the member of staff concerned, unless they made it. Emails
 * about suspected spam are held until its rescue. A change that the visitor hasn't been notified of yet is combined with
 * the later one in a single email (docs/decisions/0009).
 */
export const createMeetingNotifier =
  (outbox: Pick<Outbox, 'enqueue'>): MeetingNotifier =>
  async (trx, news) => {
    const replaced =
      'booking' in news && news.change !== 'erased'
        ? await takeQueued(trx, news.booking, REPLACED_BY_CHANGES)
        : [];
    const mails = [...toVisitor(news, replaced), ...(await toStaff(trx, news))];
    const { at, runAt } = news;
    const later = mails.map((mail) => ({ ...mail, ...(runAt && { runAt }) }));
    if (mails.length > 0) await outbox.enqueue(trx, later, at);
  };

function toVisitor(news: MeetingNotification, replaced: ReplacedMail[]): NewMail[] {
  const { inquiry } = news;
  const to = {
    ...{ recipient: inquiry.email, inquiryId: inquiry.id, held: inquiry.spam === 1 },
    byStaff: news.actor !== null,
  };
  switch (news.change) {
    case 'erased':
      return [];
    case 'proposed': {
      const { proposalId, text, actor } = news;
      if (!actor) return [];
      const facts = { proposalId, text, staffId: actor.id, staffName: actor.name };
      return [{ ...to, kind: 'meeting-proposed', facts }];
    }
    case 'requested':
      return [{ ...to, kind: 'meeting-requested', facts: { bookingId: news.booking.id } }];
    case 'moved': {
      const from = knownTime(news, replaced);
      if (from === null) return [{ ...to, kind: 'meeting-booked', facts: revisionOf(news.booking) }];
      const runAt = new Date(Date.parse(news.at) + SETTLE_MS).toISOString();
      return [{ ...to, kind: 'meeting-moved', facts: { ...revisionOf(news.booking), from }, runAt }];
    }
    case 'cancelled': {
      const isUntold = replaced.some(({ kind }) => kind === 'meeting-booked' || kind === 'meeting-moved');
      const facts = { ...revisionOf(news.booking), ...(isUntold && { untold: true as const }) };
      return [{ ...to, kind: 'meeting-cancelled', facts }];
    }
    default:
      return [{ ...to, kind: 'meeting-booked', facts: revisionOf(news.booking) }];
  }
}

/** Returns the time that the visitor was last notified of; null when they weren't notified of the meeting. */
function knownTime({ before }: { before?: BookingRow }, replaced: ReplacedMail[]): string | null {
  if (replaced.some(({ kind }) => kind === 'meeting-booked')) return null;
  const first = replaced.find((mail) => mail.kind === 'meeting-moved');
  return first?.facts.from ?? before?.starts_at ?? null;
}

/** Proposed and held times may never become meetings, and anyone can choose one: staff see them, but get no email. */
type StaffNews = Extract<MeetingNotification, { booking: BookingRow }> & { change: StaffMeetingChange };

async function toStaff(trx: Trx, news: MeetingNotification): Promise<NewMail[]> {
  if (!isForStaff(news)) return [];
  const mails: NewMail[] = [];
  for (const { staffId, change } of concernedBy(news)) {
    const recipient = staffId === news.actor?.id ? null : await addressOfStaff(trx, staffId);
    if (recipient !== null) mails.push({ ...staffMail(news, staffId, change), recipient });
  }
  return mails;
}

/** Nothing that names the visitor outlives an erasure. */
function staffMail(
  news: StaffNews,
  staffId: string,
  change: StaffMeetingChange,
): Omit<Extract<NewMail, { kind: 'meeting-staff' }>, 'recipient'> {
  const { booking, inquiry, actor } = news;
  const time = { kind: booking.kind as BookingKind, startsAt: booking.starts_at };
  const facts = (more: Pick<MailFacts['meeting-staff'], 'by' | 'from' | 'meeting'>) => ({
    ...{ change, staffId, ...time, ...more },
  });
  if (news.change === 'erased')
    return { kind: 'meeting-staff', inquiryId: null, facts: facts({ by: null, from: null, meeting: null }) };
  const from = news.change === 'moved' ? (news.before?.starts_at ?? null) : null;
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

function concernedBy(news: StaffNews): { staffId: string; change: StaffMeetingChange }[] {
  const staffId = news.booking.staff_id;
  const before = news.change === 'moved' ? news.before?.staff_id : undefined;
  if (before === undefined || before === staffId) return [{ staffId, change: news.change }];
  return [
    { staffId: before, change: 'given' },
    { staffId, change: 'taken-over' },
  ];
}

const isForStaff = (news: MeetingNotification): news is StaffNews =>
  news.change !== 'proposed' && news.change !== 'requested';

const revisionOf = ({ id, sequence }: BookingRow) => ({ bookingId: id, sequence });
