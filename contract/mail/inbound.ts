/**
 * Incoming mail: visitors' answers to the studio's mail, and emails that stay in *Email* until staff file them
 * (docs/decisions/0010). Requires IMAP_URL.
 */
import * as z from 'zod/mini';
import type { MeetingTime } from '../booking/booking.ts';
import { inquiryFields } from '../inquiries/inquiry-form.ts';

/** The kind of an email, after parsing. `unreadable`: parsing failed; the email is kept and can be downloaded. */
export const INBOUND_KINDS = ['message', 'auto-reply', 'bounce', 'unreadable'] as const;
export type InboundKind = (typeof INBOUND_KINDS)[number];

/**
 * `received`: stored, not read yet. `filed`: on an inquiry's timeline. `waiting`: stays in *Email* until staff say where
 * it belongs. `set-aside`: staff need nothing of it, or it is our own mail, or a machine's answer to no inquiry.
 */
export const INBOUND_STATES = ['received', 'filed', 'waiting', 'set-aside'] as const;
export type InboundState = (typeof INBOUND_STATES)[number];

/**
 * A file attached to an email. A picture is also among the inquiry's pictures; `n` identifies the file in a download's
 * URL.
 */
export const inboundFileSchema = z.object({
  n: z.number(),
  name: z.string(),
  type: z.string(),
  bytes: z.number(),
});
export type InboundFile = z.infer<typeof inboundFileSchema>;

/** Remarks for staff about the delivery and parsing of an email. A remark that doesn't apply is absent. */
export const mailRemarksSchema = z.object({
  /** The mailbox's own server checked the sender's address, and couldn't confirm it. */
  unconfirmed: z.optional(z.boolean()),
  /** The group or form that passed it on, and put its own address into From. */
  through: z.optional(z.string()),
  /** Only a key opens it. */
  encrypted: z.optional(z.boolean()),
  /** A part of it couldn't be read. */
  damaged: z.optional(z.boolean()),
  /** Files beyond those that are listed. */
  filesLeftOut: z.optional(z.number()),
});
export type MailRemarks = z.infer<typeof mailRemarksSchema>;

/** A calendar program's answer for the visitor, with the meeting as it was then. */
export type MeetingAnswer = MeetingTime & {
  answer: 'accepted' | 'tentative' | 'declined' | 'countered';
  /** The visitor's message with the answer. */
  words: string;
};

/** Data that a visitor's message adds to the event `visitor-message` when it came by email. */
export type MessageByMail = {
  inboundId: string;
  /** The address it came from, if it isn't the request's. */
  from: string | null;
  subject: string;
  /** The quoted text, folded on the timeline; null for none. */
  quoted: string | null;
  /** Other files than pictures: downloads at `/api/inbound/{inboundId}/files/{n}`. */
  files: InboundFile[];
  remarks?: MailRemarks;
  /** A calendar program's answer to one of our invitations. */
  answer?: MeetingAnswer;
};

/** An email in *Email*, as `GET /api/inbound` answers it, newest first. */
export const inboundMailSchema = z.object({
  id: z.string(),
  kind: z.enum(INBOUND_KINDS),
  state: z.enum(INBOUND_STATES),
  from: z.object({ name: z.string(), address: z.string() }),
  subject: z.string(),
  text: z.string(),
  quoted: z.nullable(z.string()),
  files: z.array(inboundFileSchema),
  remarks: mailRemarksSchema,
  /** Suspected spam, with the reasons as text. */
  spam: z.boolean(),
  spamReasons: z.array(z.string()),
  /**
   * Inquiries that it may belong to, the likeliest first: the one it was addressed to (from another sender than the
   * request's), then those of the same address.
   */
  suggestions: z.array(
    z.object({
      id: z.string(),
      reference: z.string(),
      name: z.string(),
      /** `thread`: it answers mail about this request, from another address. `sender`: the address is the request's. */
      why: z.enum(['thread', 'sender']),
    }),
  ),
  /** The inquiry on which it was filed. */
  inquiryId: z.nullable(z.string()),
  receivedAt: z.string(),
});
export type InboundMail = z.infer<typeof inboundMailSchema>;

/** `GET /api/inbound/summary`; 404 without IMAP_URL. */
export const inboundSummarySchema = z.object({
  /** In *Email*, without suspected spam. */
  waiting: z.number(),
  spam: z.number(),
  setAside: z.number(),
  /** When the mailbox was last read without an error; null if never. */
  lastReadAt: z.nullable(z.string()),
  /** Why the mailbox can't be read since then, as shown to staff; null while it can. */
  trouble: z.nullable(z.string()),
});
export type InboundSummary = z.infer<typeof inboundSummarySchema>;

/** `POST /api/inbound/{id}/file`: puts it on an inquiry's timeline, as the visitor's words. */
export const inboundFiling = z.strictObject({ inquiryId: z.uuid('Choose an inquiry') });

/** `POST /api/inbound/{id}/inquiry`: begins an inquiry with it; the name can be put right. */
export const inboundBeginning = z.strictObject({ name: inquiryFields.name });
