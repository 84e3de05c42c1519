/**
 * Mail: its kinds, the content of each, and the API's answers about it (requirements §15;
 * docs/decisions/0009). The outbox stores `MailFacts`, which become `MailContent` when sent: links with
 * secrets are made only then, and never stored.
 */
import * as z from 'zod/mini';
import type { BookingKind } from '../booking/booking.ts';
import type { InquiryValues } from '../inquiries/inquiry-fields.ts';
import type { MessageByMail } from './inbound.ts';
import { replyFileSchema } from './reply-file.ts';

export const MAIL_KINDS = [
  'inquiry-staff',
  'inquiry-visitor',
  'reply',
  'visitor-update',
  'assignment',
  'invitation',
  'password-reset',
  'two-factor-removed',
  'passkey-added',
  'passkey-removed',
  'site-alert',
  'newsletter-confirmation',
  'newsletter-article',
  'meeting-requested',
  'meeting-booked',
  'meeting-moved',
  'meeting-cancelled',
  'meeting-reminder',
  'meeting-proposed',
  'meeting-staff',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** The label of each kind in lists. */
export const MAIL_KIND_LABELS: Record<MailKind, string> = {
  'inquiry-staff': 'New inquiry (to the studio)',
  'inquiry-visitor': 'Confirmation (to the client)',
  reply: 'Reply',
  'visitor-update': 'Client update (to the studio)',
  assignment: 'Assignment (to staff)',
  invitation: 'Dashboard invitation',
  'password-reset': 'Password reset',
  'two-factor-removed': 'Two-factor sign-in removed',
  'passkey-added': 'Passkey added',
  'passkey-removed': 'Passkey removed',
  'site-alert': 'Website problem (to owners)',
  'newsletter-confirmation': 'Newsletter confirmation',
  'newsletter-article': 'Newsletter',
  'meeting-requested': 'Confirm a time on hold (to the client)',
  'meeting-booked': 'Meeting booked (to the client)',
  'meeting-moved': 'Meeting rescheduled (to the client)',
  'meeting-cancelled': 'Meeting canceled (to the client)',
  'meeting-reminder': 'Meeting reminder',
  'meeting-proposed': 'Proposed meeting times',
  'meeting-staff': 'Meeting change (to staff)',
};

/**
 * `held`: about suspected spam, sent if staff rescue the inquiry. `waiting`: for the worker, or for its next attempt.
 * `sent`: accepted by the mail server. `dead`: failed permanently; staff may send it again. `dropped`: no longer to be
 * sent, because its subject is gone (a disabled account, an unsubscribed reader). `bounced`: accepted, and sent back
 * later; staff may send it again.
 */
export const MAIL_STATES = ['held', 'waiting', 'sent', 'bounced', 'dead', 'dropped'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** The visitor's actions on the private page; pictures as the addresses stored with the inquiry. */
export type VisitorChange =
  /** `mail`: it came by email. */
  | { kind: 'message'; text: string; attachments: string[]; mail?: MessageByMail }
  | { kind: 'correction'; changes: { field: 'email' | 'phone'; from: string | null; to: string | null }[] }
  | { kind: 'withdrawal' }
  | { kind: 'withdrawal-taken-back' }
  | { kind: 'erasure-request' };

/**
 * Notices to a member of staff about a meeting. `given`, `taken-over`: it moved from this person to another, or the other
 * way. `erased`: it was deleted with the request, so the notice omits its details.
 */
export type StaffMeetingChange = 'booked' | 'moved' | 'cancelled' | 'given' | 'taken-over' | 'erased';

/** A meeting's revision; an email about an earlier revision isn't sent. */
type MeetingRevision = { bookingId: string; sequence: number };

/** Problems that checks of the installation found, or that are `over`. */
export type SiteAlert = { over: boolean; problems: { says: string; todo: string | null }[] };

/** The outbox's data, by kind. Never a token; an inquiry's data is read again when its mail is sent. */
export type MailFacts = {
  'inquiry-staff': Record<string, never>;
  'inquiry-visitor': Record<string, never>;
  /** Replies of earlier releases have only the first three. */
  reply: {
    subject: string;
    text: string;
    staffName: string;
    staffId?: string;
    /** The name for visitors; null for the account's. */
    signedAs?: string | null;
    /** Lines below the name. */
    signature?: string | null;
  };
  /** `stoppedReply`: the visitor's change canceled a scheduled reply. */
  'visitor-update': { change: VisitorChange; stoppedReply?: true };
  /** `count` and `bulkId`: number of inquiries and id of a bulk assignment. */
  assignment: { userId: string; assignedBy: string; bulkId?: string; count?: number };
  invitation: { userId: string; invitedBy: string; expiresAt: string };
  /** `linkOf`: id of the email that first contained the link, when it is emailed again. */
  'password-reset': { userId: string; expiresAt: string; linkOf?: string };
  /** Null: from the server's shell. `passkeys`: how many were removed with it. */
  'two-factor-removed': { removedBy: string | null; passkeys?: number };
  'passkey-added': { name: string };
  'passkey-removed': { name: string };
  'site-alert': SiteAlert;
  'newsletter-confirmation': { subscriberId: string };
  /** Null: a test, to a member of staff. */
  'newsletter-article': { subscriberId: string | null; article: string };
  /** The same for every revision: its link leads to the time that is held. */
  'meeting-requested': { bookingId: string };
  'meeting-booked': MeetingRevision;
  'meeting-moved': MeetingRevision & { from: string };
  /** `untold`: it replaced an email about the meeting, which must be sent if the cancellation is undone. */
  'meeting-cancelled': MeetingRevision & { untold?: true };
  'meeting-reminder': MeetingRevision;
  /** `staffId`: who proposed, for the contact that it counts as. */
  'meeting-proposed': { proposalId: string; text: string | null; staffId: string; staffName: string };
  /** `by`: a colleague; null for the visitor, and after an erasure. `from`: of a move, the time before. */
  'meeting-staff': {
    change: StaffMeetingChange;
    staffId: string;
    by: string | null;
    kind: BookingKind;
    startsAt: string;
    from: string | null;
    /** Null after an erasure. */
    meeting: MeetingRevision | null;
  };
};

/** A picture by absolute addresses; no thumbnail where the image host makes none. */
export type MailPicture = { url: string; thumbnail: string | null };

/** An inquiry as shown in emails. */
export type MailedInquiry = InquiryValues & {
  reference: string;
  pictures: MailPicture[];
  /** Name of the town, if detected. */
  area: string | null;
  source: { landingPage: string | null; referrer: string | null; campaign: string | null };
  createdAt: string;
  /** ISO 8601; when the first answer is due (requirements §10). */
  answerDueAt: string;
};

/** A meeting as shown in emails. */
export type MailedMeeting = {
  reference: string;
  kind: BookingKind;
  startsAt: string;
  endsAt: string;
  /** IANA zone of the visitor, if it isn't the firm's. */
  zone: string | null;
  /** As visitors know them. */
  staffName: string;
  /** Place as text, such as the address or the number that we call. */
  where: string;
  reminders: boolean;
  /** The visitor's page of the meeting, by the link that confirms their address; null when the link was revoked. */
  meetingUrl: string | null;
};

/** The data of each template, by kind. Addresses are absolute, instants ISO 8601 UTC. */
export type MailContent = {
  'inquiry-staff': { inquiry: MailedInquiry; dashboardUrl: string };
  /** `inquiryUrl` is the private page; null when the link was revoked. */
  'inquiry-visitor': { inquiry: MailedInquiry; inquiryUrl: string | null };
  reply: {
    reference: string;
    subject: string;
    text: string;
    staffName: string;
    /** Lines below the name. */
    signature: string | null;
    inquiryUrl: string | null;
    /** URL for choosing a meeting; null when none can be chosen, or one is ahead. */
    meetingUrl: string | null;
  };
  'visitor-update': {
    inquiry: MailedInquiry;
    change: VisitorChange;
    /** Pictures attached to the visitor's message. */
    pictures: MailPicture[];
    stoppedReply?: boolean;
    dashboardUrl: string;
  };
  /** `inquiry` is null for a bulk assignment. */
  assignment: {
    assignedBy: string;
    inquiry: MailedInquiry | null;
    /** Null once it is answered. */
    dueAt: string | null;
    count: number;
    url: string;
  };
  invitation: { name: string; invitedBy: string; url: string; expiresAt: string };
  'password-reset': { name: string; url: string; expiresAt: string };
  'two-factor-removed': { removedBy: string | null; passkeys?: number; accountUrl: string };
  'passkey-added': { name: string; accountUrl: string };
  'passkey-removed': { name: string; accountUrl: string };
  'site-alert': SiteAlert & { startUrl: string };
  'newsletter-confirmation': { confirmUrl: string };
  'newsletter-article': {
    title: string;
    excerpt: string;
    category: string;
    articleUrl: string;
    /** Page that unsubscribes with a click; also in the List-Unsubscribe header. */
    unsubscribeUrl: string;
  };
  'meeting-requested': { meeting: MailedMeeting; heldUntil: string };
  'meeting-booked': { meeting: MailedMeeting };
  'meeting-moved': { meeting: MailedMeeting; from: string };
  'meeting-cancelled': { meeting: MailedMeeting };
  'meeting-reminder': { meeting: MailedMeeting };
  'meeting-proposed': {
    /** The meeting without its time, since `times` has the proposed ones. */
    meeting: Omit<MailedMeeting, 'startsAt' | 'endsAt' | 'staffName'>;
    times: { startsAt: string; endsAt: string; staffName: string }[];
    text: string | null;
    heldUntil: string;
    /** The member of staff that proposes. */
    staffName: string;
  };
  'meeting-staff': {
    change: StaffMeetingChange;
    by: string | null;
    kind: BookingKind;
    startsAt: string;
    from: string | null;
    /** Null after an erasure. */
    about: { reference: string; name: string; phone: string | null; where: string } | null;
    /** The inquiry in the dashboard, or the calendar. */
    url: string;
  };
};

export type RenderedMail = { subject: string; html: string; text: string };

/** The templates (site/mail), exported as `renderMailFrom` by the pages' build. */
export type RenderMail = <K extends MailKind>(kind: K, content: MailContent[K]) => Promise<RenderedMail>;
/** @param origin where mail programs find the firm's logo. */
export type RenderMailFrom = (origin: string) => RenderMail;

/** An email as `GET /api/mails` and `GET /api/inquiries/:id/mails` answer it, newest first. */
export const mailRecordSchema = z.object({
  id: z.string(),
  kind: z.enum(MAIL_KINDS),
  inquiryId: z.nullable(z.string()),
  /** Reference of the inquiry; null for an email about something else. */
  reference: z.nullable(z.string()),
  recipient: z.string(),
  /** Subject and text of a reply; null for other emails. */
  subject: z.nullable(z.string()),
  text: z.nullable(z.string()),
  /** Files of a reply, in upload order. */
  files: z.array(replyFileSchema),
  state: z.enum(MAIL_STATES),
  attempts: z.number(),
  /** While waiting: the time of the next attempt. */
  nextAttemptAt: z.nullable(z.string()),
  /** Time at which a scheduled reply is or was sent; null for other emails. */
  scheduledAt: z.nullable(z.string()),
  /** The mail server's answer to the last failed attempt. */
  lastError: z.nullable(z.string()),
  /** Whether it waits because too many emails were sent to its address, which is unconfirmed (docs/decisions/0009). */
  isDelayed: z.boolean(),
  createdAt: z.string(),
  sentAt: z.nullable(z.string()),
});
export type MailRecord = z.infer<typeof mailRecordSchema>;

/** `GET /api/mails/summary`. */
export const mailsSummarySchema = z.object({
  waiting: z.number(),
  /** Number of waiting emails that failed at least once. */
  retrying: z.number(),
  dead: z.number(),
  held: z.number(),
  /** Whether SMTP_URL is set. Without it, emails wait in the outbox. */
  transport: z.boolean(),
});
export type MailsSummary = z.infer<typeof mailsSummarySchema>;

/** Timeline event kind `mail-delayed`: too many went to the address, which hasn't confirmed itself, so it waits. */
export type MailDelayedEvent = { mailId: string; kind: MailKind; recipient: string };

/** Timeline event kind `mail-resent`: staff sent a dead mail again. */
export type MailResentEvent = { mailId: string; kind: MailKind; recipient: string };
