/**
 * The content of emails about meetings, composed when they are sent: an email about an outdated revision is dropped,
 * because the change queued another email (docs/decisions/0021).
 */

import { bookingWords } from '#content/booking-words.ts';
import { mailWords } from '#content/mail-words.ts';
import type { BookingState } from '#contract/booking/booking.ts';
import { withCode } from '#contract/booking/visitor-meeting.ts';
import type { MailedMeeting, MailFacts } from '#contract/mail/mail.ts';
import { areaNameFromSlug } from '#contract/site/area-name.ts';
import type { Config } from '../config/config.ts';
import { currentFirm } from '../config/firm-in-force.ts';
import { hashToken } from '../config/tokens.ts';
import { confirmationCode } from '../inquiries/confirmation-code.ts';
import { tokenFor, visitorPath } from '../inquiries/private-link.ts';
import type { Composer, Composers, SkippedMail } from '../outbox/composer.ts';
import type { Routing } from '../outbox/message.ts';
import { calendarText, uidOf } from './calendar.ts';
import type { MeetingMailsStore, MeetingOfMail } from './mails-store.ts';

export type MeetingComposers = {
  [K in keyof Composers as K extends `meeting-${string}` ? K : never]: Composers[K];
};

type Parts = {
  config: Pick<Config, 'origin' | 'secret' | 'mailFrom' | 'booking'>;
  store: MeetingMailsStore;
};

export function meetingMails({ config, store }: Parts): MeetingComposers {
  const { origin } = config;

  /** Composes about the present revision of a meeting, in a state that the mail is about. */
  const about =
    <K extends 'meeting-booked' | 'meeting-moved' | 'meeting-cancelled' | 'meeting-reminder'>(
      states: BookingState[],
      compose: (row: MeetingOfMail, to: string, facts: MailFacts[K]) => Awaited<ReturnType<Composer<K>>>,
    ): Composer<K> =>
    async (mail, facts) => {
      if (!config.booking) return OFF;
      const row = await store.find(facts.bookingId);
      if (!row) return ERASED;
      return row.sequence === facts.sequence && states.includes(row.state)
        ? compose(row, mail.recipient, facts)
        : CHANGED;
    };
  const meeting = (row: MeetingOfMail, to: string) => mailedMeeting(config, row, to);
  const entry = (row: MeetingOfMail, to: string): Routing => ({ calendar: invitation(config, row, to) });

  return {
    async 'meeting-requested'({ recipient: to }, { bookingId }) {
      if (!config.booking) return OFF;
      const row = await store.find(bookingId);
      if (!row) return ERASED;
      const { state, held_until: heldUntil } = row;
      if (state !== 'requested' || heldUntil === null) return CHANGED;
      if (heldUntil <= new Date().toISOString()) return { dropped: 'The hold on this time has expired.' };
      // Only a confirmed meeting gets a calendar invite.
      return { content: { meeting: meeting(row, to), heldUntil }, routing: {} };
    },
    'meeting-booked': about(['booked'], (row, to) => ({
      content: { meeting: meeting(row, to) },
      routing: entry(row, to),
    })),
    'meeting-moved': about(['booked'], (row, to, { from }) => ({
      content: { meeting: meeting(row, to), from },
      routing: entry(row, to),
    })),
    // A time that was only held is in no calendar.
    'meeting-cancelled': about(['cancelled', 'lapsed'], (row, to) => ({
      content: { meeting: meeting(row, to) },
      routing: row.state === 'cancelled' ? entry(row, to) : {},
    })),
    'meeting-reminder': about(['booked'], (row, to) => {
      if (row.reminders === 0) return { dropped: 'The client turned off reminders.' };
      if (row.starts_at <= new Date().toISOString()) return { dropped: 'The meeting has started.' };
      return { content: { meeting: meeting(row, to) }, routing: {} };
    }),
    async 'meeting-proposed'({ recipient }, { proposalId, text, staffName }) {
      if (!config.booking) return OFF;
      const rows = await store.proposed(proposalId);
      const now = new Date().toISOString();
      const open = rows.filter(
        ({ state, held_until, starts_at }) =>
          state === 'proposed' && held_until !== null && held_until > now && starts_at > now,
      );
      const [first] = open;
      if (!first?.held_until)
        return { dropped: 'The proposed times were booked or withdrawn, or they expired.' };
      return {
        content: {
          meeting: meeting(first, recipient),
          times: open.map((row) => {
            const { startsAt, endsAt, staffName: who } = meeting(row, recipient);
            return { startsAt, endsAt, staffName: who };
          }),
          ...{ text, heldUntil: first.held_until, staffName },
        },
        routing: {},
      };
    },
    async 'meeting-staff'(_mail, facts) {
      if (!config.booking) return OFF;
      const { change, staffId, by, kind, startsAt, from, meeting: revision } = facts;
      const said = { change, by, kind, startsAt, from };
      if (!revision)
        return { content: { ...said, about: null, url: `${origin}/admin/calendar` }, routing: {} };
      const row = await store.find(revision.bookingId);
      if (!row) return ERASED;
      const isTheirs = row.staff_id === staffId;
      if (change === 'given' ? isTheirs : !isTheirs || row.sequence !== revision.sequence) return CHANGED;
      const { reference, visitor_name: name, visitor_phone: phone, inquiry_id } = row;
      return {
        content: {
          ...said,
          about: { reference, name, phone, where: whereOf(row) },
          url: `${origin}/admin?inquiry=${inquiry_id}`,
        },
        routing: {},
      };
    },
  };
}

