/** Recognizes the same mail that came twice: once directly and once through a group, which adds headers and a footer. */
import { createHash } from 'node:crypto';
import { isFooter, isRule } from './footers.ts';
import type { ParsedMail } from './parser.ts';
import type { ReadMail } from './read-mail.ts';

/** Prefixes that groups and mail programs add to a subject. */
const PREFIXES = /^\s*(\[[^\]]{1,80}\]|(re|aw|antw|sv|vs|fwd?|wg|rv|tr)(\[\d+\])?\s*:)\s*/i;

type Content = Pick<ReadMail, 'subject' | 'sentAt' | 'text' | 'quoted' | 'files'>;

/** Base64url of SHA-256, over the whole words and every file: a mail that says more or less is another one. */
export function contentHashOf({ attachments }: ParsedMail, mail: Content): string {
  const hash = createHash('sha256');
  const words = [mail.text, mail.quoted ?? ''].map(withoutFooters).join('\n');
  hash.update(JSON.stringify([subjectOf(mail.subject), mail.sentAt, words]));
  for (const { n, name } of mail.files) {
    hash.update(JSON.stringify(name));
    hash.update(createHash('sha256').update(bytesOf(attachments[n]?.content)).digest());
  }
  return hash.digest('base64url');
}

function subjectOf(subject: string): string {
  let bare = subject;
  while (PREFIXES.test(bare)) bare = bare.replace(PREFIXES, '');
  return bare.trim().toLowerCase();
}

/** Paragraphs that a list or a scanner added, with their rules; spaces count as one. */
const withoutFooters = (text: string): string =>
  text
    .split(/\n[ \t]*\n|\n(?=\s*[-_]{2,}\s*$)/m)
    .filter((paragraph) => !isFooter(paragraph.split('\n')))
    .join('\n')
    .split('\n')
    .filter((line) => !isRule(line))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

const bytesOf = (content: unknown): Uint8Array =>
  content instanceof ArrayBuffer ? new Uint8Array(content) : Buffer.from(String(content ?? ''));
