/** A parsed mail as the plain, bounded data that the rest of the server works with. */

import { isAutomatic } from './automatic.ts';
import { bodyOf } from './body.ts';
import { bounceOf } from './bounces.ts';
import { MOST } from './bounds.ts';
import { filesOf } from './files.ts';
import { messageIdOf, oneLine, recipientsOf, referencesOf, senderOf, sentAtOf } from './headers.ts';
import type { ParsedMail } from './parser.ts';
import { foldQuotes } from './quotation.ts';
import type { ReadMail } from './read-mail.ts';

export function understand(mail: ParsedMail): ReadMail {
  const body = bodyOf(mail);
  const bounce = bounceOf(mail, body);
  const automatic = isAutomatic(mail);
  return {
    kind: bounce ? 'bounce' : automatic ? 'auto-reply' : 'message',
    messageId: messageIdOf(mail),
    references: referencesOf(mail),
    from: senderOf(mail),
    recipients: recipientsOf(mail),
    subject: oneLine(mail.subject ?? '', MOST.subject),
    sentAt: sentAtOf(mail),
    ...bounded(foldQuotes(body)),
    files: filesOf(mail),
    bounce,
  };
}

/** Text past the limit goes on where the quotations are. */
function bounded({ text, quoted }: { text: string; quoted: string | null }) {
  if (text.length <= MOST.text) return { text, quoted: quoted?.slice(0, MOST.quoted).toWellFormed() ?? null };
  const space = text.lastIndexOf(' ', MOST.text);
  const end = space > MOST.text / 2 ? space : MOST.text;
  const rest = [text.slice(end), quoted].filter(Boolean).join('\n');
  return { text: text.slice(0, end).toWellFormed(), quoted: rest.slice(0, MOST.quoted).toWellFormed() };
}
