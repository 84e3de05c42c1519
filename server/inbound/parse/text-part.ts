/** Decodes the text of a text part. */
import type { Attachment } from 'postal-mime';
import { bytesAsText } from './charsets.ts';
import { type MailPart, typeOf } from './parts.ts';
import { uuFilesIn } from './uuencode.ts';

/** Browsers look for a page's charset in the first 1024 bytes; Word writes more before it. */
const CHARSET_WITHIN = 4096;
const CHARSET = /<(?:meta|\?xml)\b[^>]*?\b(?:charset|encoding)\s*=\s*["']?\s*([\w.:-]{1,40})/i;

/** @param files receives files that are uuencoded within the text. */
export function textOf(part: MailPart, files: Attachment[]): string {
  if (!part.content) return '';
  const { params } = part.contentType.parsed;
  const bytes = new Uint8Array(part.content);
  const text = bytesAsText(bytes, charsetOf(part, bytes)).replace(/\r\n?/g, '\n');
  if (typeOf(part) === 'text/html') return text;
  if (/^flowed$/i.test(params.format ?? '')) return joinFlowedLines(text, /^yes$/i.test(params.delsp ?? ''));
  const found = uuFilesIn(text);
  for (const { name, bytes: content } of found.files)
    files.push({
      ...{ filename: name, mimeType: 'application/octet-stream', disposition: 'attachment' },
      content: content.buffer,
    });
  return found.text;
}

/** Returns the charset from the byte order mark; else from the header; else from the page itself. */
function charsetOf(part: MailPart, bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const declared = part.contentType.parsed.params.charset ?? '';
  if (typeOf(part) !== 'text/html' || !/^\s*(us-ascii|ascii|)\s*$/i.test(declared)) return declared;
  const beginning = Buffer.from(bytes.subarray(0, CHARSET_WITHIN)).toString('latin1');
  const said = CHARSET.exec(beginning)?.[1] ?? declared;
  // A page in UTF-16 couldn't have been read as ASCII up to its declaration.
  return /^(utf-?16|ucs)/i.test(said) ? declared : said;
}

/**
 * Joins the lines of format=flowed (RFC 3676): a line that ends in a space continues in the next one of the same
 * quotation level. `delsp` means that the space was added for this purpose.
 */
function joinFlowedLines(text: string, delsp: boolean): string {
  const paragraphs: { depth: number; parts: string[]; open: boolean }[] = [];
  for (const line of text.split('\n')) {
    const depth = /^>*/.exec(line)?.[0].length ?? 0;
    const content = line.slice(depth).replace(/^ /, '');
    const open = content.endsWith(' ') && content !== '-- ';
    const part = open && delsp ? content.slice(0, -1) : content;
    const last = paragraphs.at(-1);
    if (last?.open && last.depth === depth && content !== '-- ') {
      last.parts.push(part);
      last.open = open;
    } else paragraphs.push({ depth, parts: [part], open });
  }
  return paragraphs
    .map(({ depth, parts }) => (depth ? `${'>'.repeat(depth)} ` : '') + parts.join(''))
    .join('\n');
}
