/**
 * Mail: what is sent, what each mail says, and what the API answers about it (product decision §10;
 * docs/decisions/0011). A mail lies in the outbox as `MailFacts` and becomes `MailContent` when it is sent: links with
 * secrets in them are derived only then, and never stored.
 */
import * as z from 'zod/mini';
import { INQUIRY_LIMITS, manyLines, oneLine } from './inquiry.ts';

export const MAIL_KINDS = [
  'inquiry-staff',
  'inquiry-visitor',
  'reply',
  'visitor-update',
  'invitation',
  'password-reset',
  'two-factor-removed',
  'newsletter-confirmation',
  'newsletter-article',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** How each kind is called in lists. */
export const MAIL_KIND_LABELS: Record<MailKind, string> = {
  'inquiry-staff': 'New inquiry, to the studio',
  'inquiry-visitor': 'Confirmation to the visitor',
  reply: 'Reply',
  'visitor-update': 'News from the visitor, to the studio',
  invitation: 'Invitation to the dashboard',
  'password-reset': 'New password',
  'two-factor-removed': 'Two-factor sign-in taken off',
  'newsletter-confirmation': 'Newsletter confirmation',
  'newsletter-article': 'Newsletter',
};

/**
 * `held`: of a suspected spam inquiry, goes out when staff rescue it. `waiting`: for the worker, or for its next try.
 * `sent`: the mail server took it. `dead`: given up; staff may send it again. `dropped`: not to be sent any more,
 * because what it is about has gone (an account disabled, a reader who unsubscribed).
 */
export const MAIL_STATES = ['held', 'waiting', 'sent', 'dead', 'dropped'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** What the visitor did on the private page; pictures as the addresses that the inquiry carries. */
export type VisitorChange =
  | { kind: 'message'; text: string; attachments: string[] }
  | { kind: 'correction'; changes: { field: 'email' | 'phone'; from: string | null; to: string | null }[] }
  | { kind: 'withdrawal' }
  | { kind: 'withdrawal-taken-back' }
  | { kind: 'erasure-request' };

/** What lies in the outbox, by kind. Never a token; what belongs to an inquiry is read again when it is sent. */
export type MailFacts = {
  'inquiry-staff': Record<string, never>;
  'inquiry-visitor': Record<string, never>;
  reply: { subject: string; text: string; staffName: string };
  'visitor-update': { change: VisitorChange };
  invitation: { userId: string; invitedBy: string; expiresAt: string };
  'password-reset': { userId: string; expiresAt: string };
  /** Null: from the server's shell. */
  'two-factor-removed': { removedBy: string | null };
  'newsletter-confirmation': { subscriberId: string };
  'newsletter-article': { subscriberId: string; article: string };
};

/** A picture at absolute addresses; no thumbnail where the image host makes none. */
export type MailPicture = { url: string; thumbnail: string | null };

/** An inquiry as mails show it. */
export type MailedInquiry = {
  reference: string;
  name: string;
  email: string;
  phone: string | null;
  /** Label of the service type, or null. */
  service: string | null;
  message: string;
  pictures: MailPicture[];
  /** Name of the town, as far as we can tell. */
  area: string | null;
  source: { landingPage: string | null; referrer: string | null; campaign: string | null };
  createdAt: string;
  /** ISO 8601; when the first answer is due (specification §9). */
  answerDueAt: string;
};

/** What a template is given, by kind. Addresses are absolute, instants ISO 8601 UTC. */
export type MailContent = {
  'inquiry-staff': { inquiry: MailedInquiry; dashboardUrl: string };
  /** `inquiryUrl` is the private page; null when the link was revoked. */
  'inquiry-visitor': { inquiry: MailedInquiry; inquiryUrl: string | null };
  reply: {
    reference: string;
    subject: string;
    text: string;
    staffName: string;
    inquiryUrl: string | null;
  };
  'visitor-update': {
    inquiry: MailedInquiry;
    change: VisitorChange;
    /** Of a message: its pictures. */
    pictures: MailPicture[];
    dashboardUrl: string;
  };
  invitation: { name: string; invitedBy: string; url: string; expiresAt: string };
  'password-reset': { name: string; url: string; expiresAt: string };
  'two-factor-removed': { removedBy: string | null; accountUrl: string };
  'newsletter-confirmation': { confirmUrl: string };
  'newsletter-article': {
    title: string;
    excerpt: string;
    category: string;
    articleUrl: string;
    /** Page that unsubscribes with a click; also in the List-Unsubscribe header. */
    unsubscribeUrl: string;
  };
};

export type RenderedMail = { subject: string; html: string; text: string };

/** The templates (site/mail), exported as `renderMail` by the pages' build. */
export type RenderMail = <K extends MailKind>(kind: K, content: MailContent[K]) => Promise<RenderedMail>;

/** A mail as `GET /api/mails` and `GET /api/inquiries/:id/mails` answer it, newest first. */
export type MailRecord = {
  id: string;
  kind: MailKind;
  inquiryId: string | null;
  /** Of a mail about an inquiry. */
  reference: string | null;
  recipient: string;
  /** Of a reply, as staff wrote it. */
  subject: string | null;
  text: string | null;
  state: MailState;
  attempts: number;
  /** While waiting: when it is tried next, or was due. */
  nextAttemptAt: string | null;
  /** The mail server's words at the last try that failed. */
  lastError: string | null;
  createdAt: string;
  sentAt: string | null;
};

/** `POST /api/mails/resend-dead`: all of them at once. `POST /api/mails/:id/resend` answers the `MailRecord`. */
export type ResentMails = { resent: number };

/** `GET /api/mails/summary`. */
export type MailsSummary = {
  waiting: number;
  /** Of those waiting: how many failed at least once. */
  retrying: number;
  dead: number;
  held: number;
  /** Whether SMTP_URL is set; without it mails wait. */
  transport: boolean;
};

export const REPLY_LIMITS = { subjectMax: 200, textMax: INQUIRY_LIMITS.messageMax } as const;

export const REPLY_MESSAGES = {
  subject: 'Give the mail a subject',
  subjectLong: `Subject must be at most ${REPLY_LIMITS.subjectMax} characters`,
  text: 'Write the mail first',
  textLong: `Please keep the mail under ${REPLY_LIMITS.textMax.toLocaleString('en-US')} characters`,
} as const;

/**
 * `POST /api/inquiries/:id/replies` → 201 with the `MailRecord`. With an `Idempotency-Key` (a UUID) it makes one mail,
 * however often it comes; 409 when other words went out under the key.
 */
export const replySubmission = z.strictObject({
  subject: z
    .string({ error: REPLY_MESSAGES.subject })
    .check(
      oneLine,
      z.minLength(1, REPLY_MESSAGES.subject),
      z.maxLength(REPLY_LIMITS.subjectMax, REPLY_MESSAGES.subjectLong),
    ),
  text: z
    .string({ error: REPLY_MESSAGES.text })
    .check(
      manyLines,
      z.minLength(1, REPLY_MESSAGES.text),
      z.maxLength(REPLY_LIMITS.textMax, REPLY_MESSAGES.textLong),
    ),
});
export type ReplySubmission = z.infer<typeof replySubmission>;

/** Timeline event kind `mail`: staff queued a reply. */
export type MailEvent = { mailId: string; subject: string; text: string };
/** Timeline event kind `mail-resent`: staff sent a dead mail again. */
export type MailResentEvent = { mailId: string; kind: MailKind; recipient: string };
