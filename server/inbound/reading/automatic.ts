/** Mail that a machine sent by itself (RFC 3834): it gets a quiet line and never an answer. */
import { headerOf } from './headers.ts';
import type { ParsedMail } from './parser.ts';

const LIST_HEADERS = [
  'list-id',
  'list-unsubscribe',
  'list-post',
  'x-autoreply',
  'x-autorespond',
  'x-auto-reply-from',
];
const REPORT = /^multipart\/report\b/;
const AUTO_SUBJECT =
  /^(auto(matic)?([ -]?(reply|response))?:|automatic reply|auto[ -]?reply|out of office|automatische antwort|abwesen|respuesta autom|fuera de (la )?oficina)/i;

export function isAutomatic(mail: ParsedMail): boolean {
  const has = (name: string) => headerOf(mail, name) !== null;
  const autoSubmitted = headerOf(mail, 'auto-submitted')?.trim().toLowerCase();
  if (autoSubmitted && !/^no\b/.test(autoSubmitted)) return true;
  if (/^<\s*>$/.test(headerOf(mail, 'return-path')?.trim() ?? '')) return true;
  if (/^\s*(bulk|list|junk|auto_reply)\b/i.test(headerOf(mail, 'precedence') ?? '')) return true;
  if (LIST_HEADERS.some(has) || REPORT.test(mail.contentType)) return true;
  // Exchange writes this header into what people write, too: alone it says nothing, as the subject alone doesn't.
  return has('x-auto-response-suppress') && AUTO_SUBJECT.test(mail.subject ?? '');
}
