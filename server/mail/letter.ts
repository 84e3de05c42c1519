/** A rendered mail as it goes onto the wire: sender, headers and envelope. */
import type { SendMailOptions } from 'nodemailer';
import { firm } from '#content/firm.ts';
import type { MailKind, RenderedMail } from '#contract/mail.ts';
import type { ClaimedMail } from './store.ts';

/** What nodemailer is given: every address as an object, so that nothing in a name is read as another address. */
export type Letter = SendMailOptions;

export type Mailbox = { name: string; address: string };

export type Routing = {
  /** Where an answer goes; the firm when not given. */
  replyTo?: Mailbox;
  /** Message-ID of the mail that this one belongs below. */
  inReplyTo?: string | null;
  /** Address that unsubscribes when a mail program posts to it (RFC 8058). */
  unsubscribeUrl?: string;
};

/** One plain address: nothing that a mail program or server could read as two, or as a command. */
const ADDRESS = /^[^\s\p{C}<>()[\]",;:\\@]+@[^\s\p{C}<>()[\]",;:\\@]+$/u;

/** As nodemailer reports an address that it won't send to; final (failure.ts). */
const unsendable = () =>
  Object.assign(new Error('This is not an address that mail can be sent to.'), {
    code: 'EENVELOPE',
    command: 'API',
  });

/**
 * The sender is always the firm's own address, whoever the mail speaks for: a visitor's address there would fail
 * DMARC at the receiver. Who should get the answer stands in Reply-To.
 * @throws for a recipient that isn't one plain address.
 */
export function letterOf(
  mail: Pick<ClaimedMail, 'kind' | 'recipient' | 'messageId'>,
  rendered: RenderedMail,
  routing: Routing,
  { mailFrom, now = new Date() }: { mailFrom: string; now?: Date },
): Letter {
  if (!ADDRESS.test(mail.recipient)) throw unsendable();
  const { inReplyTo, unsubscribeUrl } = routing;
  const visitor = routing.replyTo && ADDRESS.test(routing.replyTo.address) ? routing.replyTo : null;
  const replyTo = visitor ?? { name: firm.name, address: firm.email };
  return {
    from: { name: firm.name, address: mailFrom },
    to: { name: '', address: mail.recipient },
    replyTo: { name: oneLine(replyTo.name), address: replyTo.address },
    envelope: { from: mailFrom, to: [mail.recipient] },
    subject: oneLine(rendered.subject),
    html: rendered.html,
    text: rendered.text,
    messageId: mail.messageId,
    date: now,
    ...(inReplyTo && { inReplyTo, references: inReplyTo }),
    headers: { ...automatic(mail.kind), ...(unsubscribeUrl && unsubscribing(unsubscribeUrl)) },
  };
}

/** Everything but a reply is written by no person: out-of-office programs must not answer (RFC 3834 §5). */
const automatic = (kind: MailKind): Record<string, string> =>
  kind === 'reply' ? {} : { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

const unsubscribing = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** No line breaks, so no second header; no direction overrides, so nothing reads backwards. */
const oneLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .trim();
