/** A parsed mail as the plain, bounded data that the rest of the server works with. */

import { isAutomatic } from './automatic.ts';
import { bodyOf, MOST_CHARACTERS } from './body.ts';
import { bounceOf } from './bounces.ts';
import { PARSE_LIMITS } from './bounds.ts';
import type { CalendarMail } from './calendar-parts.ts';
import { contentHashOf } from './content-hash.ts';
import { filesOf } from './files.ts';
import { messageIdOf, oneLine, recipientsOf, referencesOf, sentAtOf } from './headers.ts';
import type { ParsedMail } from './parser.ts';
import { splitQuotedText } from './quotation.ts';
import type { CalendarPart, ReadMail } from './read-mail.ts';
import { senderOf } from './sender.ts';
import { checksOf } from './sender-checks.ts';

export function toReadMail(mail: ParsedMail): ReadMail {
  const body = bodyOf(mail);
  const bounce = bounceOf(mail, body);
  const folded = splitQuotedText(body);
  const { isCut, ...words } = bounded(withCalendar(mail, folded));
  const { files, leftOut } = filesOf(mail, words.text !== '' || words.quoted !== null);
  // Calendar programs mark an answer as automatic; a person gave it all the same.
  const automatic = isAutomatic(mail) && !(mail.calendar && isAnswer(mail.calendar.part));
  const subject = oneLine(mail.subject ?? '', PARSE_LIMITS.subject);
  const content = { subject, sentAt: sentAtOf(mail), ...words, files };
  return {
    kind: bounce ? 'bounce' : automatic ? 'auto-reply' : 'message',
    messageId: messageIdOf(mail),
    references: referencesOf(mail),
    ...senderOf(mail),
    checks: checksOf(mail),
    recipients: recipientsOf(mail),
    ...content,
    contentHash: contentHashOf(mail, content),
    calendar: mail.calendar && { ...mail.calendar.part, words: wordsBeside(mail.calendar, folded) },
    unread: {
      files: leftOut,
      encrypted: mail.encrypted || PGP.test(body),
      damaged: mail.damaged || isCut || body.length >= MOST_CHARACTERS,
    },
    bounce,
  };
}

const PGP = /^-----BEGIN PGP MESSAGE-----$/m;

type Words = { text: string; quoted: string | null };

/** A calendar's answer comes with few words, or none: "No", or what the program writes in another language. */
function withCalendar({ calendar }: ParsedMail, { text, quoted }: Words): Words {
  if (!calendar || (text !== '' && !isAnswer(calendar.part))) return { text, quoted };
  return { text: [calendar.text, text].filter(Boolean).join('\n\n'), quoted };
}

const wordsBeside = ({ comment }: CalendarMail, { text }: Words): string =>
  [comment, PROGRAMS_ANSWER.test(text) ? '' : text]
    .filter(Boolean)
    .join('\n\n')
    .slice(0, PARSE_LIMITS.text)
    .toWellFormed();

/** Text that Google's, Apple's and other calendars generate, without a note from the person. */
const PROGRAMS_ANSWER =
  /^[^\n]{1,200}\bhas (tentatively )?(accepted|declined|replied [“"]?maybe[”"]? to)\b[^\n]{0,20}\binvitation\b(?![^\n]*\bnote\b)/i;

const isAnswer = ({ kind }: Pick<CalendarPart, 'kind'>): boolean =>
  kind !== 'invited' && kind !== 'cancelled';

/** Moves text past the limit into the quotations. */
function bounded({ text, quoted }: Words): Words & { isCut: boolean } {
  if (text.length <= PARSE_LIMITS.text)
    return {
      text,
      quoted: quoted?.slice(0, PARSE_LIMITS.quoted).toWellFormed() ?? null,
      isCut: (quoted?.length ?? 0) > PARSE_LIMITS.quoted,
    };
  const space = text.lastIndexOf(' ', PARSE_LIMITS.text);
  const end = space > PARSE_LIMITS.text / 2 ? space : PARSE_LIMITS.text;
  const rest = [text.slice(end), quoted].filter(Boolean).join('\n');
  return {
    text: text.slice(0, end).toWellFormed(),
    quoted: rest.slice(0, PARSE_LIMITS.quoted).toWellFormed(),
    isCut: rest.length > PARSE_LIMITS.quoted,
  };
}