const OFF: SkippedMail = { dropped: 'Booking is turned off.' };
const ERASED: SkippedMail = { dropped: 'The inquiry was erased.' };
const CHANGED: SkippedMail = { dropped: 'The meeting changed. A newer email replaced this one.' };

/** @param to the mail's recipient: of an address that was corrected since, the link confirms nothing. */
function mailedMeeting({ secret, origin }: Parts['config'], row: MeetingOfMail, to: string): MailedMeeting {
  const token = tokenFor(secret, row.inquiry_id, row.visitor_link_generation);
  const code = confirmationCode(secret, row.inquiry_id, to);
  return {
    ...{ reference: row.reference, kind: row.kind, zone: row.zone },
    ...{ startsAt: row.starts_at, endsAt: row.ends_at },
    staffName: row.public_name ?? row.staff_name,
    where: whereOf(row),
    reminders: row.reminders === 1,
    // A link that was revoked, or made with another secret, is left out.
    meetingUrl:
      hashToken(token) === row.visitor_token_hash
        ? `${origin}${withCode(`${visitorPath(token)}/meeting`, code)}`
        : null,
  };
}

/** Describes where a meeting takes place. */
function whereOf({ kind, place, visitor_phone, area }: MeetingOfMail): string {
  const { where } = mailWords(currentFirm()).meeting;
  if (kind === 'call') return where.call(place ?? visitor_phone);
  return kind === 'studio' ? where.studio : where.site(place ?? (area && areaNameFromSlug(area)));
}

/** The visitor's calendar entry, as it is in this revision. */
function invitation(
  config: Parts['config'],
  row: MeetingOfMail,
  to: string,
): NonNullable<Routing['calendar']> {
  const { entry } = mailWords(currentFirm()).meeting;
  const { meetingUrl, where } = mailedMeeting(config, row, to);
  const isCancelled = row.state === 'cancelled';
  const method = isCancelled ? 'CANCEL' : 'REQUEST';
  const text = calendarText(method, [
    {
      uid: uidOf(row.id, config.origin),
      sequence: row.sequence,
      status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
      ...{ stamp: row.updated_at, startsAt: row.starts_at, endsAt: row.ends_at },
      summary: entry.toVisitor(bookingWords.kinds[row.kind].label),
      location: where,
      description: [row.reference, meetingUrl && entry.change(meetingUrl), entry.phone]
        .filter(Boolean)
        .join('\n'),
      // The sender, or calendar programs take no change from this address.
      organizer: { name: currentFirm().name, email: config.mailFrom },
      attendee: { name: row.visitor_name, email: row.visitor_email },
    },
  ]);
  return { method, text };
}
