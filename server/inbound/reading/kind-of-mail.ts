/** Tells people's mail from machines' by its headers alone; a subject proves nothing. */
import type { Attachment, Email } from 'postal-mime';
import { oneLineOf } from './plain-words.ts';
import { READ_LIMITS, type ReadBounce, type ReadMail } from './read-mail-type.ts';

export const headerOf = (mail: Email, name: string): string | undefined =>
  mail.headers.find(({ key }) => key === name)?.value;
const hasHeader = (mail: Email, name: string): boolean => headerOf(mail, name) !== undefined;

/** Returns what a mail is, and of a bounce what it says. */
export function kindOf(mail: Email): Pick<ReadMail, 'kind' | 'bounce'> {
  const bounce = reportOf(mail) ?? oldBounceOf(mail);
  if (bounce) return { kind: 'bounce', bounce };
  return { kind: isByMachine(mail) ? 'auto-reply' : 'message', bounce: null };
}

/** RFC 3834 §2 and §5, and what came before it. */
function isByMachine(mail: Email): boolean {
  const submitted = headerOf(mail, 'auto-submitted')?.toLowerCase().trim() ?? 'no';
  if (!/^no\b/.test(submitted)) return true;
  if (hasEmptySender(mail) || isFromDaemon(mail)) return true;
  if (/^(?:bulk|list|junk|auto_reply)\b/i.test(headerOf(mail, 'precedence')?.trim() ?? '')) return true;
  if (['list-id', 'list-unsubscribe', 'x-autoreply', 'x-autorespond'].some((name) => hasHeader(mail, name)))
    return true;
  const type = contentTypeOf(mail);
  return type.includes('multipart/report');
}

const contentTypeOf = (mail: Email): string => (headerOf(mail, 'content-type') ?? '').toLowerCase();

const hasEmptySender = (mail: Email): boolean => /^\s*<\s*>\s*$/.test(headerOf(mail, 'return-path') ?? '');

const isFromDaemon = (mail: Email): boolean =>
  /^(?:mailer-daemon|postmaster)@/i.test(mail.from?.address ?? '') &&
  (hasHeader(mail, 'x-failed-recipients') || hasEmptySender(mail));

/** A delivery status notification (RFC 3464), of the first recipient that it fails or delays. */
function reportOf(mail: Email): ReadBounce | null {
  const status = mail.attachments.find(({ mimeType }) => mimeType === 'message/delivery-status');
  if (!status || !contentTypeOf(mail).includes('multipart/report')) return null;
  const groups = textOf(status)
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n/)
    .map(fieldsOf);
  const about = groups.find((fields) => /^(?:failed|delayed)/i.test(fields.get('action') ?? ''));
  if (!about) return null;
  const code = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(about.get('status') ?? '')?.[0] ?? null;
  return {
    originalMessageId: originalOf(mail),
    recipient: addressIn(about.get('final-recipient') ?? about.get('original-recipient') ?? ''),
    status: code,
    diagnostic: diagnosticOf(about.get('diagnostic-code') ?? ''),
    permanent: /^failed/i.test(about.get('action') as string) && !code?.startsWith('4'),
  };
}

/** Notices of servers that don't write reports: from the mailer daemon, with the mail's headers below. */
function oldBounceOf(mail: Email): ReadBounce | null {
  const originalMessageId = originalOf(mail);
  const isReport = mail.attachments.some(({ mimeType }) => mimeType === 'message/delivery-status');
  if (isReport || !isFromDaemon(mail) || originalMessageId === null) return null;
  const body = (mail.text ?? '').slice(0, 20_000);
  const recipient = addressIn(headerOf(mail, 'x-failed-recipients') ?? body);
  const status = /\b[45]\.\d{1,3}\.\d{1,3}\b/.exec(body)?.[0] ?? null;
  return {
    ...{ originalMessageId, recipient, status },
    diagnostic: diagnosticOf(/^.*\b[45]\d{2}[ -].*$/m.exec(body)?.[0] ?? ''),
    permanent:
      !status?.startsWith('4') && !/\b(?:delayed|will be retried|not yet been delivered)\b/i.test(body),
  };
}

/** Finds the Message-ID of the mail that came back: in the returned message or headers, or quoted in the text. */
function originalOf(mail: Email): string | null {
  const returned = mail.attachments.filter(({ mimeType }) =>
    ['message/rfc822', 'message/global', 'text/rfc822-headers', 'message/rfc822-headers'].includes(mimeType),
  );
  for (const text of [...returned.map(textOf), (mail.text ?? '').slice(0, 100_000)]) {
    const id = /^\s*message-id:\s*(<[^<>\s]{1,490}>)/im.exec(text)?.[1];
    if (id) return id;
  }
  return null;
}

/** Reads `Name: value` lines, folded ones joined. */
function fieldsOf(group: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of group
    .replace(/\n[^\S\n]+/g, ' ')
    .split('\n')
    .slice(0, 100)) {
    const colon = line.indexOf(':');
    if (colon > 0) fields.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  return fields;
}

const addressIn = (words: string): string | null =>
  /[^\s<>;:,"()@]{1,64}@[^\s<>;:,"()@]{1,255}/.exec(words.slice(0, 20_000))?.[0]?.toLowerCase() ?? null;

const diagnosticOf = (words: string): string =>
  oneLineOf(words.replace(/^\s*smtp\s*;\s*/i, ''), READ_LIMITS.diagnostic);

/** The beginning of an attachment's text: headers come first. */
const textOf = ({ content }: Attachment): string =>
  typeof content === 'string'
    ? content
    : new TextDecoder('latin1').decode(new Uint8Array(content as ArrayBuffer).subarray(0, 100_000));
