/** A part of a mail, as postal-mime's tree has it. */

type Parameters = { value: string; params: Record<string, string> };

/** The used members of postal-mime's node; its version is pinned, and tests would notice a change. */
export type MailPart = {
  state: 'header' | 'body' | 'finished';
  headerLines: string[];
  content: ArrayBuffer | null;
  contentDecoder: unknown;
  parentNode?: MailPart;
  childNodes: MailPart[];
  contentType: { value: string; parsed: Parameters; multipart: string | false };
  contentTransferEncoding: { encoding: string };
  contentDisposition: { parsed: Parameters };
  feed(line: Uint8Array<ArrayBuffer>): void;
  getTextContent(): string;
};

/** A type that is none ("text", "plain; charset=...") is plain text (RFC 2045 §5.2). */
export function typeOf({ contentType }: MailPart): string {
  const type = contentType.parsed.value.trim().toLowerCase();
  if (/^(text\/)?html$/.test(type)) return 'text/html';
  return /^[\w.+-]+\/[\w.+-]+$/.test(type) ? type : 'text/plain';
}

export const fileNameOf = ({ contentDisposition, contentType }: MailPart): string =>
  contentDisposition.parsed.params.filename || contentType.parsed.params.name || '';

const DATA =
  /^text\/(calendar|csv|directory|(x-)?vcard|css|(x-)?javascript|tab-separated-values|rfc822-headers)$/;

/** Whether a part that stands as a file may be all that the sender wrote, shown in the mail rather than attached. */
export const mayBeWords = (part: MailPart): boolean =>
  (typeOf(part).startsWith('text/') || isUntypedText(part)) &&
  !DATA.test(typeOf(part)) &&
  (part.contentDisposition.parsed.value !== 'attachment' || !fileNameOf(part));

/** A whole mail without a type that anyone knows, whose bytes are words. */
const isUntypedText = (part: MailPart): boolean =>
  typeOf(part) === 'application/octet-stream' &&
  !part.parentNode &&
  part.content !== null &&
  !new TextDecoder()
    .decode(part.content.slice(0, 4096), { stream: true })
    .match(/(?![\t\r\n])[\p{Cc}\uFFFD]/u);
