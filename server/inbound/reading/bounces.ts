/** Delivery reports (RFC 3464, in multipart/report, RFC 6522), and the older forms of qmail and Exim. */
import type { Attachment } from 'postal-mime';
import { MOST } from './bounds.ts';
import { headerOf, idsIn, mailboxesIn, oneLine } from './headers.ts';
import type { ParsedMail } from './parser.ts';
import type { Bounce } from './read-mail.ts';

/** Null when the mail is no delivery report, or one of success. */
export function bounceOf(mail: ParsedMail, body: string): Bounce | null {
  if (/^multipart\/report\b/.test(mail.contentType)) return reportOf(mail, body);
  return oldBounceOf(mail, body);
}

type Fields = Map<string, string>;

function reportOf(mail: ParsedMail, body: string): Bounce | null {
  const part = mail.attachments.find(({ mimeType }) => /^message\/(global-)?delivery-status$/.test(mimeType));
  if (!part) return null;
  const recipients = fieldsOf(textOf(part)).filter((fields) => fields.has('action') || fields.has('status'));
  const fields = recipients.find((each) => actionOf(each) === 'failed') ?? recipients[0];
  if (!fields || /^(delivered|relayed|expanded)$/.test(actionOf(fields))) return null;
  const status = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(fields.get('status') ?? '')?.[0] ?? null;
  return {
    originalMessageId: originalIdOf(mail, body),
    recipient: recipientOf(fields),
    status,
    diagnostic: oneLine((fields.get('diagnostic-code') ?? '').replace(/^\s*[\w-]+\s*;/, ''), MOST.diagnostic),
    // A server that gave up after days says "failed" with the status 4.x of its last try.
    permanent: actionOf(fields) ? actionOf(fields) === 'failed' : !status?.startsWith('4'),
  };
}

const actionOf = (fields: Fields): string =>
  /^\w*/.exec(fields.get('action')?.trim().toLowerCase() ?? '')?.[0] ?? '';

function recipientOf(fields: Fields): string | null {
  const value = fields.get('original-recipient') ?? fields.get('final-recipient') ?? '';
  return mailboxesIn(value.replace(/^[^;]*;/, ''))[0]?.address ?? null;
}

/** The groups of fields of a message/delivery-status part, folded lines joined, names in lower case. */
function fieldsOf(text: string): Fields[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n/)
    .slice(0, 200)
    .map((group) => {
      const lines = group.replace(/\n[ \t]+/g, ' ').split('\n');
      const pairs = lines.map((line) => /^([\w-]{1,100}):(.*)$/.exec(line.slice(0, 5_000)));
      return new Map(pairs.flatMap((pair) => (pair ? [[pair[1]?.toLowerCase() ?? '', pair[2] ?? '']] : [])));
    });
}

const RETURNED = /^(message\/(global|rfc822)|(text|message)\/(global-|rfc822-)headers)$/;

/** From the mail that came back or its headers; else from what the report quotes; else what it refers to. */
function originalIdOf(mail: ParsedMail, body: string): string | null {
  const returned = mail.attachments.filter(({ mimeType }) => RETURNED.test(mimeType)).map(textOf);
  for (const text of [...returned, body]) {
    const id = /^[>\s]*message-id:\s*(<[^<>\s]{1,498}>)/im.exec(text)?.[1];
    if (id) return id;
  }
  return (
    idsIn(headerOf(mail, 'in-reply-to') ?? '')[0] ?? idsIn(headerOf(mail, 'references') ?? '').at(-1) ?? null
  );
}

const textOf = ({ content }: Attachment): string =>
  new TextDecoder().decode((content as ArrayBuffer).slice(0, 200_000));

const FROM_A_SERVER = /mailer-daemon@|postmaster@|mail delivery (sub)?system/i;
const OLD_WORDS =
  /this is the qmail-send program|this message was created automatically by mail delivery software|^hi\. this is the .{0,80}deliver/im;

function oldBounceOf(mail: ParsedMail, body: string): Bounce | null {
  const failed = headerOf(mail, 'x-failed-recipients');
  const unsent = /^<\s*>$/.test(headerOf(mail, 'return-path')?.trim() ?? '');
  if (!unsent && !FROM_A_SERVER.test(headerOf(mail, 'from') ?? '')) return null;
  if (!failed && !OLD_WORDS.test(body.slice(0, 5_000))) return null;
  const recipient =
    mailboxesIn(failed ?? '')[0] ?? mailboxesIn(/^\s*(<[^<>\s]{3,254}>):/m.exec(body)?.[1] ?? '')[0];
  const ownWords = body.split(/^-{2,}.*(copy of|below this line)/im)[0] ?? '';
  const status = /\b[45]\.\d{1,3}\.\d{1,3}\b/.exec(ownWords)?.[0] ?? null;
  return {
    originalMessageId: originalIdOf(mail, body),
    recipient: recipient?.address ?? null,
    status,
    diagnostic: oneLine(ownWords.slice(ownWords.search(/^\s*<?[^\s<>]+@/m) + 1), MOST.diagnostic),
    permanent: !/warning: message .{0,80}delayed|has not yet been delivered/i.test(body.slice(0, 5_000)),
  };
}
