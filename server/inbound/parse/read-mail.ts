/** The answer of the reader of untrusted mail, and its bounds. The parent process checks them: the child is not trusted. */
import { z } from 'zod';
import { PARSE_LIMITS } from './bounds.ts';

const address = z.string().max(PARSE_LIMITS.address);
const id = z.string().max(PARSE_LIMITS.id);

const unreadSchema = z.object({
  /** More files than are listed. */
  files: z.int().nonnegative(),
  /** Only a key opens it. */
  encrypted: z.boolean(),
  /** A part of it can't be read, or is longer than what is kept. */
  damaged: z.boolean(),
});

const checkSchema = z.object({
  /** Counts header fields from the top, and runs of them that no Received field parts. */
  field: z.int().nonnegative(),
  run: z.int().nonnegative(),
  /** Name of the server that checked, in lower case; empty where it gives none, as Exchange Online does. */
  by: z.string().max(PARSE_LIMITS.domain),
  method: z.enum(['dmarc', 'spf', 'dkim']),
  /** Like "pass", "fail" or "none". */
  result: z.string().max(20),
  /** For which domain; null where it isn't said. */
  domain: z.string().max(PARSE_LIMITS.domain).nullable(),
});

export const readMailSchema = z.object({
  kind: z.enum(['message', 'auto-reply', 'bounce']),
  /** With its angle brackets. */
  messageId: id.nullable(),
  /** References and In-Reply-To, oldest first, each '<…>', unique. */
  references: z.array(id).max(PARSE_LIMITS.references),
  /** Null for none, for something that isn't an address, and for several: two senders are a forgery or a mistake. */
  from: z.object({ name: z.string().max(PARSE_LIMITS.name), address }).nullable(),
  /** The group or form that put its own address into From in place of the sender's. */
  through: address.nullable(),
  /** Authentication results of servers on the way (RFC 8601), as the mail contains them: anyone may have written them. */
  checks: z.array(checkSchema).max(PARSE_LIMITS.checks),
  /** From To, Cc, Delivered-To, X-Original-To, Envelope-To and X-Forwarded-To; lower case. */
  recipients: z.array(address).max(PARSE_LIMITS.recipients),
  /** One line, without control or bidi characters. */
  subject: z.string().max(PARSE_LIMITS.subject),
  /** ISO 8601, from Date. */
  sentAt: z.string().max(30).nullable(),
  /** The sender's own words. Never empty when the mail has words: text that may be a quotation or own words stays here. */
  text: z.string().max(PARSE_LIMITS.text),
  /** Quotations, signatures and disclaimers, verbatim. Each word of the body is here or in `text`, both in its order. */
  quoted: z.string().max(PARSE_LIMITS.quoted).nullable(),
  files: z
    .array(
      z.object({
        n: z.int().nonnegative(),
        name: z.string().max(PARSE_LIMITS.name),
        type: z.string().max(100),
        bytes: z.int().nonnegative(),
        /** A file in the folder for pictures; the child names it without the folder. */
        picture: z
          .string()
          .regex(/^\d+\.[a-z]+$/)
          .nullable(),
      }),
    )
    .max(PARSE_LIMITS.files),
  /** A calendar's message: its kind and its meeting. Its text is in `text`. */
  calendar: z
    .object({
      kind: z.enum(['accepted', 'declined', 'tentative', 'answered', 'countered', 'cancelled', 'invited']),
      uid: id.nullable(),
      /** SEQUENCE of the answered revision; null when the mail has none. */
      sequence: z.int().nonnegative().nullable(),
      /** The sender's comment on the answer. */
      words: z.string().max(PARSE_LIMITS.text),
    })
    .nullable(),
  /** Whether parts of the mail are neither in the text nor in the files; staff see a notice, and can open the original. */
  unread: unreadSchema,
  /** Hash of the words, the files and the date: equal for two deliveries of one mail, also through a group. */
  contentHash: z.string().max(64),
  /** A delivery report (RFC 3464): the email that we sent, and the server's response. */
  bounce: z
    .object({
      originalMessageId: id.nullable(),
      recipient: address.nullable(),
      /** Like 5.1.1 (RFC 3463). */
      status: z.string().max(20).nullable(),
      diagnostic: z.string().max(PARSE_LIMITS.diagnostic),
      /** False while the server still tries. */
      permanent: z.boolean(),
    })
    .nullable(),
});

export type ReadMail = z.infer<typeof readMailSchema>;
export type CalendarPart = NonNullable<ReadMail['calendar']>;
export type SenderCheck = z.infer<typeof checkSchema>;
export type MailFile = ReadMail['files'][number];
export type Bounce = NonNullable<ReadMail['bounce']>;
