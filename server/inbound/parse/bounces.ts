/** Bounces: delivery reports (RFC 3464), and the plain messages that some servers write instead. */
import type { Attachment } from 'postal-mime';
import { type BounceFields, fieldsOf, reportedOf } from './bounce-fields.ts';
import { isFromDaemon, isFromServer, tellsOfDelay, tellsOfFailure } from './bounce-wordings.ts';
import { PARSE_LIMITS } from './bounds.ts';
import { headerOf, headersOf, idsIn, mailboxesIn, oneLine } from './headers.ts';
import type { ParsedMail } from './parser.ts';
import type { Bounce } from './read-mail.ts';

/** Reports of other things: that a mail was read, or taken for spam. */
const OTHER_REPORT = /report-type\s*=\s*"?(disposition-notification|feedback-report|tlsrpt)/;
const STATUS = /\b[245]\.\d{1,3}\.\d{1,3}\b/;

/** Null when the mail is no delivery report, or one of success. */
export function bounceOf(mail: ParsedMail, body: string): Bounce | null {
  if (OTHER_REPORT.test(mail.contentType)) return null;
  const words = ownWordsOf(body);
  const groups = [...statusesOf(mail), words].flatMap(fieldsOf);
  const fields = reportedOf(groups);
  const isReport = /^multipart\/report\b/.test(mail.contentType);
  if (!isReport && !isFromServer(mail)) return null;
  if (fields && isSuccess(fields)) return null;
  const failed = headerOf(mail, 'x-failed-recipients');
  const said = `${mail.subject ?? ''}\n${words}`;
  const isTold = tellsOfFailure(said) || (isFromDaemon(mail) && tellsOfDelay(said));
  const returned = returnedIdOf(mail, body);
  // A machine's answer without the mail itself may be a person's: "Sam can't be reached by email".
  const isSure = isReport || failed !== null || isFromDaemon(mail) || returned !== null;
  if (!fields && !failed && !(isTold && isSure)) return null;
  const status = STATUS.exec(fields?.get('status') ?? '')?.[0] ?? statusIn(words);
  return {
    originalMessageId: returned ?? (isReport || failed !== null ? answeredId(mail) : null),
    recipient: recipientOf(mail, fields, words, body),
    status,
    diagnostic: oneLine(diagnosticOf(fields, words), PARSE_LIMITS.diagnostic),
    permanent: isPermanent(fields, status, said),
  };
}

const isSuccess = (fields: BounceFields): boolean =>
  /^(deliver|relay|expand)/.test(actionOf(fields)) ||
  (actionOf(fields) !== 'failed' && /^\s*2\./.test(fields.get('status') ?? ''));

/** A server that stops retrying after days reports "failed" with the status 4.x of its last attempt. */
function isPermanent(fields: BounceFields | undefined, status: string | null, words: string): boolean {
  const action = fields ? actionOf(fields) : '';
  if (action) return action === 'failed';
  if (tellsOfDelay(words)) return false;
  return !(fields && status?.startsWith('4'));
}

const actionOf = (fields: BounceFields): string =>
  /^\w*/.exec(fields.get('action')?.trim().toLowerCase() ?? '')?.[0] ?? '';

const statusIn = (words: string): string | null =>
  /\b[45]\.\d{1,3}\.\d{1,3}\b(?!\.\d)/.exec(words)?.[0] ?? null;

/** Characters to search: a report's own text is at its beginning, followed by the returned mail or its headers. */
const LONGEST_WORDS = 8_000;
const RETURNED_LINE =
  /^[>|\s]*(received|return-path|dkim-signature|message-id|x-[\w-]{2,40}|arc-seal)\s*:\s/im;

function ownWordsOf(body: string): string {
  const beginning = body.slice(0, LONGEST_WORDS);
  const end = beginning.search(RETURNED_LINE);
  return end < 0 ? beginning : beginning.slice(0, end);
}

