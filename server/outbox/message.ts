/** A rendered mail with its sender, headers and envelope. */

import type { SendMailOptions } from 'nodemailer';
import type { MailKind, RenderedMail } from '#contract/mail/mail.ts';
import { currentFirm } from '../config/firm-in-force.ts';
import type { EnclosedFile } from './files-store.ts';
import { hasTrait } from './mail-traits.ts';
import type { ClaimedMail } from './store.ts';

/** Nodemailer's input. Every address is an object, so that no part of a name is parsed as another address. */
export type Letter = SendMailOptions;

export type NamedAddress = { name: string; address: string };

export type Routing = {
  /** Defaults to the firm. */
  replyTo?: NamedAddress;
  /** Message-ID of the email that this one answers. */
  inReplyTo?: string | null;
  /** Message-IDs of the thread, oldest first; that of `inReplyTo` by default. */
  references?: string[];
  /** URL for one-click unsubscribing (RFC 8058). */
  unsubscribeUrl?: string;
  /** A calendar entry; the MIME part's method is the body's (RFC 6047 §2.4). */
  calendar?: { method: 'REQUEST' | 'CANCEL'; text: string };
  /** Read from the database while the email is being sent. */
  files?: EnclosedFile[];
};

/** One plain address, without characters that a mail client or server could parse as a second address or a command. */
const ADDRESS = /^[^\s\p{C}<>()[\]",;:\\@]+@[^\s\p{C}<>()[\]",;:\\@]+$/u;

/** Same shape as nodemailer's error for an invalid address; permanent (failure.ts). */
const unsendable = () =>
  Object.assign(new Error('This email address isn’t valid.'), {
    code: 'EENVELOPE',
    command: 'API',
  });

/**
 * Builds the message for nodemailer. The sender is always the firm's own address: a visitor's address would fail DMARC
 * at the receiver. Answers go to the Reply-To address.
 * @throws when the recipient isn't one plain address.
 */
export function toMessage(
  mail: Pick<ClaimedMail, 'kind' | 'recipient' | 'messageId'>,
  rendered: RenderedMail,
  routing: Routing,
  { mailFrom, now = new Date() }: { mailFrom: string; now?: Date },
): Letter {
  if (!ADDRESS.test(mail.recipient)) throw unsendable();
  const { inReplyTo, references = [], unsubscribeUrl, calendar, files = [] } = routing;
  const visitor = routing.replyTo && ADDRESS.test(routing.replyTo.address) ? routing.replyTo : null;
  const replyTo = visitor ?? { name: currentFirm().name, address: currentFirm().email };
  return {
    from: { name: currentFirm().name, address: mailFrom },
    to: { name: '', address: mail.recipient },
    replyTo: { name: oneLine(replyTo.name), address: replyTo.address },
    envelope: { from: mailFrom, to: [mail.recipient] },
    subject: oneLine(rendered.subject),
    html: rendered.html,
    text: rendered.text,
    messageId: mail.messageId,
    date: now,
    ...(inReplyTo && { inReplyTo, references: references.length > 0 ? references : inReplyTo }),
    ...(calendar && {
      icalEvent: { method: calendar.method, content: calendar.text, filename: 'meeting.ics' },
    }),
    ...(files.length > 0 && {
      attachments: files.map(({ name, type, content }) => ({
        ...{ filename: name, contentType: type, content },
        contentDisposition: 'attachment' as const,
      })),
    }),
    headers: { ...automatic(mail.kind), ...(unsubscribeUrl && unsubscribing(unsubscribeUrl)) },
  };
}

/** Tells autoresponders not to answer (RFC 3834 §5). */
const automatic = (kind: MailKind): Record<string, string> =>
  hasTrait(kind, 'personal') ? {} : { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

const unsubscribing = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Strips line breaks, which could inject a header, and bidirectional overrides, which could disguise the text. */
const oneLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .trim();
