/** A mail, once it was read. */
import type { InboundKind } from '#contract/inbound.ts';

export type ReadFile = {
  /** Its place among the mail's attachments: names it in a download. */
  n: number;
  name: string;
  type: string;
  bytes: number;
  /** Path of a picture that was written out; null for any other file. */
  picture: string | null;
};

/** What a mail server says of a mail of ours that came back, or is late (RFC 3464). */
export type ReadBounce = {
  originalMessageId: string | null;
  recipient: string | null;
  /** Such as `5.1.1` (RFC 3463). */
  status: string | null;
  diagnostic: string;
  /** Given up; otherwise it is tried again. */
  permanent: boolean;
};

export type ReadMail = {
  kind: Exclude<InboundKind, 'unreadable'>;
  /** With angle brackets, as all Message-IDs here. */
  messageId: string | null;
  /** Of In-Reply-To and References, oldest first, each once. */
  references: string[];
  /** The address in lower case. */
  from: { name: string; address: string } | null;
  /** Every address that it was sent or delivered to, in lower case. */
  recipients: string[];
  subject: string;
  /** ISO 8601, as its sender says. */
  sentAt: string | null;
  /** The sender's own words; what can't be told from a quotation stays here. */
  text: string;
  /** The quotation above or below them; null for none. */
  quoted: string | null;
  files: ReadFile[];
  bounce: ReadBounce | null;
};

/** The mail can't be read: broken, too heavy, or hostile. It stays as it came. */
export class UnreadableMail extends Error {
  override name = 'UnreadableMail';
}

/** Bounds of an answer: a mail may hold anything. */
export const READ_LIMITS = {
  text: 100_000,
  quoted: 200_000,
  subject: 500,
  name: 200,
  address: 320,
  messageId: 500,
  references: 50,
  recipients: 100,
  files: 50,
  diagnostic: 1000,
} as const;