const textOf = ({ content }: Attachment): string =>
  new TextDecoder().decode((content as ArrayBuffer).slice(0, 200_000));

/** InterMail puts its words into such a part, and its fields into a second one. */
const statusesOf = (mail: ParsedMail): string[] =>
  mail.attachments
    .filter(({ mimeType }) => /^message\/(global-)?delivery-status$/.test(mimeType))
    .slice(0, 20)
    .map(textOf);

const RETURNED =
  /^(message\/(global|rfc822|partial|delivery-status)|(text|message)\/((global-|rfc822-)?headers|plain)|application\/octet-stream)$/;
const MESSAGE_ID =
  /^[>|\s]*(?:x-)?(?:original-)?message-id\s*:\s*(<[^<>\s]{1,498}>|[^\s<>]{1,240}@[^\s<>]{1,240})/im;

/** Returns the Message-ID from the returned mail or its headers; else from the report's quotation. */
function returnedIdOf(mail: ParsedMail, body: string): string | null {
  const parts = mail.attachments.filter(({ mimeType }) => RETURNED.test(mimeType)).slice(0, 20);
  for (const text of [...parts.map(textOf), body, mail.html ?? '']) {
    const id = MESSAGE_ID.exec(text.slice(0, 400_000))?.[1];
    if (id) return idsIn(id)[0] ?? null;
  }
  return null;
}

const answeredId = (mail: ParsedMail): string | null =>
  idsIn(headerOf(mail, 'in-reply-to') ?? '')[0] ?? idsIn(headerOf(mail, 'references') ?? '').at(-1) ?? null;

const addressIn = (text: string): string | null => mailboxesIn(text)[0]?.address ?? null;

/** Returns the recipient from the fields; else the address that the text names, and that the returned mail was for. */
function recipientOf(
  mail: ParsedMail,
  fields: BounceFields | undefined,
  words: string,
  body: string,
): string | null {
  for (const name of ['original-recipient', 'final-recipient', 'x-actual-recipient']) {
    const address = addressIn((fields?.get(name) ?? '').replace(/^[^;]*;/, ''));
    if (address) return address;
  }
  const failed = addressIn(headerOf(mail, 'x-failed-recipients') ?? '');
  if (failed) return failed;
  const ours = new Set(
    headersOf(mail, 'to')
      .flatMap(mailboxesIn)
      .map(({ address }) => address),
  );
  const named = (words.match(ADDRESS) ?? [])
    .map((found) => addressIn(found.replace(/^[.\-=]+|[.-]+$/g, '')))
    .filter(
      (address): address is string =>
        address !== null && !ours.has(address) && !/daemon|postmaster/.test(address),
    );
  const returned = mail.attachments.filter(({ mimeType }) => RETURNED.test(mimeType)).map(textOf);
  const sentTo = [...returned, body].flatMap((text) => [...text.slice(0, 200_000).matchAll(TO)]);
  const to = sentTo.flatMap(([, value = '']) => mailboxesIn(value)).map(({ address }) => address);
  return (
    named.find((address) => to.includes(address)) ??
    named[0] ??
    to.find((address) => !ours.has(address)) ??
    null
  );
}

const ADDRESS = /[^\s<>"'(),;:[\]]{1,64}@[A-Za-z0-9][A-Za-z0-9.-]{1,180}\.[A-Za-z]{2,24}/g;
const TO = /^[>|\s]*to\s*:\s*(.{3,500})$/gim;

function diagnosticOf(fields: BounceFields | undefined, words: string): string {
  const said = (fields?.get('diagnostic-code') ?? '').replace(/^\s*[\w-]+\s*;/, '').trim();
  if (said || fields) return said;
  const line = words.split('\n').find((each) => /\b[45]\d\d[ -]|\b[45]\.\d{1,3}\.\d{1,3}\b/.test(each));
  return line ?? words.slice(Math.max(0, words.search(/^\s*<?[^\s<>]+@/m)));
}
