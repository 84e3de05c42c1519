/** The events of an inquiry, as `GET /api/inquiries/{id}/events` answers them: newest first (requirements §14). */
import type { MeetingEvents, MeetingTime } from '../booking/booking.ts';
import type { MailRemarks, MeetingAnswer, MessageByMail } from '../mail/inbound.ts';
import type { MailDelayedEvent, MailResentEvent, VisitorChange } from '../mail/mail.ts';
import type { MailEvent, StoppedBy } from '../mail/reply.ts';
import type { VisitorAnswers } from './follow-up-questions.ts';
import type { ContactKind, ContactOutcome, StoredChannel } from './inquiry-actions.ts';
import type { Priority } from './priority.ts';
import type { EstimatedValue } from './prospect.ts';
import type { VisitorLinkEventKind } from './visitor.ts';

/** The author, by the name of then; null for the visitor and the system. */
export type TimelineActor = { id: string | null; name: string } | null;

/** A member of staff as an assignment names them; the name is today's. */
export type TimelinePerson = { id: string; name: string } | null;

/** The data of each kind. Kinds that a newer server adds arrive with whatever data they have. */
export type TimelineData = {
  /** `mail`: staff created it from an incoming email, whose text is the inquiry’s message. `channel`: staff entered it. */
  created: { mail?: MessageByMail; channel?: StoredChannel };
  /** `because`: the visitor's words that suggested it. */
  priority: { from: Priority; to: Priority; because?: string };
  tags: { added: string[]; removed: string[] };
  status: { from: string; to: string };
  /** Every note in full: the inquiry's `notes` holds the latest only. */
  note: { text: string };
  /** A contact that staff logged; those from before outcomes were kept reached the visitor. */
  contact: {
    contact: ContactKind;
    outcome?: ContactOutcome;
    text: string | null;
    /** When the server received it, if it was logged offline (ISO 8601 UTC). */
    heardAt?: string;
  };
  assignment: { from: TimelinePerson; to: TimelinePerson };
  'attachment-view': { url: string };
  spam: { spam: boolean };
  /** A reply that staff wrote, at the moment it was queued. */
  mail: MailEvent;
  'mail-resent': MailResentEvent;
  /** A reply was canceled before it was sent. The system cancels a scheduled reply when the visitor answers. */
  'mail-taken-back': { mailId: string; stoppedBy?: StoppedBy };
  /** A scheduled reply was delivered: a contact at its hour. */
  'mail-went-out': { mailId: string };
  /** The mail server rejected a reply permanently. */
  'mail-failed': { mailId: string; why: string };
  'mail-delayed': MailDelayedEvent;
  /** An accepted email bounced. */
  'mail-bounced': { mailId: string; recipient: string; why: string };
  /** An automatic response to one of our emails: out of office, or a receipt. */
  'mail-auto-reply': {
    inboundId: string;
    from: string;
    subject: string;
    text: string;
    remarks?: MailRemarks;
  };
  /** An answer came from another sender than the request's; it changes nothing until staff file it (contract/mail/inbound.ts). */
  'mail-from-other': { inboundId: string; from: string; subject: string };
  /** Staff filed an email under this inquiry. */
  'mail-filed': { inboundId: string };
  /** The next step that staff set, or cleared; and that its day came. */
  'next-step': { text: string | null; day: string | null };
  'next-step-due': { text: string | null };
  /** The staff's estimate, and the reason for a loss; null when removed. */
  value: { value: EstimatedValue | null };
  'lost-reason': { reason: string | null };
  /** The visitor's answers after sending; they set the estimate unless staff did. */
  'visitor-answers': VisitorAnswers;
  /** Staff marked the visitor's latest words as needing no reply. */
  'no-reply-needed': Record<string, never>;
  /** The visitor's calendar answered our invitation, without a message from the visitor. */
  'meeting-answered': MeetingAnswer & { inboundId: string };
  /** A meeting has ended, and staff haven't marked whether it took place. */
  'meeting-over': MeetingTime;
  /** A change other than of status, assignee and spam was undone. */
  undone: { field: string };
} & {
  /** The visitor's steps on the page of the request. */
  [Change in VisitorChange as `visitor-${Change['kind']}`]: Omit<Change, 'kind'>;
} & {
  /** Outcome of a meeting (contract/booking/booking.ts); its author is the visitor where there is none. */
  [Change in keyof MeetingEvents as `meeting-${Change}`]: MeetingEvents[Change];
} & Record<VisitorLinkEventKind, Record<string, never>>;

export type TimelineKind = keyof TimelineData;

export type TimelineEvent = {
  id: string;
  /** ISO 8601 UTC. */
  at: string;
  actor: TimelineActor;
  /** Id of the bulk change that caused the event; null for others. */
  bulkId: string | null;
} & ({ [Kind in TimelineKind]: { kind: Kind; data: TimelineData[Kind] } }[TimelineKind] | OtherEvent);

/** Further kinds that a newer server may write. */
export type OtherEvent = { kind: string & Record<never, never>; data: Record<string, unknown> };

/** Whether an event is of a kind, so that its data can be read. */
export const isEvent = <Kind extends TimelineKind>(
  event: TimelineEvent,
  kind: Kind,
): event is TimelineEvent & { kind: Kind; data: TimelineData[Kind] } => event.kind === kind;
