/** postal-mime, with its ways of decoding a text part replaced. */
import PostalMime, { type Email } from 'postal-mime';
import { unknownBytesAsText } from './charsets.ts';
import { unflow } from './flowed.ts';

export type ParsedMail = Email & { contentType: string };

/** The used members of postal-mime's node of the MIME tree; its version is pinned, and tests would notice a change. */
type Part = {
  content: ArrayBuffer | null;
  parentNode?: Part;
  contentType: { value: string; parsed: { value: string; params: Record<string, string> } };
  contentDisposition: { parsed: { value: string; params: Record<string, string> } };
  getTextContent(): string;
};

const A_MAIL_HAS = new Set([
  'from',
  'to',
  'date',
  'subject',
  'message-id',
  'received',
  'return-path',
  'mime-version',
]);

/** @throws Error when the bytes aren't a mail or pass a bound of the parser (256 levels, 2 MB of headers). */
export async function parseRaw(raw: Uint8Array): Promise<ParsedMail> {
  const parser = new MailParser({ forceRfc822Attachments: true });
  const email = await parser.parse(raw);
  if (!email.headers.some(({ key }) => A_MAIL_HAS.has(key))) throw new Error('This is not a mail.');
  const contentType = email.headers.find(({ key }) => key === 'content-type')?.value.toLowerCase() ?? '';
  return { ...email, contentType };
}

class MailParser extends PostalMime {
  /** Called by postal-mime for each leaf, before its text is taken. */
  isInlineTextNode(part: Part): boolean {
    const type = part.contentType.parsed.value;
    if (type !== 'text/plain' && type !== 'text/html') return false;
    const disposition = part.contentDisposition.parsed;
    // A text file that Apple Mail shows in the body has a name; what it says isn't what the sender writes.
    if (part.parentNode && (disposition.value === 'attachment' || disposition.params.filename)) return false;
    const decoded = part.getTextContent.bind(part);
    part.getTextContent = () => textOf(part, decoded);
    return true;
  }
}

function textOf(part: Part, decoded: () => string): string {
  if (!part.content) return '';
  const { params } = part.contentType.parsed;
  const flowed = /^flowed$/i.test(params.format ?? '');
  // postal-mime joins flowed lines across levels of quotation, which puts the answer into the quote.
  params.format = '';
  const text = unknownBytesAsText(new Uint8Array(part.content), params.charset ?? '') ?? decoded();
  const lines = text.replace(/\r\n?/g, '\n');
  return flowed ? unflow(lines, /^yes$/i.test(params.delsp ?? '')) : lines;
}
